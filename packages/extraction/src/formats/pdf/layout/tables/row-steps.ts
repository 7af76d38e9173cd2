import type { Edges, Line } from '../lines.ts'

const sameEdge = 0.3
const sameSize = 0.12
const leastShared = 2
/** With as many cells, the same gutters are enough. */
const enoughGutters = 3
/** How wide the room between two columns is at least, in heights of letters, where only that tells them. */
const leastGutter = 0.1
/** With more cells than this, a line is no row. */
const mostCells = 60
/** How far apart the rows of a table may be, in heights of their letters. */
const mostStep = 3.5
/** How far apart they may be where all their cells are under one another. */
const mostWideStep = 5
/** How much farther apart two rows may be than the two above them. */
const mostGrowth = 1.5

/** Words of a sentence that are spread over a line. */
const spreadProse = /[,;]\t/

function sharedEdges(above: readonly Edges[], below: readonly Edges[], near: number): number {
  const isUnder = ({ x, end }: Edges) =>
    above.some((cell) => Math.min(Math.abs(cell.x - x), Math.abs(cell.end - end)) < near)
  return below.filter(isUnder).length
}

function sharedMiddles(above: readonly Edges[], below: readonly Edges[], near: number): number {
  const isUnder = ({ x, end }: Edges) =>
    above.some((cell) => Math.abs(cell.x + cell.end - x - end) < near)
  return below.filter(isUnder).length
}

/** Whether as many cells on both lines are parted by the same gutters, wherever in its column each of them stands. */
function haveSameGutters(above: readonly Edges[], below: readonly Edges[], size: number): boolean {
  if (above.length !== below.length) return false
  return above.slice(1).every(({ x }, at) => {
    const end = Math.max(above[at]?.end ?? 0, below[at]?.end ?? 0)
    return Math.min(x, below[at + 1]?.x ?? 0) - end >= leastGutter * size
  })
}

/** Whether two lines have cells under one another, as rows of one table have. */
function areRows(above: Line, below: Line, isNamed = false): boolean {
  if (!above.cells || !below.cells) return false
  if (Math.max(above.cells.length, below.cells.length) > mostCells) return false
  const size = Math.max(above.size, below.size)
  const step = below.y - above.bottom
  if (step <= 0 || step > mostWideStep * size) return false
  const isAlike = Math.abs(above.size - below.size) <= sameSize * size
  if (step > mostStep * size) return isAlike && standUnder(above.cells, below.cells)
  if (!isAlike && above.cells.length !== below.cells.length) return false
  const near = sameEdge * size
  const shared = sharedEdges(above.cells, below.cells, near)
  if (!isAlike) return shared === below.cells.length
  if (shared >= leastShared) return true
  const isSpread = spreadProse.test(above.text) || spreadProse.test(below.text)
  if (isSpread || !haveSameGutters(above.cells, below.cells, size)) return false
  const hasColumns = isNamed || above.cells.length >= enoughGutters
  return hasColumns || shared > 0 || sharedMiddles(above.cells, below.cells, near) > 0
}

/** Whether each cell of a line stands under another one of the row above, and reaches under no second one. */
function standUnder(above: readonly Edges[], below: readonly Edges[]): boolean {
  if (below.length < leastShared) return false
  let last = -1
  return below.every(({ x, end }) => {
    const over = above.flatMap((cell, at) => (cell.x < end && cell.end > x ? [at] : []))
    const [column = -1] = over
    const isNext = over.length === 1 && column > last
    last = column
    return isNext
  })
}

/** Whether a line as far below two rows as they are from each other has its cells under theirs, as a sum in the middle of its cell. */
function keepsStep(first: Line, above: Line, line: Line): boolean {
  if (!above.cells || !line.cells || line.cells.length > mostCells) return false
  if (spreadProse.test(line.text)) return false
  const size = Math.max(above.size, line.size)
  const [step, before] = [line.y - above.bottom, above.y - first.bottom]
  if (Math.abs(above.size - line.size) > sameSize * size || step > mostWideStep * size) return false
  return Math.abs(step - before) < sameEdge * size && standUnder(above.cells, line.cells)
}

/** Whether the line at `at` is the next row of a table, however much room there is above and below the text of its cells. */
export function goesOnTable(lines: readonly Line[], at: number): boolean {
  const [first, above, line, next] = [lines[at - 2], lines[at - 1], lines[at], lines[at + 1]]
  if (!above || !line) return false
  const isNamed = next !== undefined && areRows(line, next)
  const isFollowing = first !== undefined && areRows(first, above, true)
  if (!areRows(above, line, isNamed)) return isFollowing && keepsStep(first, above, line)
  return !isFollowing || line.y - above.bottom <= mostGrowth * (above.y - first.bottom)
}
