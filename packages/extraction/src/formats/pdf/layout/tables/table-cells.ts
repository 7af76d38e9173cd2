import type { SegmentLine } from '../pieces/segments.ts'
import { partCloseCells } from './close/close-cells.ts'
import { amount } from './close/column-edges.ts'

/** Text between two gaps of a row. */
export interface Cell {
  readonly text: string
  readonly x: number
  readonly end: number
}

/** The cells of one or more lines that make a row, from left to right. */
export interface Row {
  readonly cells: readonly Cell[]
  readonly y: number
  readonly bottom: number
  readonly size: number
  readonly isLeftwards: boolean
  /** Known by how it was drawn. */
  readonly isWhole: boolean
  /** Positions of its first and its last piece in the order they are drawn in. */
  readonly drawn: readonly [number, number]
}

const cellGap = 1.6
const alignedGap = 0.8
const wordGap = 0.18
const sameEdge = 0.3
const rowsAround = 3
const enoughAligned = 2
const enoughPieces = 4
const fewestSums = 2
const fewestNames = 3
/** How many cells of a row are compared with those around them. */
const mostCells = 60
const lineStep = 1.5
const evenGap = 0.04
const figure = /^[\d.,%$€£()+\-\u2013\u2212/\s]+$/

interface Gap {
  readonly width: number
  readonly x: number
  readonly end: number
}

function gapBefore({ segments }: SegmentLine, index: number): Gap {
  const [before, after] = [segments[index - 1], segments[index]]
  if (!before || !after) return { width: 0, x: 0, end: 0 }
  return { width: after.x - before.end, x: after.x, end: after.end }
}

/** Whether lines nearby have a gap that ends at the same place: then all of them part cells of a table. */
function isAligned(lines: readonly SegmentLine[], at: number, gap: Gap, size: number): boolean {
  let aligned = 0
  const pieces = lines[at]?.segments.length ?? 0
  for (let other = Math.max(0, at - rowsAround); other <= at + rowsAround; other += 1) {
    const line = lines[other]
    if (other === at || !line || line.isLeftwards !== lines[at]?.isLeftwards) continue
    for (let index = 1; index < Math.min(line.segments.length, mostCells); index += 1) {
      const { width, x, end } = gapBefore(line, index)
      const isNear = Math.min(Math.abs(x - gap.x), Math.abs(end - gap.end)) < sameEdge * size
      if (width > alignedGap * size && isNear) {
        // One row with as many cells tells as much as two with others.
        aligned += pieces >= enoughPieces && line.segments.length === pieces ? enoughAligned : 1
        break
      }
    }
  }
  return aligned >= enoughAligned
}

/** Whether text runs through above and below a gap, which then is a wide space in a line of prose. */
function isRunOver(lines: readonly SegmentLine[], at: number, gap: Gap, size: number): boolean {
  const [left, right] = [gap.x - gap.width, gap.x]
  const y = lines[at]?.segments[0]?.y ?? 0
  return [lines[at - 1], lines[at + 1]].every((line) => {
    const near = line?.segments[0]
    if (!line || !near || Math.abs(near.y - y) > lineStep * size) return false
    return line.segments.slice(0, mostCells).some(({ x, end }) => x < left && end > right)
  })
}

/**
 * Whether a line is prose spread over a narrow column: single words, all of them the same distance apart, which are under no
 * others. A number in front keeps its own distance.
 */
function isSpreadOut(lines: readonly SegmentLine[], at: number): boolean {
  const line = lines[at]
  const words = line?.segments ?? []
  if (!line || words.length < 3 || words.length > mostCells) return false
  if (words.some(({ text }) => /\S\s+\S/.test(text) || figure.test(text))) return false
  const gaps = words.map((_, index) => gapBefore(line, index)).slice(1)
  const widths = gaps.map(({ width }) => width)
  const isEven = (some: readonly number[]) =>
    some.length > 1 && Math.max(...some) - Math.min(...some) < evenGap * Math.max(...some)
  if (!isEven(widths) && !isEven(widths.slice(1))) return false
  return !gaps.some((gap, index) => isAligned(lines, at, gap, words[index]?.size ?? 0))
}

/** Where the sums begin that a line ends with, two at least; at its end where it has none. */
function firstOfSums({ segments }: SegmentLine): number {
  const last = segments.findLastIndex(({ text }) => !amount.test(text.trim()))
  const first = last + 1
  return last >= 0 && segments.length - first >= fewestSums ? first : segments.length
}

