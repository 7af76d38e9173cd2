import type { Row } from './table-cells.ts'

const sameEdge = 0.25

/** The room between two columns: its middle, and its edges where all cells end or begin there. */
export interface Gutter {
  readonly middle: number
  readonly end?: number
  readonly start?: number
}

/**
 * The gutters between the columns of some rows; null where a cell reaches into the next column. `mayBeCentered`: cells that are all
 * as wide tell no edge, as they may stand in the middle of their column.
 */
export function guttersOf(rows: readonly Row[], mayBeCentered: boolean): Gutter[] | null {
  const gutters: Gutter[] = []
  const near = sameEdge * (rows[0]?.size ?? 0)
  const isAlike = (places: readonly number[]) => Math.max(...places) - Math.min(...places) < near
  for (let column = 1; column < (rows[0]?.cells.length ?? 0); column += 1) {
    const [before, after] = [column - 1, column].map((at) => ({
      starts: rows.map(({ cells }) => cells[at]?.x ?? 0),
      ends: rows.map(({ cells }) => cells[at]?.end ?? 0),
    }))
    if (!before || !after) return null
    const [end, start] = [Math.max(...before.ends), Math.min(...after.starts)]
    if (start <= end) return null
    const isEnd = isAlike(before.ends) && !(mayBeCentered && isAlike(before.starts))
    const isStart = isAlike(after.starts) && !(mayBeCentered && isAlike(after.ends))
    const gutter = { middle: (end + start) / 2 }
    gutters.push({ ...gutter, ...(isEnd && { end }), ...(isStart && { start }) })
  }
  return gutters
}
