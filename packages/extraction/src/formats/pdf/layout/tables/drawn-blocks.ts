import type { Segment } from '../pieces/segments.ts'

export const sameEdge = 0.3
/** How far below a line the next one of its cell is at least, in heights of its letters. */
export const leastStep = 0.8
/** How far in the first line of a cell may begin, as behind a space. */
const mostIndent = 0.5
const aHair = 0.05
const sameSize = 0.1
const mostStep = 2.1
/** How much farther below the last line of a cell the next one may be than that is below the one before it. */
const mostGrowth = 1.25
/** A paragraph of more lines is not looked at for the first cell of a table below it. */
const mostParted = 200

/** Lines that were drawn one below the other, as the text of a cell is. */
export interface Block {
  readonly lines: Segment[]
  readonly x: number
  end: number
}

export function isAlike(a: number, b: number): boolean {
  return Math.abs(a - b) <= sameSize * Math.max(a, b)
}

function goesBelow({ lines, x, end }: Block, next: Segment): boolean {
  const last = lines.at(-1)
  if (!last || !isAlike(last.size, next.size)) return false
  const step = next.y - last.y
  if (step < leastStep * next.size || step > mostStep * next.size) return false
  const before = lines.at(-2)
  if (before && step > mostGrowth * (last.y - before.y)) return false
  const near = sameEdge * next.size
  const isCentered = Math.abs(last.x + last.end - next.x - next.end) < 2 * near
  const isUnder = Math.abs(x - next.x) < mostIndent * next.size
  return isUnder || Math.abs(end - next.end) < near || isCentered
}

/** Whether two lines have an edge or their middles in common to a hair, as lines of one cell have. */
function areFlush(above: Segment, below: Segment): boolean {
  const [left, right] = [below.x - above.x, below.end - above.end]
  return Math.min(Math.abs(left), Math.abs(right), Math.abs(left + right)) < aHair * below.size
}

/** Takes the first cell of a row off the paragraph above the table, when the next cell begins at its height. */
function partFrom(block: Block, next: Segment): Block | undefined {
  const { lines } = block
  const at = lines.findIndex(({ y, size }) => Math.abs(y - next.y) < sameEdge * size)
  const [above, first] = [lines[at - 1], lines[at]]
  if (!above || !first || areFlush(above, first)) return undefined
  const own = lines.splice(at)
  block.end = Math.max(...lines.map(({ end }) => end))
  return { lines: own, x: first.x, end: Math.max(...own.map(({ end }) => end)) }
}

/** The cells and paragraphs of a page, as they were drawn. */
export function blocksOf(drawn: readonly Segment[]): Block[] {
  const blocks: Block[] = []
  for (const segment of drawn) {
    const block = blocks.at(-1)
    if (block && goesBelow(block, segment)) {
      block.lines.push(segment)
      block.end = Math.max(block.end, segment.end)
      continue
    }
    const cell = block && block.lines.length <= mostParted ? partFrom(block, segment) : undefined
    if (cell) blocks.push(cell)
    blocks.push({ lines: [segment], x: segment.x, end: segment.end })
  }
  return blocks
}
