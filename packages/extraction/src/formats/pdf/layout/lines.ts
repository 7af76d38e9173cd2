import { isRightToLeft, type Segment } from './segments.ts'

/** One line of text within a column. A tab in `text` stands for a gap such as between table cells. */
export interface Line {
  readonly text: string
  readonly x: number
  readonly end: number
  readonly y: number
  readonly size: number
}

const sameLine = 0.45
const cellGap = 1.6
const wordGap = 0.18

function lineOf(row: readonly Segment[]): Line {
  const isRtl = isRightToLeft(row.map(({ text }) => text).join(''))
  const ordered = [...row].sort((a, b) => (isRtl ? b.end - a.end : a.x - b.x))
  let text = ''
  let before: Segment | null = null
  for (const segment of ordered) {
    if (before) {
      const gap = isRtl ? before.x - segment.end : segment.x - before.end
      const size = Math.max(before.size, segment.size)
      if (gap > cellGap * size) text += '\t'
      else if (gap > wordGap * Math.min(before.size, segment.size)) text += ' '
      else if (gap < -0.5 * size) text += ' '
    }
    text += segment.text
    before = segment
  }
  const main = row.reduce((a, b) => (b.text.length > a.text.length ? b : a))
  return {
    text: text.trim(),
    x: Math.min(...row.map(({ x }) => x)),
    end: Math.max(...row.map(({ end }) => end)),
    y: main.y,
    size: main.size,
  }
}

/** Rows of segments that share a baseline, top to bottom, each as one line. */
export function toLines(segments: readonly Segment[]): Line[] {
  const sorted = [...segments].sort((a, b) => a.y - b.y || a.x - b.x)
  const lines: Line[] = []
  let row: Segment[] = []
  let tallest: Segment | null = null
  for (const segment of sorted) {
    const belongs =
      tallest !== null &&
      segment.y - tallest.y <=
        sameLine *
          Math.min(Math.max(tallest.size, segment.size), 1.5 * Math.min(tallest.size, segment.size))
    if (!belongs) {
      if (row.length > 0) lines.push(lineOf(row))
      row = []
      tallest = null
    }
    row.push(segment)
    if (!tallest || segment.size > tallest.size * 1.2) tallest = segment
  }
  if (row.length > 0) lines.push(lineOf(row))
  return lines.filter(({ text }) => text !== '')
}
