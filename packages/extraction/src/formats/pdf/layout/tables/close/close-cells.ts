import { marker } from '../../marks/markers.ts'
import type { Segment, SegmentLine } from '../../pieces/segments.ts'

const linesAround = 2
const mostPieces = 60
const sameEdge = 0.12
const sameSize = 0.1
const mostStep = 3.5
const leastShared = 2
const enoughShared = 0.8
const number = /^(?:[A-Z]\.)?\d{1,3}(?:\.\d{1,2}){0,4}\.?$/
const evenly = 0.15
/** How many lines around a header may have cells under it, and how many must. */
const mostAround = 12
const enoughUnder = 2

/** Neither what follows the number of a heading or item nor the dots that lead to its page are cells. */
function couldOpenCell(line: readonly Segment[], index: number): boolean {
  const [before, { text = '' } = {}] = [line[index - 1]?.text ?? '', line[index]]
  const isNumbered = index === 1 && (marker.test(before) || number.test(before))
  return index > 0 && !isNumbered && /^[\p{L}\p{N}\p{Sc}(]/u.test(text)
}

/** The pieces of a line, parted at every gap that could lie between cells. */
function piecesOf({ segments }: SegmentLine): Segment[] {
  return segments.flatMap((whole) => {
    if (!whole.gaps && whole.text === whole.text.trim()) return whole
    const { gaps = [], opensCell = false, ...segment } = whole
    const starts = [{ start: 0, end: segment.x, at: 0 }, ...gaps]
    return starts.map(({ end: x, at }, index) => {
      const next = starts[index + 1]
      const text = segment.text.slice(at, next?.at).trim()
      const piece = { ...segment, text, x, end: next?.start ?? segment.end }
      return index === 0 && opensCell ? { ...piece, opensCell } : piece
    })
  })
}

/** Which pieces of a line could open a cell and begin or end where one of the other line does. */
function sharedEdges(line: readonly Segment[], other: readonly Segment[]): Set<Segment> {
  const others = other.slice(1)
  const isShared = ({ x, end, size }: Segment) =>
    others.some(
      (piece) => Math.min(Math.abs(piece.x - x), Math.abs(piece.end - end)) < sameEdge * size,
    )
  return new Set(line.filter((piece, index) => couldOpenCell(line, index) && isShared(piece)))
}

function couldBeRows([a]: readonly Segment[], [b]: readonly Segment[]): boolean {
  if (!a || !b || Math.abs(a.size - b.size) > sameSize * a.size) return false
  const [above, below] = a.y < b.y ? [a, b] : [b, a]
  return below.y - (above.bottom ?? above.y) < mostStep * a.size
}

/** Words spread over a line go on in lower case, end with commas or semicolons, or stand the same distance apart. */
function looksLikeProse(line: readonly Segment[]): boolean {
  const goingOn = line.filter(
    ({ text }, index) => (index > 0 && /^\p{Ll}/u.test(text)) || /[,;]$/.test(text),
  )
  if (goingOn.length * 2 > line.length - 1) return true
  if (line.some(({ text }) => /\d/.test(text))) return false
  const gaps = line.slice(1).map(({ x }, index) => x - (line[index]?.end ?? x))
  return Math.max(...gaps) - Math.min(...gaps) < evenly * Math.max(...gaps)
}

/** Pieces that begin a cell because nearly all gaps of their line are those of a line nearby; null when there is none. */
function cellsOf(lines: readonly Segment[][], at: number): Set<Segment> | null {
  const line = lines[at] ?? []
  if (line.length <= leastShared || line.length > mostPieces || looksLikeProse(line)) return null
  for (let near = Math.max(0, at - linesAround); near <= at + linesAround; near += 1) {
    const other = lines[near]
    if (near === at || !other || other.length > mostPieces || !couldBeRows(line, other)) continue
    const shared = sharedEdges(line, other)
    const gaps = Math.max(line.length, other.length) - 1
    if (shared.size >= leastShared && shared.size >= enoughShared * gaps) return shared
  }
  return null
}

/** Pieces of a line of names that stand over columns: cells further down begin or end where they do. */
function namesOver(
  lines: readonly SegmentLine[],
  pieces: readonly Segment[][],
  at: number,
): Set<Segment> | null {
  const line = pieces[at] ?? []
  if (line.length <= leastShared || line.length > mostPieces) return null
  const under = lines
    .slice(at + 1, at + 1 + mostAround)
    .filter(({ segments, isLeftwards }) => !isLeftwards && segments.length > leastShared)
  if (under.length < enoughUnder) return null
  if (!line.every(({ text }) => /\p{L}/u.test(text)) || looksLikeProse(line)) return null
  const isOver = ({ x, end, size }: Segment) => {
    const near = sameEdge * size
    const isUnder = (cell: Segment, index: number) =>
      index > 0 && Math.min(Math.abs(cell.x - x), Math.abs(cell.end - end)) < near
    const rows = under.filter(({ segments }) => segments.slice(0, mostPieces).some(isUnder))
    return rows.length >= enoughUnder
  }
  const names = line.filter((piece, index) => couldOpenCell(line, index) && isOver(piece))
  return names.length === line.length - 1 ? new Set(names) : null
}

/**
 * Parts the cells of tables that stand closer than the words of a heading may: in two lines near each other nearly all
 * gaps, two at least, lie at the same places.
 */
export function partCloseCells(lines: readonly SegmentLine[]): SegmentLine[] {
  const pieces = lines.map((line) => (line.isLeftwards ? [] : piecesOf(line)))
  return lines.map((line, at) => {
    const cells = cellsOf(pieces, at) ?? namesOver(lines, pieces, at)
    if (!cells) return line
    const segments = pieces[at]?.map((piece) =>
      cells.has(piece) ? { ...piece, opensCell: true } : piece,
    )
    return { ...line, segments: segments ?? line.segments }
  })
}
