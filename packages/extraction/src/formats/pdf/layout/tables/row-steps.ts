import type { Edges, Line } from '../lines.ts'

const sameEdge = 0.3
const sameSize = 0.12
const leastShared = 2
/** With more cells than this, a line is no row. */
const mostCells = 60
/** How far apart the rows of a table may be, in heights of their letters. */
const mostStep = 3
/** How much farther apart two rows may be than the two above them. */
const mostGrowth = 1.5

/** Whether two lines have cells under one another, as rows of one table have. */
function areRows(above: Line, below: Line): boolean {
  if (!above.cells || !below.cells) return false
  if (Math.max(above.cells.length, below.cells.length) > mostCells) return false
  const size = Math.max(above.size, below.size)
  const step = below.y - above.bottom
  if (step <= 0 || step > mostStep * size) return false
  const isAlike = Math.abs(above.size - below.size) <= sameSize * size
  if (!isAlike && above.cells.length !== below.cells.length) return false
  const isUnder = ({ x, end }: Edges) =>
    above.cells?.some(
      (cell) => Math.min(Math.abs(cell.x - x), Math.abs(cell.end - end)) < sameEdge * size,
    )
  const shared = below.cells.filter(isUnder).length
  return isAlike ? shared >= leastShared : shared === below.cells.length
}

/** Whether the line at `at` is the next row of a table, however much room there is above and below the text of its cells. */
export function goesOnTable(lines: readonly Line[], at: number): boolean {
  const [first, above, line] = [lines[at - 2], lines[at - 1], lines[at]]
  if (!above || !line || !areRows(above, line)) return false
  if (!first || !areRows(first, above)) return true
  return line.y - above.bottom <= mostGrowth * (above.y - first.bottom)
}
