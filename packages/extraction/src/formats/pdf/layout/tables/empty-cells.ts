import type { Edges, Line } from '../lines.ts'
import { marker } from '../marks/markers.ts'
import { goesOnTable } from './row-steps.ts'

const fewestColumns = 3
const sameEdge = 0.3
const mostAhead = 1
const usualShare = 0.5

function cellsOf({ cells }: Line): readonly Edges[] {
  return cells ?? []
}

/** Whether the fullest rows tell the columns: names above the others, or most of the rows; not words spread over a line. */
function areUsual(full: readonly Line[], rows: readonly Line[]): boolean {
  const [first] = full
  if (!first || /^\p{Ll}|[,;](?:\t|$)/u.test(first.text)) return false
  if (full.length >= usualShare * rows.length) return true
  return (
    !marker.test(first.text.split('\t', 1)[0] ?? '') && (first === rows[0] || first === rows[1])
  )
}

/** Where the columns of a table are: as wide as the widest cell of its fullest rows. Empty where that is not sure. */
function columnsOf(rows: readonly Line[]): Edges[] {
  const most = rows.reduce((count, row) => Math.max(count, cellsOf(row).length), 0)
  const full = rows.filter((row) => cellsOf(row).length === most)
  if (!areUsual(full, rows)) return []
  const columns: { x: number; end: number }[] = []
  for (const row of full) {
    for (const [index, { x, end }] of cellsOf(row).entries()) {
      const column = columns[index]
      if (column) {
        column.x = Math.min(column.x, x)
        column.end = Math.max(column.end, end)
      } else columns.push({ x, end })
    }
  }
  return columns
}

/** The one column that a cell is in; -1 when it is in none or in several. */
function columnOf({ x, end }: Edges, columns: readonly Edges[], size: number): number {
  const near = sameEdge * size
  const aligned = columns.findIndex(
    (column) => Math.abs(column.x - x) < near || Math.abs(column.end - end) < near,
  )
  if (aligned >= 0) return aligned
  const over = columns.flatMap((column, index) => (column.x < end && column.end > x ? [index] : []))
  return over.length === 1 ? (over[0] ?? -1) : -1
}

/** A row with a place for each cell that is empty in it; as it is when some cell is in no column of its own. */
function withPlaces(row: Line, columns: readonly Edges[]): Line {
  const texts = row.text.split('\t')
  const cells = cellsOf(row)
  if (cells.length === columns.length || cells.length !== texts.length) return row
  const places: string[] = []
  for (const [index, cell] of cells.entries()) {
    const column = columnOf(cell, columns, row.size)
    // The label of a sum stands before the sum, under whatever column that is.
    if (column < places.length || (index === 0 && column > mostAhead)) return row
    while (places.length < column) places.push('')
    places.push(texts[index] ?? '')
  }
  // A row with bars at both ends would pass for one that is framed by them.
  const isOpen = places[0] !== ''
  while (isOpen && places.length < columns.length) places.push('')
  return { ...row, text: places.join('\t') }
}

function filled(rows: readonly Line[]): readonly Line[] {
  if (rows.length < 2) return rows
  const columns = columnsOf(rows)
  if (columns.length < fewestColumns) return rows
  return rows.map((row) => withPlaces(row, columns))
}

/** The lines of a region, with an empty place in rows of tables where a cell is empty, so that each value is in its column. */
export function withEmptyCells(lines: readonly Line[]): Line[] {
  const result: Line[] = []
  let from = 0
  for (let at = 1; at <= lines.length; at += 1) {
    if (at < lines.length && goesOnTable(lines, at)) continue
    result.push(...filled(lines.slice(from, at)))
    from = at
  }
  return result
}
