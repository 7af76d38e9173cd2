import { marker } from './marks/markers.ts'
import { isRightToLeft, type Segment, type SegmentLine } from './pieces/segments.ts'
import { partSideLines } from './regions/side-lines.ts'
import { partFusedNames } from './tables/fused/fused-names.ts'
import { partFusedValues } from './tables/fused/fused-values.ts'
import { type Row, toRows } from './tables/table-cells.ts'

/** One line of text within a column. A tab in `text` stands for a gap such as between table cells. */
export interface Line {
  readonly text: string
  readonly x: number
  readonly end: number
  readonly y: number
  /** Its last baseline, where a row of a table has several. */
  readonly bottom: number
  readonly size: number
  /** Where its cells are, if it has several. */
  readonly cells?: readonly Edges[]
}

export interface Edges {
  readonly x: number
  readonly end: number
}

const sameLine = 0.45
/** The number of an item as wide as the room before its text: `10.Wash`. */
const closeNumber = /^(\d{1,2}[.)])(?=\p{Lu}\p{Ll}+[\s,:])/u
/** Segments that share a baseline, top to bottom, each line from left to right. */
function linesOf(segments: readonly Segment[]): Segment[][] {
  const sorted = [...segments].sort((a, b) => a.y - b.y || a.x - b.x)
  const lines: Segment[][] = []
  let line: Segment[] = []
  let tallest: Segment | null = null
  for (const segment of sorted) {
    const belongs =
      tallest !== null &&
      segment.y - tallest.y <=
        sameLine *
          Math.min(Math.max(tallest.size, segment.size), 1.5 * Math.min(tallest.size, segment.size))
    if (!belongs) {
      line = []
      lines.push(line)
      tallest = null
    }
    line.push(segment)
    if (!tallest || segment.size > tallest.size * 1.2) tallest = segment
  }
  return lines
}

function toSegmentLine(line: readonly Segment[]): SegmentLine {
  const cells = line.some((segment) => segment.cells)
    ? line.flatMap((segment) => segment.cells ?? [segment])
    : [...line]
  const isLeftwards = isRightToLeft(line.map(({ text }) => text).join(''))
  const segments = isLeftwards
    ? cells.map((segment) => ({ ...segment, x: -segment.end, end: -segment.x }))
    : cells
  return { segments: segments.sort((a, b) => a.x - b.x), isLeftwards }
}

function toLine({ cells, y, bottom, size, isLeftwards }: Row): Line {
  const [start, end] = [Math.min(...cells.map(({ x }) => x)), Math.max(...cells.map((c) => c.end))]
  const isItem = cells.length === 2 && marker.test(cells[0]?.text ?? '')
  const joined = cells.map((cell) => cell.text).join(isItem ? ' ' : '\t')
  const text = joined.replace(closeNumber, '$1 ')
  const edges = isLeftwards ? { x: -end, end: -start } : { x: start, end }
  return { text, y, bottom, size, ...edges, ...(cells.length > 1 && !isItem && { cells }) }
}

/** Rows of segments that share a baseline, top to bottom, each as one line. */
export function toLines(segments: readonly Segment[]): Line[] {
  const rows = toRows(partSideLines(linesOf(segments).map(toSegmentLine)))
  // Names are told by whole rows, and what is whole is no row to part.
  return partFusedNames(partFusedValues(partFusedNames(rows)))
    .map(toLine)
    .filter(({ text }) => text !== '')
}
