import type { Citation } from '@precis/domain'
import { distinctCitations, type Range } from '../../../document-view/quotes.ts'

/** Words of the summary with the citations they rest on. */
export interface SummaryPiece {
  readonly text: string
  readonly citations: readonly Citation[]
}

/** A paragraph of the summary as it is set: few enough citations to be beside it. */
export interface SummaryItem {
  readonly pieces: readonly SummaryPiece[]
  readonly citations: readonly Citation[]
  readonly isSourced: boolean
}

const citationsBeside = 2

function paragraphsOf(text: string): Range[] {
  const ranges: Range[] = []
  let start = 0
  for (const gap of text.matchAll(/\n+|$/g)) {
    if (text.slice(start, gap.index).trim() !== '') ranges.push({ start, end: gap.index })
    start = gap.index + gap[0].length
  }
  return ranges
}

function cutPieces(text: string, paragraph: Range, citations: readonly Citation[]): SummaryPiece[] {
  const spans = new Map<string, { start: number; end: number; citations: Citation[] }>()
  for (const citation of citations) {
    const { at } = citation
    if (at === undefined || at.start >= paragraph.end || at.end <= paragraph.start) continue
    const start = Math.max(at.start, paragraph.start)
    const end = Math.min(at.end, paragraph.end)
    const key = `${start}-${end}`
    const span = spans.get(key)
    if (span) span.citations.push(citation)
    else spans.set(key, { start, end, citations: [citation] })
  }
  const pieces: SummaryPiece[] = []
  let from = paragraph.start
  for (const span of [...spans.values()].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const gap = text.slice(from, Math.max(from, span.start))
    if (/\p{L}.*[.!?…]\s*$/su.test(gap)) {
      pieces.push({ text: gap, citations: [] })
      from = span.start
    }
    if (span.end <= from) {
      const last = pieces.pop()
      if (last) pieces.push({ ...last, citations: [...last.citations, ...span.citations] })
      continue
    }
    pieces.push({ text: text.slice(from, span.end), citations: span.citations })
    from = span.end
  }
  const rest = text.slice(from, paragraph.end)
  if (/\p{L}|\p{N}/u.test(rest)) pieces.push({ text: rest, citations: [] })
  else if (rest !== '') {
    const last = pieces.pop()
    if (last) pieces.push({ ...last, text: last.text + rest })
  }
  return pieces
}

interface OpenItem {
  pieces: SummaryPiece[]
  citations: Citation[]
  isSourced: boolean
}

function setParagraph(pieces: readonly SummaryPiece[]): OpenItem[] {
  const items: OpenItem[] = []
  for (const piece of pieces) {
    const isSourced = piece.citations.length > 0
    const last = items.at(-1)
    const joined = [...(last?.citations ?? []), ...piece.citations]
    if (last?.isSourced === isSourced && distinctCitations(joined).length <= citationsBeside) {
      last.pieces.push(piece)
      last.citations = joined
    } else {
      items.push({ pieces: [piece], citations: [...piece.citations], isSourced })
    }
  }
  return items
}

/** Sets the summary in short paragraphs, each beside the citations of its sentences. Uncited sentences stand apart. */
export function summaryItems(text: string, citations: readonly Citation[]): SummaryItem[] {
  const own = citations.filter((citation) => citation.field === 'summary')
  const items = paragraphsOf(text).flatMap((paragraph) =>
    setParagraph(cutPieces(text, paragraph, own)),
  )
  const loose = own.filter((citation) => citation.at === undefined)
  const first = items[0]
  if (first && loose.length > 0) {
    first.citations = [...first.citations, ...loose]
    first.isSourced = true
  }
  return items
}
