import type { LaidChanges } from '@precis/analysis'
import { type Citation, partitionPoint, type Side, type Summary } from '@precis/domain'

/** Where a text is within JSON. */
export interface WrittenText {
  readonly start: number
  /** Which of its characters are escaped, rising. */
  readonly escaped: readonly number[]
  /** How much longer it is written up to each of these, that one included. */
  readonly longer: readonly number[]
}

/** Two versions as they were submitted, and as they are analyzed. */
export interface ReadVersions {
  /** JSON text. */
  readonly content: string
  readonly before: WrittenText
  readonly after: WrittenText
  readonly laid: LaidChanges
}

/**
 * Turns citations of the layout into citations of the submitted versions, each an exact slice of the content. What rests
 * on one side of a change rests on its other side as well.
 */
export function citeVersions(citations: readonly Citation[], versions: ReadVersions): Citation[] {
  const cited = citations.flatMap((citation) => citeOne(citation, versions))
  const bySlot = new Map(cited.map((one) => [slotOf(one), one]))
  return [...bySlot.values()]
}

function slotOf({ field, index, at, start, end }: Citation): string {
  return [field, index, at?.start, at?.end, start, end].join(':')
}

function citeOne(citation: Citation, versions: ReadVersions): Citation[] {
  const { laid } = versions
  const pieces = piecesIn(citation, laid)
  const cited = pieces.map((piece) => {
    const start = Math.max(citation.start, piece.start)
    const end = Math.min(citation.end, piece.end)
    const shift = piece.from - piece.start
    return write(citation, versions, piece.side, { start: start + shift, end: end + shift })
  })
  const [first] = pieces
  if (first === undefined || new Set(pieces.map(({ side }) => side)).size > 1) return cited
  const counterparts =
    laid.changes[first.change]?.[first.side === 'before' ? 'after' : 'before'] ?? []
  const others = counterparts.flatMap((span) => piecesIn(span, laid).slice(0, 1))
  const added = others
    .slice(0, mostCounterparts)
    .map(({ start, end, from, side }) =>
      write(citation, versions, side, { start: from, end: from + end - start }),
    )
  return first.side === 'before' ? [...cited, ...added] : [...added, ...cited]
}

/** The first sentences of a long passage are enough to show where it is. */
const mostCounterparts = 2

function piecesIn({ start, end }: { start: number; end: number }, { pieces }: LaidChanges) {
  const first = partitionPoint(pieces, (piece) => piece.end > start)
  const behind = partitionPoint(pieces, (piece) => piece.start >= end)
  return pieces.slice(first, behind)
}

function write(
  { field, index, at }: Citation,
  versions: ReadVersions,
  side: Side,
  within: { start: number; end: number },
): Citation {
  const { content } = versions
  const start = writtenAt(versions[side], within.start)
  const end = writtenAt(versions[side], within.end)
  const slot = at === undefined ? { field, index } : { field, index, at }
  return { ...slot, start, end, quote: content.slice(start, end), side, within }
}

/** Where a character of a text is written. */
function writtenAt({ start, escaped, longer }: WrittenText, at: number): number {
  const before = partitionPoint(escaped, (place) => place >= at)
  return start + at + (longer[before - 1] ?? 0)
}

/** How much of the submitted text was read, in its own characters. */
export function coverageOf(
  { characters, analysed, parts }: Summary['coverage'],
  { content }: ReadVersions,
): Summary['coverage'] {
  const share = characters === 0 ? 1 : analysed / characters
  return { characters: content.length, analysed: Math.round(share * content.length), parts }
}
