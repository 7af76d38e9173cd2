import type { Row } from './table-cells.ts'

const sameEdge = 0.25

/** The room between two columns: its middle, and its edges where all cells end or begin there. */
export interface Gutter {
  readonly middle: number
  readonly end?: number
  readonly start?: number
}

/** The gutters between the columns of some rows; null where a cell reaches into the next column. */
export function guttersOf(rows: readonly Row[]): Gutter[] | null {
  const gutters: Gutter[] = []
  const near = sameEdge * (rows[0]?.size ?? 0)
  for (let column = 1; column < (rows[0]?.cells.length ?? 0); column += 1) {
    const ends = rows.map(({ cells }) => cells[column - 1]?.end ?? 0)
    const starts = rows.map(({ cells }) => cells[column]?.x ?? 0)
    const [end, start] = [Math.max(...ends), Math.min(...starts)]
    if (start <= end) return null
    const gutter = { middle: (end + start) / 2 }
    const [isEdge, isStart] = [end - Math.min(...ends) < near, Math.max(...starts) - start < near]
    gutters.push({ ...gutter, ...(isEdge && { end }), ...(isStart && { start }) })
  }
  return gutters
}
