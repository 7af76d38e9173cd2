import type { Segment, SegmentLine } from '../pieces/segments.ts'

const sameEdge = 0.3
const sameSize = 0.1
const mostStep = 1.6
const fewestBelow = 2
const linesAround = 4

/** How many lines below one with two pieces go on with the left one of them, piece by piece. */
function linesBelow(lines: readonly SegmentLine[], at: number, left: Segment): number {
  let [count, before] = [0, left]
  for (;;) {
    const [next, other] = lines[at + count + 1]?.segments ?? []
    if (!next || other || Math.abs(next.x - left.x) > sameEdge * left.size) return count
    const isAlike = Math.abs(next.size - left.size) <= sameSize * left.size
    const isDrawnNext = next.order > before.order
    if (!isAlike || !isDrawnNext || next.y - before.y > mostStep * left.size) return count
    count += 1
    before = next
  }
}

/** Whether no other line nearby has a piece that begins or ends where this one does, as the rows of a table would. */
function standsAlone(
  lines: readonly SegmentLine[],
  from: number,
  to: number,
  { x, end, size }: Segment,
): boolean {
  const around = [
    ...lines.slice(Math.max(0, from - linesAround), from),
    ...lines.slice(to + 1, to + 1 + linesAround),
  ]
  return !around.some(({ segments }) =>
    segments.some(
      (other, index) =>
        index > 0 && Math.min(Math.abs(other.x - x), Math.abs(other.end - end)) < sameEdge * size,
    ),
  )
}

/** A line of its own beside the first of several, as a date beside an address; null where the line at `at` is none such. */
function sideLine(
  lines: readonly SegmentLine[],
  at: number,
): { side: Segment; left: Segment; last: number; isFirst: boolean } | null {
  const { segments = [], isLeftwards = false } = lines[at] ?? {}
  const [left, side] = segments
  if (!left || !side || segments.length !== 2 || isLeftwards || side.opensCell) return null
  const last = at + linesBelow(lines, at, left)
  if (last - at < fewestBelow) return null
  const isFirst = side.order < left.order
  const isLast = side.order > (lines[last]?.segments[0]?.order ?? side.order)
  if (!isFirst && !isLast) return null
  return standsAlone(lines, at, last, side) ? { side, left, last, isFirst } : null
}

/** Puts what stands beside the first of several lines ahead of them or after them, as it was drawn. */
export function partSideLines(lines: readonly SegmentLine[]): SegmentLine[] {
  const result: SegmentLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    const found = sideLine(lines, at)
    if (!found) {
      if (line) result.push(line)
      continue
    }
    const { side, left, last, isFirst } = found
    const apart = { segments: [side], isLeftwards: false }
    const block = [{ segments: [left], isLeftwards: false }, ...lines.slice(at + 1, last + 1)]
    result.push(...(isFirst ? [apart, ...block] : [...block, apart]))
    at = last
  }
  return result
}
