import type { Segment } from '../pieces/segments.ts'

interface Sides {
  readonly left: readonly Segment[]
  readonly right: readonly Segment[]
}

const fewestLines = 3
const sameRow = 0.3
const sameBaseline = 0.1
const mostShared = 0.5
const enoughLabels = 0.6
const labelEnd = /^[^:|]{2,40}:$/
const labeled = /^[^:|]{2,40}:\s+\S/

/** Segments of one side by the lines they share, each line from left to right. */
function rowsOf(side: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = []
  for (const segment of [...side].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && segment.y - first.y <= sameRow * first.size) row.push(segment)
    else rows.push([segment])
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x))
}

/** Whether few lines of a side are exactly as high as one of the other. */
function hasOwnHeights({ left, right }: Sides): boolean {
  const heights = new Set(right.map(({ y, size }) => Math.round(y / (sameBaseline * size))))
  const isShared = ({ y, size }: Segment) => {
    const height = Math.round(y / (sameBaseline * size))
    return [height - 1, height, height + 1].some((near) => heights.has(near))
  }
  return left.filter(isShared).length < mostShared * left.length
}

/** Rows of a label and its value in two pieces, as many as there are lines. */
function holdsRows(side: readonly Segment[]): boolean {
  const rows = rowsOf(side)
  const several = rows.filter(({ length }) => length > 1).length
  return several >= 2 && several >= mostShared * rows.length
}

/** How many of the lines of a side are labeled, each otherwise than the others. */
function labelsOf(rows: readonly Segment[][], label: RegExp): number {
  const labels = rows.flatMap(([first]) =>
    first && label.test(first.text) ? [first.text.split(':', 1)[0]] : [],
  )
  return new Set(labels).size
}

function holdsLabels(rows: readonly Segment[][], mayPartValues: boolean): boolean {
  const parted = mayPartValues ? labelsOf(rows, labelEnd) : 0
  return labelsOf(rows, labeled) + parted >= enoughLabels * rows.length
}

function isPlain(rows: readonly Segment[][]): boolean {
  return rows.every(
    (row) => row.length === 1 && /\p{L}/u.test(row[0]?.text ?? '') && !row[0]?.text.includes(':'),
  )
}

/** How many pieces of a side have a colon, as labels have. */
function countLabels(side: readonly Segment[]): number {
  return side.filter(({ text }) => text.includes(':')).length
}

/** An address, say, beside a block of lines with labels of their own: `Our reference: 55`. */
function isBesideLabels({ left, right }: Sides): boolean {
  const [ofLeft, ofRight] = [countLabels(left), countLabels(right)]
  if (Math.max(ofLeft, ofRight) < 2 || Math.min(ofLeft, ofRight) > 0) return false
  const [before, after] = [rowsOf(left), rowsOf(right)]
  if (Math.min(before.length, after.length) < fewestLines) return false
  return (
    (isPlain(before) && holdsLabels(after, true)) || (isPlain(after) && holdsLabels(before, false))
  )
}

/**
 * Whether two sides are blocks of lines of their own, as an address and references beside it, and not columns of a table
 * that are read row by row. `isDrawnApart`: one was drawn after the other.
 */
export function areBlocks(sides: Sides, isDrawnApart: boolean): boolean {
  if (isBesideLabels(sides)) return true
  if (!isDrawnApart) return false
  return hasOwnHeights(sides) || holdsRows(sides.left) !== holdsRows(sides.right)
}
