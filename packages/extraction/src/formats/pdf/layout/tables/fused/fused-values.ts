import { amount } from '../close/column-edges.ts'
import { type WordGap, wordGaps } from '../close/word-places.ts'
import type { Cell, Row } from '../table-cells.ts'
import { type Gutter, guttersOf } from './gutters.ts'

/** How many rows above and below one tell its columns, and how many of them must. */
const rowsAround = 4
const enoughRows = 2
const mostColumns = 30
/** A longer text is no cell of a row. */
const longestText = 300
/** How far apart the rows of a table may be, in heights of their letters. */
const mostStep = 5
const sameSize = 0.15
/** How far from the edge of its column a value may begin whose place is not known for sure. */
const nearEdge = 1
/** How far from there a text begins that only its place tells. */
const nearStart = 0.4
const sameEnd = 0.3
const code = /^\d{1,3}[a-z]?$/
const codeAndText = /^\d{1,3}[a-z]?\s(?=\p{L}{2})/u
const oneFigure = /^[(+\-\u2013\u2212]?(?:\p{Sc}\s?)?\d[\d.,'\u2019 ]*(?:\s?[\p{Sc}%])?\)?$/u
const opensFigure = /^[(+\-\u2013\u2212]?(?:\p{Sc}\s?)?\d/u

/** Figures with few words among them: `$900 to $1,200`, but not `2 rooms`. */
function isFigure(text: string): boolean {
  const [digits, letters] = [text.match(/\d/g)?.length ?? 0, text.match(/\p{L}/gu)?.length ?? 0]
  return opensFigure.test(text) && digits >= letters
}

/** The rows around one that have as many cells as the fuller one of its neighbors, if that has more than the row itself. */
function fullerRows(rows: readonly Row[], at: number): Row[] {
  const row = rows[at]
  const around: Row[] = []
  for (const step of [-1, 1]) {
    let before = row
    for (let away = 1; away <= rowsAround; away += 1) {
      const next = rows[at + step * away]
      if (!row || !before || !next || next.isLeftwards) break
      const apart = step < 0 ? before.y - next.bottom : next.y - before.bottom
      if (apart > mostStep * row.size || Math.abs(next.size - row.size) > sameSize * row.size) break
      around.push(next)
      before = next
    }
  }
  const most = [rows[at - 1], rows[at + 1]].reduce(
    (count, near) => Math.max(count, near && around.includes(near) ? near.cells.length : 0),
    0,
  )
  if (most > mostColumns || most <= (row?.cells.length ?? most)) return []
  return around.filter(({ cells }) => cells.length === most)
}

interface Column {
  readonly gutter: Gutter
  /** Where its widest cell ends, and where all of them do. */
  readonly widest: number
  readonly end: number | undefined
  readonly holdsFigures: boolean
}

/** Each column but the first, with the gutter before it. */
function columnsOf(rows: readonly Row[], gutters: readonly Gutter[], size: number): Column[] {
  return gutters.map((gutter, index) => {
    const cells = rows.flatMap(({ cells }) => cells[index + 1] ?? [])
    const [first = 0] = cells.map(({ end }) => end)
    const endsAlike = cells.every(({ end }) => Math.abs(end - first) < sameEnd * size)
    const figures = cells.filter(({ text }) => isFigure(text)).length
    const widest = cells.reduce((most, { end }) => Math.max(most, end), 0)
    return {
      gutter,
      widest,
      end: endsAlike ? first : undefined,
      holdsFigures: figures * 2 > cells.length,
    }
  })
}

/** Where the value of a column begins in a text that runs into it. */
function valueIn(
  { text, x, end }: Cell,
  column: Column,
  { size, cells }: Row,
): WordGap | undefined {
  const isValue = (value: string) => (cells.length === 1 ? amount.test(value) : isFigure(value))
  const gaps = wordGaps(text, x, end - x)
  const { start } = column.gutter
  if (start !== undefined) {
    const apart = (gap: WordGap) => Math.abs(gap.start - start)
    const nearest = gaps.toSorted((a, b) => apart(a) - apart(b))[0]
    const isNear = nearest && apart(nearest) < nearEdge * size
    return isNear && isValue(text.slice(nearest.at)) ? nearest : undefined
  }
  if (column.end === undefined || Math.abs(column.end - end) > sameEnd * size) return undefined
  const isLast = cells.length === 1 ? amount : oneFigure
  return gaps.find(({ at }) => isLast.test(text.slice(at)))
}

function partAt(cell: Cell, { at, end, start }: WordGap): Cell[] {
  const [before, after] = [cell.text.slice(0, at).trim(), cell.text.slice(at).trim()]
  return [
    { text: before, x: cell.x, end },
    { text: after, x: start, end: cell.end },
  ]
}

/** The columns that begin within a text, close to a word each. */
function columnsIn(cell: Cell, columns: readonly Column[], size: number): WordGap[] | undefined {
  const gaps = wordGaps(cell.text, cell.x, cell.end - cell.x)
  const crossed = columns.filter(({ gutter: { middle } }) => cell.x < middle && cell.end > middle)
  const found = crossed.map(({ gutter: { start = Number.NEGATIVE_INFINITY } }) =>
    gaps.find((gap) => Math.abs(gap.start - start) < nearStart * size),
  )
  // What is longer than any cell of the last of them runs over several columns.
  const isLonger = cell.end > (crossed.at(-1)?.widest ?? cell.end) + sameEnd * size
  return !isLonger && found.every((gap) => gap !== undefined) ? found : undefined
}

/** The cells of a row that are not its label, parted where all columns that they run over begin with one of their words. */
function partTexts(
  [label, ...others]: readonly Cell[],
  columns: readonly Column[],
  size: number,
): Cell[] {
  if (!label) return []
  const parted = others.flatMap((cell) => {
    const gaps = columnsIn(cell, columns, size) ?? []
    return gaps.reduceRight<Cell[]>(
      ([first = cell, ...rest], gap) => [...partAt(first, gap), ...rest],
      [cell],
    )
  })
  return [label, ...parted]
}

function partCell(cell: Cell, columns: readonly Column[], row: Row): Cell[] {
  const column = columns.find(
    ({ gutter, holdsFigures }) =>
      holdsFigures && cell.x < gutter.middle && cell.end > gutter.middle,
  )
  const gap = column && valueIn(cell, column, row)
  return gap ? partAt(cell, gap) : [cell]
}

/** The number of a row and the text beside it, where the other rows have a column of numbers. */
function partCode([first, ...others]: readonly Cell[], rows: readonly Row[]): Cell[] {
  if (!first) return []
  const numbered = rows.filter(({ cells }) => code.test(cells[0]?.text ?? ''))
  // One of them may hold the names of the columns.
  const isNumbered = numbered.length >= Math.max(enoughRows, rows.length - 1)
  const [gap] = wordGaps(first.text, first.x, first.end - first.x)
  const isFused = isNumbered && gap && codeAndText.test(first.text)
  return [...(isFused ? partAt(first, gap) : [first]), ...others]
}

function withValues(rows: readonly Row[], at: number): Row | undefined {
  const row = rows[at]
  if (!row || row.isLeftwards || row.cells.length === 0) return row
  if (row.cells.some(({ text }) => text.length > longestText)) return row
  const fuller = fullerRows(rows, at)
  if (fuller.length < enoughRows) return row
  const cells = row.cells.length === 1 ? row.cells : partCode(row.cells, fuller)
  const gutters = guttersOf(fuller)
  if (!gutters) return { ...row, cells }
  const columns = columnsOf(fuller, gutters, row.size)
  const values = cells.flatMap((cell) => partCell(cell, columns, row))
  const texts = partTexts(values, columns, row.size)
  const isFull = texts.length === columns.length + 1
  if (isFull) return { ...row, cells: texts }
  return { ...row, cells: values.length <= columns.length + 1 ? values : cells }
}

/** Parts values, and numbers of rows, that were read with the text beside them, where the rows around show that they have columns. */
export function partFusedValues(rows: readonly Row[]): Row[] {
  return rows.flatMap((_, at) => withValues(rows, at) ?? [])
}
