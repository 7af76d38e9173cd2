import { marker } from '../../marks/markers.ts'
import type { Fragment } from '../../pieces/fragments.ts'

/** What is drawn at one height, from left to right. */
export interface DrawnLine {
  readonly pieces: readonly Fragment[]
  readonly y: number
  readonly size: number
  /** Whether there is a gap in it that is too wide for one between words. */
  readonly isParted: boolean
  /** Whether other cells of its row are drawn half a line above or below it. */
  readonly hasBeside?: boolean
}

/** What parts two columns: where the figures of the one end, or where the cells of the other begin, or both. */
export interface ColumnEdge {
  readonly end?: number
  readonly start?: number
  /** The lines that end or begin a cell there. */
  readonly rows: ReadonlySet<number>
  /** Sums of money end there. */
  readonly isOfSums?: boolean
}

/** Wider than a space of letters that are all of one width. */
export const partingGap = 0.65
/** With more pieces than this, a line is no row. */
export const mostPieces = 60
export const sameEdge = 0.12
const mostEdges = 40
const fewestSupports = 2
const leastIndent = 2
/** How far from the text above and below it a table may begin. */
const nearLeft = 0.6
/** How many lines, those of cells beside it among them, may be between two lines of a cell, and how far apart those are, in heights of letters. */
const linesOfCell = 2
const mostLineStep = 1.6
/** How wide the room between two columns may be, in heights of letters. */
const widestEdge = 1.2
const figureEnd = /[\d%)*]$/
/** A sum of money, or a time of day. */
export const amount =
  /^[-\u2013\u2212+(]?(?:\p{Sc}\s?)?\d[\d.,'\u2019]*[.,]\d{2}\)?(?:\s?\p{Sc})?$|^[0-2]?\d:[0-5]\d$/u
const number = /^(?:[A-Z]\.)?\d{1,4}(?:\.\d{1,2}){0,4}\.?$/
const ideographicNumber = /^[一二三四五六七八九十]+$/

export function endOf({ x, width }: Fragment): number {
  return x + width
}

interface Support {
  readonly piece: Fragment
  readonly at: number
  readonly row: number
  readonly kind: 'start' | 'end'
}

/** Whether a piece stands alone on its line, centered under or over another one, as the lines of a centered cell do. */
function isCentered(piece: Fragment, lines: readonly DrawnLine[], row: number): boolean {
  if ((lines[row]?.pieces.length ?? 0) > 1) return false
  const near = sameEdge * piece.size
  const around = lines.slice(Math.max(0, row - linesOfCell), row + linesOfCell + 1)
  return around.some(({ pieces }) => {
    const other = pieces.at(-1)
    if (!other || other === piece || Math.abs(other.y - piece.y) > mostLineStep * piece.size)
      return false
    const isLonger = Math.abs(other.x - piece.x) > near
    return isLonger && Math.abs(other.x + endOf(other) - piece.x - endOf(piece)) < near
  })
}

function supportsOf(lines: readonly DrawnLine[], row: number, left: number): Support[] {
  const { pieces = [], isParted = false, size = 0 } = lines[row] ?? {}
  const [first] = pieces
  if (!first || pieces.length > mostPieces) return []
  const isIndented = first.x > left + leastIndent * size && !isCentered(first, lines, row)
  // Figures that begin where the table does are told from those that end a column.
  const opens = isIndented || (isParted && first.x <= left + nearLeft * size)
  const indented: Support[] = opens ? [{ piece: first, at: first.x, row, kind: 'start' }] : []
  if (!isParted) return indented
  const others = pieces.flatMap((piece, index) => {
    const [before, after] = [pieces[index - 1], pieces[index + 1]]
    const found: Support[] = []
    const isListed = index === 1 && before && isNumber(before.text)
    if (before && !isListed && piece.x - endOf(before) > partingGap * size)
      found.push({ piece, at: piece.x, row, kind: 'start' })
    const isOpen = !after || after.x - endOf(piece) > partingGap * size
    if (isOpen && figureEnd.test(piece.text))
      found.push({ piece, at: endOf(piece), row, kind: 'end' })
    return found
  })
  return [...indented, ...others]
}

export function isNumber(text: string): boolean {
  const trimmed = text.trim()
  return marker.test(trimmed) || number.test(trimmed) || ideographicNumber.test(trimmed)
}

interface SharedPlace {
  readonly at: number
  readonly supports: readonly Support[]
}

function isSum({ piece }: Support): boolean {
  return amount.test(piece.text.trim())
}

/** Places that several lines share. */
function sharedPlaces(supports: readonly Support[], size: number): SharedPlace[] {
  const sorted = [...supports].sort((a, b) => a.at - b.at)
  const found: SharedPlace[] = []
  let from = 0
  for (let to = 1; to <= sorted.length; to += 1) {
    const [first, next] = [sorted[from], sorted[to]]
    if (first && next && next.at - first.at <= sameEdge * size) continue
    if (first) found.push({ at: first.at, supports: sorted.slice(from, to) })
    from = to
  }
  return found
}

/** Places without the figures that have their other side in common with more lines: they stand at the right, say, of their column. */
function withoutOthers(
  places: readonly SharedPlace[],
  others: readonly SharedPlace[],
): SharedPlace[] {
  const counts = new Map<Fragment, number>()
  for (const other of others)
    for (const { piece } of other.supports) counts.set(piece, other.supports.length)
  return places.map((place) => {
    const rows = place.supports.length
    const supports = place.supports.filter(({ piece }) => (counts.get(piece) ?? 0) <= rows)
    return { ...place, supports }
  })
}

/** Ends and starts that are close to each other as one edge each, those of most lines first. */
function paired(allEnds: readonly SharedPlace[], starts: readonly SharedPlace[], size: number) {
  const ends = withoutOthers(allEnds, starts.slice(0, 1))
  const edges: ColumnEdge[] = []
  const taken = new Set<SharedPlace>()
  const rowsAt = (...places: readonly SharedPlace[]) =>
    new Set(places.flatMap(({ supports }) => supports.map(({ row }) => row)))
  let next = 0
  for (const start of withoutOthers(starts, ends)) {
    while (start.at - (ends[next]?.at ?? start.at) >= widestEdge * size) next += 1
    const near = ends[next]
    const end = near && near.at < start.at ? near : undefined
    if (end) taken.add(end)
    edges.push(
      end
        ? { start: start.at, end: end.at, rows: rowsAt(start, end) }
        : { start: start.at, rows: rowsAt(start) },
    )
  }
  for (const end of withoutOthers(
    ends.filter((one) => !taken.has(one)),
    starts,
  )) {
    const isOfSums = end.supports.some(isSum)
    edges.push({ end: end.at, rows: rowsAt(end), isOfSums })
  }
  return edges
    .filter(({ rows, isOfSums }) => rows.size >= (isOfSums ? 1 : fewestSupports))
    .sort((a, b) => b.rows.size - a.rows.size)
    .slice(0, mostEdges)
}

/** Where columns may be parted, as several lines begin or end a cell there. */
export function possibleEdges(lines: readonly DrawnLine[]): ColumnEdge[] {
  const size = lines[0]?.size ?? 0
  const left = lines.reduce((least, { pieces }) => Math.min(least, pieces[0]?.x ?? least), Infinity)
  const supports = lines.flatMap((_, row) => supportsOf(lines, row, left))
  const of = (kind: Support['kind']) =>
    sharedPlaces(
      supports.filter((support) => support.kind === kind),
      size,
    )
  return paired(of('end'), of('start'), size)
}
