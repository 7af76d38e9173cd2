import type { Segment } from '../pieces/segments.ts'

const fewestLines = 6
const wideShare = 0.45
const clearlySmaller = 0.93
const mostNotes = 0.5
const mostIndent = 0.3
const fewestNumbers = 5
const lineNumber = /^\d{1,3}$/
const pitchOf = 1.2

interface Edges {
  readonly left: number
  readonly right: number
  readonly size: number
}

function at(sorted: Float64Array, share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}

function inOrder(values: readonly number[]): Float64Array {
  return Float64Array.from(values).sort()
}

/** Between which edges the wide lines of a page stand; null when there are few of them, or columns of them. */
function edgesOf(segments: readonly Segment[]): Edges | null {
  const ends = inOrder(segments.map(({ end }) => end))
  const width = at(ends, 0.95) - at(inOrder(segments.map(({ x }) => x)), 0.05)
  const wide = segments.filter(({ x, end }) => end - x > wideShare * width)
  if (wide.length < fewestLines) return null
  const starts = inOrder(wide.map(({ x }) => x))
  const isOneColumn = at(starts, 0.95) - at(starts, 0.05) < mostIndent * width
  if (!isOneColumn) return null
  return {
    left: at(starts, 0.1),
    right: at(inOrder(wide.map(({ end }) => end)), 0.9),
    size: at(inOrder(wide.map(({ size }) => size)), 0.5),
  }
}

function isBeside({ x, end }: Segment, { left, right, size }: Edges): boolean {
  return end < left - 0.3 * size || x > right + 0.3 * size
}

/** Numbers that count the lines of a page beside them. */
function areLineNumbers(beside: readonly Segment[]): boolean {
  if (beside.length < fewestNumbers || !beside.every(({ text }) => lineNumber.test(text.trim()))) {
    return false
  }
  const numbers = [...beside].sort((a, b) => a.y - b.y).map(({ text }) => Number(text))
  const steps = new Set(numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0)))
  return steps.size === 1 && [...steps].every((step) => step > 0)
}

/** Lines of notes that follow each other closely, each lot as one note. */
function notesOf(beside: readonly Segment[], { left }: Edges): Segment[][] {
  const notes: Segment[][] = []
  for (const side of [
    beside.filter(({ end }) => end < left),
    beside.filter(({ end }) => end >= left),
  ]) {
    let last: Segment | undefined
    for (const line of [...side].sort((a, b) => a.y - b.y || a.x - b.x)) {
      if (last && line.y - last.y < 1.6 * line.size) notes.at(-1)?.push(line)
      else notes.push([line])
      last = line
    }
  }
  return notes.sort(([a], [b]) => (a?.y ?? 0) - (b?.y ?? 0))
}

/** Where paragraphs begin among the lines of a page, by the wider step above them. */
function paragraphTops(lines: readonly Segment[], size: number): number[] {
  const ys = [...new Set(lines.map(({ y }) => y))].sort((a, b) => a - b)
  const steps = ys.slice(1).map((y, index) => y - (ys[index] ?? 0))
  const pitch = at(inOrder(steps.filter((step) => step > 0.8 * size)), 0.25)
  return ys.filter((y, index) => index === 0 || y - (ys[index - 1] ?? 0) > pitchOf * pitch)
}

/**
 * The pieces of a page with the small notes at its sides apart: each note comes before the paragraph that it stands
 * beside. Numbers that count lines are left out. Pages without such notes stay as they are.
 */
export function partSideNotes(segments: readonly Segment[]): Segment[][] {
  const edges = edgesOf(segments)
  if (!edges) return [[...segments]]
  const beside = segments.filter((segment) => isBeside(segment, edges))
  const text = segments.filter((segment) => !isBeside(segment, edges))
  if (areLineNumbers(beside)) return [text]
  const isNotes =
    beside.length > 0 &&
    beside.length < mostNotes * text.length &&
    beside.every(({ size }) => size < clearlySmaller * edges.size)
  if (!isNotes) return [[...segments]]
  const tops = paragraphTops(text, edges.size)
  const lines = [...text].sort((a, b) => a.y - b.y)
  const parts: Segment[][] = []
  let from = 0
  let next = 0
  for (const note of notesOf(beside, edges)) {
    const top = (note[0]?.y ?? 0) + 0.6 * edges.size
    while ((tops[next] ?? Number.POSITIVE_INFINITY) <= top) next += 1
    const start = tops[next - 1] ?? Number.NEGATIVE_INFINITY
    let to = from
    while ((lines[to]?.y ?? Number.POSITIVE_INFINITY) < start) to += 1
    if (to > from) parts.push(lines.slice(from, to))
    parts.push(note)
    from = to
  }
  if (from < lines.length) parts.push(lines.slice(from))
  return parts
}