function cellsOf(lines: readonly SegmentLine[], at: number): Cell[] {
  const line = lines[at]
  if (!line) return []
  const isOneCell = isSpreadOut(lines, at)
  const firstSum = firstOfSums(line)
  const cells: { text: string; x: number; end: number }[] = []
  for (const [index, segment] of line.segments.entries()) {
    const [before, open] = [line.segments[index - 1], cells.at(-1)]
    if (before && open) {
      const gap = gapBefore(line, index)
      const size = Math.max(before.size, segment.size)
      const isCell =
        segment.opensCell ||
        (index >= firstSum && gap.width > alignedGap * size) ||
        (!isOneCell &&
          !(
            index < mostCells &&
            gap.width > alignedGap * size &&
            isRunOver(lines, at, gap, size)
          ) &&
          (gap.width > cellGap * size ||
            (index < mostCells &&
              gap.width > alignedGap * size &&
              isAligned(lines, at, gap, size))))
      if (!isCell) {
        const isApart =
          gap.width > wordGap * Math.min(before.size, segment.size) || gap.width < -0.5 * size
        open.text += (isApart ? ' ' : '') + segment.text
        open.end = Math.max(open.end, segment.end)
        continue
      }
    }
    cells.push({ text: segment.text, x: segment.x, end: segment.end })
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.trim() }))
}

/** Which column of a row each cell of the next line is under; null when one is under none. */
function columnsUnder(row: Row, cells: readonly Cell[]): number[] | null {
  const columns = cells.map((cell) =>
    row.cells.findIndex(({ x }) => Math.abs(x - cell.x) < sameEdge * row.size),
  )
  return columns.includes(-1) ? null : columns
}

/** Which cell of a row each cell of the next line has its middle under; null when one is under the middle of none. */
function middlesUnder(row: Row, cells: readonly Cell[]): number[] | null {
  const columns = cells.map((cell) =>
    row.cells.findIndex(
      ({ x, end }) => Math.abs(x + end - cell.x - cell.end) < sameEdge * row.size,
    ),
  )
  return columns.includes(-1) ? null : columns
}

/** Whether a line goes on with the names of columns set in the middle above it: words drawn cell by cell, as those were. */
function goesOnInMiddles(row: Row, line: Row): boolean {
  const isAmid = line.drawn[0] > row.drawn[0] && line.drawn[0] < row.drawn[1]
  if (!isAmid || row.cells.length < fewestNames) return false
  if ([row, line].some(({ cells }) => cells.some(({ text }) => figure.test(text)))) return false
  return middlesUnder(row, line.cells) !== null
}

/** Whether a line holds what did not fit into the cells above it, rather than a row of its own. */
function wraps(row: Row, line: Row): boolean {
  if (row.cells.length < 2 || row.cells.length > mostCells || line.cells.length > mostCells) {
    return false
  }
  if (row.isWhole || line.isWhole) return false
  if (row.isLeftwards || line.y - row.bottom > lineStep * row.size) return false
  if (Math.abs(row.size - line.size) > 0.1 * row.size) return false
  const columns = columnsUnder(row, line.cells)
  if (!columns) return goesOnInMiddles(row, line)
  const isLabel = [row, line].some(({ cells }) => cells[0]?.text.endsWith(':') === true)
  if (columns.includes(0) && isLabel) return false
  // Cells are mostly drawn one by one: what was drawn amid the row above belongs to it.
  if (line.drawn[0] > row.drawn[0] && line.drawn[1] < row.drawn[1]) return true
  if (line.cells.some(({ text }) => figure.test(text))) return false
  const isLower = line.cells.every(({ text }) => /^[\p{Ll}(]/u.test(text))
  // As many cells as above, all of them drawn after those, are the next row of words in lower case.
  const isFull = line.cells.length > 2 && line.cells.length === row.cells.length
  const isNext = isFull && line.drawn[0] > row.drawn[1]
  if (columns.includes(0)) return isLower && line.cells.length > 1 && !isNext
  return isLower || line.cells.length === 1
}

function withLine(row: Row, line: Row): Row {
  const columns = columnsUnder(row, line.cells) ?? middlesUnder(row, line.cells) ?? []
  const cells = row.cells.map((cell, column) => {
    const more = line.cells[columns.indexOf(column)]
    if (!more) return cell
    const [x, end] = [Math.min(cell.x, more.x), Math.max(cell.end, more.end)]
    return { text: `${cell.text} ${more.text}`, x, end }
  })
  const drawn: Row['drawn'] = [
    Math.min(row.drawn[0], line.drawn[0]),
    Math.max(row.drawn[1], line.drawn[1]),
  ]
  return { ...row, cells, bottom: line.bottom, drawn }
}

/** Lines of segments, from top to bottom, as rows of cells; texts that wrap within their cells are one row. */
export function toRows(drawn: readonly SegmentLine[]): Row[] {
  const lines = partCloseCells(drawn)
  const rows: Row[] = []
  for (const [at, line] of lines.entries()) {
    const { segments, isLeftwards } = line
    const { y, size } = segments.reduce((a, b) => (b.text.length > a.text.length ? b : a))
    const orders = segments.map(({ order }) => order)
    const drawn: Row['drawn'] = [Math.min(...orders), Math.max(...orders)]
    const bottom = Math.max(y, ...segments.map((segment) => segment.bottom ?? y))
    const isWhole = segments.some((segment) => segment.bottom !== undefined)
    const row: Row = { cells: cellsOf(lines, at), y, bottom, size, isLeftwards, isWhole, drawn }
    const above = rows.at(-1)
    if (above && wraps(above, row)) rows[rows.length - 1] = withLine(above, row)
    else rows.push(row)
  }
  return rows
}
