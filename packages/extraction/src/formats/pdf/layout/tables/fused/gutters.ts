import type { Row } from '../table-cells.ts'

const sameEdge = 0.25

export interface Span {
  readonly x: number
  readonly end: number
}

/** The room between two columns: its middle, and where it ends if all cells begin there. */
export interface Gutter {
  readonly middle: number
  readonly start?: number
  /** What the cells on both sides of it take. */
  readonly columns: readonly [Span, Span]
}

/** The gutters between the columns of some rows; null where a cell reaches into the next column. */
export function guttersOf(rows: readonly Row[]): Gutter[] | null {
  const near = sameEdge * (rows[0]?.size ?? 0)
  const columns = (rows[0]?.cells ?? []).map((_, column) => {
    const cells = rows.flatMap(({ cells }) => cells[column] ?? [])
    const starts = cells.map(({ x }) => x)
    const [x, end] = [Math.min(...starts), Math.max(...cells.map((cell) => cell.end))]
    return { x, end, startsAlike: Math.max(...starts) - x < near }
  })
  const gutters = columns.slice(1).map((after, index): Gutter => {
    const before = columns[index] ?? after
    const gutter = { middle: (before.end + after.x) / 2, columns: [before, after] as const }
    return after.startsAlike ? { ...gutter, start: after.x } : gutter
  })
  return gutters.every(({ columns: [before, after] }) => after.x > before.end) ? gutters : null
}
