import { partitionPoint } from '@precis/domain'
import { lastStartingBy } from '../../document/locate.ts'
import type { StyleValue } from './doc-styles.ts'
import type { Piece } from './piece-table.ts'
import { forEachProperty, type PropertyRun } from './property-pages.ts'

/** What a paragraph's properties say about its place and rank. */
export interface ParagraphProperties {
  readonly tableDepth: number
  /** Not known of Word 6 and 95. */
  readonly endsRow: boolean | undefined
  readonly endsInnerCell: boolean
  readonly endsInnerRow: boolean
  readonly heading: number | undefined
  readonly isListItem: boolean
  /** The list that the paragraph is an item of, and its level there; null when it is none. */
  readonly list: { readonly id: string; readonly depth: number } | null
}

const code = {
  inTable: 0x2416,
  endsRow: 0x2417,
  tableDepth: 0x6649,
  innerCell: 0x244b,
  innerRow: 0x244c,
  outlineLevel: 0x2640,
  list: 0x460b,
  listLevel: 0x260a,
  deleted: 0x0800,
  hidden: 0x083c,
}
const maxTableDepth = 20
const lastHeadingStyle = 9
/** Above them are numbers that files of Word 6 brought along. */
const lastList = 0x7fe

function interpret({ style, properties }: PropertyRun, ofStyle: StyleValue): ParagraphProperties {
  const values = new Map<number, number>()
  forEachProperty(properties, (key, value) => values.set(key, value))
  const isIn = (key: number) => (values.get(key) ?? 0) !== 0
  const depth = values.get(code.tableDepth) ?? (isIn(code.inTable) ? 1 : 0)
  const outline = values.get(code.outlineLevel)
  const ofList = (key: number) => values.get(key) ?? ofStyle(style, key) ?? 0
  const list = ofList(code.list)
  const byStyle = style >= 1 && style <= lastHeadingStyle ? style : undefined
  return {
    tableDepth: Math.min(maxTableDepth, depth),
    endsRow: isIn(code.endsRow),
    endsInnerCell: isIn(code.innerCell),
    endsInnerRow: isIn(code.innerRow),
    heading: outline !== undefined && outline < 9 ? outline + 1 : byStyle,
    isListItem: list !== 0,
    list: list > 0 && list <= lastList ? { id: String(list), depth: ofList(code.listLevel) } : null,
  }
}

/** Finds the properties of the paragraph that holds a character position. */
export function paragraphFinder(
  pieces: readonly Piece[],
  runs: readonly PropertyRun[],
  ofStyle: StyleValue,
): (position: number) => ParagraphProperties | null {
  const known = new Map<PropertyRun, ParagraphProperties>()
  let at = 0
  return (position) => {
    if ((pieces[at]?.start ?? 0) > position) at = 0
    while (at < pieces.length && (pieces[at]?.end ?? 0) <= position) at += 1
    const piece = pieces[at]
    if (!piece) return null
    const offset = piece.offset + (position - piece.start) * piece.bytesPerCharacter
    const run = runs[lastStartingBy(runs, offset)]
    if (!run || offset >= run.end) return null
    const properties = known.get(run) ?? interpret(run, ofStyle)
    known.set(run, properties)
    return properties
  }
}

interface Range {
  readonly start: number
  end: number
}

/** Ranges that are sorted by their start, those that touch made one. */
function mergeRanges(sorted: readonly Readonly<Range>[]): Range[] {
  const merged: Range[] = []
  for (const { start, end } of sorted) {
    const last = merged.at(-1)
    if (end <= start) continue
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/** Marks the character positions whose text is deleted or hidden; null when there are none. */
export function removedPositions(
  pieces: readonly Piece[],
  runs: readonly PropertyRun[],
  length: number,
): Uint8Array | null {
  const removed = runs.filter(({ properties }) => {
    let isRemoved = false
    forEachProperty(properties, (key, value) => {
      if ((key === code.deleted || key === code.hidden) && (value & 1) === 1) isRemoved = true
    })
    return isRemoved
  })
  if (removed.length === 0) return null
  const ranges = mergeRanges(removed)
  const flags = new Uint8Array(length)
  for (const { start, end, offset, bytesPerCharacter } of pieces) {
    const pieceEnd = offset + (end - start) * bytesPerCharacter
    const within = ranges.slice(
      partitionPoint(ranges, (range) => range.end > offset),
      partitionPoint(ranges, (range) => range.start >= pieceEnd),
    )
    for (const range of within) {
      const from = Math.max(range.start, offset)
      const to = Math.min(range.end, pieceEnd)
      const first = start + Math.floor((from - offset) / bytesPerCharacter)
      flags.fill(1, first, start + Math.ceil((to - offset) / bytesPerCharacter))
    }
  }
  return flags
}
