import type { Segment } from '../pieces/segments.ts'

const apart = 1.6
const sameRow = 0.3
/** How much farther from what is above a part begins than the lines near it are from each other. */
const wider = 1.2

/** The first segment of each line, and how far below the line above it is. */
function linesOf(segments: readonly Segment[]): { at: number; step: number }[] {
  const lines: { at: number; step: number }[] = []
  let bottom = Number.NEGATIVE_INFINITY
  for (const [at, { y, size, bottom: last = y }] of segments.entries()) {
    if (y - bottom > sameRow * size) lines.push({ at, step: y - bottom })
    bottom = Math.max(bottom, last)
  }
  return lines
}

/** The first places in the order of drawing among a segment and all that follow it. */
function firstDrawn(segments: readonly Segment[]): number[] {
  const first: number[] = []
  for (let at = segments.length - 1; at >= 0; at -= 1) {
    const { order = 0 } = segments[at] ?? {}
    first[at] = Math.min(order, first[at + 1] ?? order)
  }
  return first
}

/**
 * Segments, given from top to bottom, that begin a part of the page: they stand apart from all that is above, and what is above
 * was drawn before all that is below.
 */
export function partStarts(segments: readonly Segment[]): Set<Segment> {
  const starts = new Set<Segment>()
  const first = firstDrawn(segments)
  const lines = linesOf(segments)
  let [last, from] = [Number.NEGATIVE_INFINITY, 0]
  for (const [index, { at, step }] of lines.entries()) {
    for (const { order } of segments.slice(from, at)) last = Math.max(last, order)
    from = at
    const segment = segments[at]
    const steps = [lines[index - 1], lines[index + 1]].map((near) => near?.step ?? step)
    const isApart = segment && step > Math.max(apart * segment.size, wider * Math.min(...steps))
    if (index > 0 && isApart && last < (first[at] ?? last)) starts.add(segment)
  }
  return starts
}
