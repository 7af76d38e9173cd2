import type { Fragment } from '../../pieces/fragments.ts'
import { isRightToLeft } from '../../pieces/segments.ts'
import {
  amount,
  type ColumnEdge,
  type DrawnLine,
  endOf,
  isNumber,
  mostPieces,
  partingGap,
} from './column-edges.ts'
import { columnEdges, type EdgeCut } from './edge-cuts.ts'
import { sumGaps } from './sum-gaps.ts'
import type { WordGap } from './word-places.ts'

const sameHeight = 0.3
const mostStep = 5
const fewestRows = 3
/** How many lines without a gap may be between two rows, as those of a cell with several lines. */
const mostBetween = 4
const leastGap = 0.1
const lessThanLine = 0.8
const widestClose = 1.6
const fewestCells = 3
/** How far into the last column of a table text runs that is none of it, in heights of letters. */
const fewestWords = 2
const mostGoingOn = 0.5
/** How many lines have a piece that begins at one place, where cells begin there, and which share of all. */
const fewestAligned = 4
const alignedShare = 0.25
/** Dots that lead to the number of a page. */
const leader = /(?:\. ?){4}/

function lineOf(pieces: Fragment[]): DrawnLine {
  const [first] = pieces
  if (first && pieces.length === 1) return { pieces, y: first.y, size: first.size, isParted: false }
  pieces.sort((a, b) => a.x - b.x)
  const size = pieces.reduce((most, piece) => Math.max(most, piece.size), 0)
  const hasGap = pieces.some((piece, index) => {
    const before = pieces[index - 1]
    return before !== undefined && piece.x - endOf(before) > partingGap * size
  })
  const isParted = hasGap && !pieces.some(({ text }) => leader.test(text))
  return { pieces, y: pieces[0]?.y ?? 0, size, isParted }
}

function linesOf(fragments: readonly Fragment[]): DrawnLine[] {
  const sorted = fragments.filter(({ text }) => text.trim() !== '').sort((a, b) => a.y - b.y)
  const lines: Fragment[][] = []
  let line: Fragment[] = []
  let top = Number.NEGATIVE_INFINITY
  for (const fragment of sorted) {
    if (fragment.y - top <= sameHeight * fragment.size) line.push(fragment)
    else {
      line = [fragment]
      lines.push(line)
      top = fragment.y
    }
  }
  return withBeside(lines.map(lineOf))
}

/** Lines less than a line apart that are beside each other, as cells are of which one has two lines and one has one. */
function withBeside(lines: readonly DrawnLine[]): DrawnLine[] {
  return lines.map((line, index) => {
    const [first, last] = [line.pieces[0], line.pieces.at(-1)]
    const isBeside = (other: DrawnLine | undefined) => {
      const [from, to] = [other?.pieces[0], other?.pieces.at(-1)]
      if (!other || !first || !last || !from || !to) return false
      const isNear = Math.abs(other.y - line.y) < lessThanLine * line.size
      return isNear && (endOf(last) < from.x || endOf(to) < first.x)
    }
    const hasBeside = isBeside(lines[index - 1]) || isBeside(lines[index + 1])
    return hasBeside ? { ...line, isParted: true, hasBeside } : line
  })
}

/** Whether a line of text runs over all columns of the rows above it, as a paragraph below a table does. */
function isProseUnder(above: DrawnLine | undefined, left: number, line: DrawnLine): boolean {
  const { pieces, size, isParted } = line
  const [first, last, to] = [pieces[0], pieces.at(-1), above?.pieces.at(-1)]
  if (isParted || !above?.isParted || !first || !last || !to) return false
  return first.x < left + size && endOf(last) > to.x + fewestWords * size
}

/** Lines near each other of which most have gaps, as the rows of a table do. */
function tablesOf(lines: readonly DrawnLine[]): DrawnLine[][] {
  const tables: DrawnLine[][] = []
  let [table, last, rows]: [DrawnLine[], number, number] = [[], 0, 0]
  let left = Number.POSITIVE_INFINITY
  const close = () => {
    if (rows >= fewestRows) tables.push(table.slice(0, last))
    table = []
    rows = 0
    last = 0
    left = Number.POSITIVE_INFINITY
  }
  for (const line of lines) {
    const before = table.at(-1)
    const isFar = before && line.y - before.y > mostStep * Math.max(before.size, line.size)
    if (isFar || table.length - last > mostBetween || isProseUnder(before, left, line)) close()
    if (!line.isParted && table.length === 0) continue
    table.push(line)
    left = Math.min(left, line.pieces[0]?.x ?? left)
    if (!line.isParted) continue
    rows += 1
    last = table.length
  }
  close()
  return tables
}

interface Cut {
  readonly gap: WordGap
  readonly end?: number
  readonly start?: number
}

/** Pieces of one text, parted where cells begin. */
function partAt(piece: Fragment, cuts: ReadonlyMap<number, Cut>): Fragment[] {
  const sorted = [...cuts.values()].sort((a, b) => a.gap.at - b.gap.at)
  return [undefined, ...sorted].map((cut, index) => {
    const next = sorted[index]
    const x = cut
      ? (cut.start ?? Math.max(cut.gap.start, (cut.end ?? 0) + leastGap * piece.size))
      : piece.x
    const end = next
      ? (next.end ?? Math.min(next.gap.end, (next.start ?? next.gap.start) - leastGap * piece.size))
      : endOf(piece)
    const text = piece.text.slice(cut?.gap.at ?? 0, next?.gap.at).trimEnd()
    const part = {
      ...piece,
      text,
      x,
      width: Math.max(0, end - x),
      order: piece.order + index / 100,
    }
    return cut ? { ...part, opensCell: true } : part
  })
}

/** Whether a piece begins a cell, close as it may be to what is before it. */
function opensCell(line: DrawnLine, index: number, edges: readonly ColumnEdge[]): boolean {
  const [before, piece] = [line.pieces[index - 1], line.pieces[index]]
  if (!before || !piece) return false
  const gap = piece.x - endOf(before)
  if (gap < partingGap * line.size || gap > widestClose * line.size) return false
  if (before.text.endsWith(':')) return false
  if (/[\p{L}\p{Pf},;'"]$/u.test(before.text) && /^[\p{Ll}(]/u.test(piece.text)) return false
  const near = leastGap * line.size
  return edges.some(
    ({ start, end }) =>
      Math.abs((start ?? Number.POSITIVE_INFINITY) - piece.x) < near ||
      Math.abs((end ?? Number.POSITIVE_INFINITY) - endOf(before)) < near,
  )
}

/** Whether the last piece of a line is the sum of a column, and begins or ends where most sums above it do. */
function endsWithSum({ pieces, size }: DrawnLine, edges: readonly ColumnEdge[]): boolean {
  const [label, sum] = [pieces.at(-2), pieces.at(-1)]
  if (!label || !sum || isNumber(label.text) || !amount.test(sum.text.trim())) return false
  return edges.some(
    ({ start = 0, end = 0, rows }) =>
      rows.size >= fewestRows &&
      Math.min(Math.abs(start - sum.x), Math.abs(end - endOf(sum))) < leastGap * size,
  )
}

type Cuts = Map<Fragment, Map<number, Cut>>

function addCut(cuts: Cuts, piece: Fragment, cut: Cut): void {
  const known = cuts.get(piece) ?? new Map<number, Cut>()
  cuts.set(piece, known.set(cut.gap.at, { ...known.get(cut.gap.at), ...cut }))
}

function cutsOf(lines: readonly DrawnLine[], atEdges: readonly EdgeCut[]): Cuts {
  const cuts: Cuts = new Map()
  for (const { piece, gap, edge } of atEdges) {
    const { start, end } = edge
    addCut(cuts, piece, {
      gap,
      ...(start !== undefined && { start }),
      ...(end !== undefined && { end }),
    })
  }
  for (const { pieces } of lines)
    for (const piece of pieces) for (const gap of sumGaps(piece)) addCut(cuts, piece, { gap })
  return cuts
}

function firstOf(cuts: ReadonlyMap<number, Cut>): number {
  return [...cuts.keys()].reduce((least, at) => Math.min(least, at))
}

/** Whether names in the middle of their columns are as many as any row has cells before they are cut. */
function isFullAsItIs({ pieces }: DrawnLine, counts: readonly number[], row: number): boolean {
  const count = counts[row] ?? 0
  if (count <= pieces.length || pieces.length < fewestCells) return false
  if (!pieces.every(({ text }) => /\p{L}/u.test(text))) return false
  return counts.every((other, index) => index === row || other <= pieces.length)
}

/** What becomes of the pieces of a table that are parted or begin a cell. */
function partTable(table: readonly DrawnLine[], result: Map<Fragment, readonly Fragment[]>): void {
  const rows = table.filter(({ isParted, pieces }) => isParted && pieces.length <= mostPieces)
  const { edges, cuts: atEdges } = columnEdges(table)
  const cuts = cutsOf(rows, atEdges)
  const counts = rows.map(({ pieces, hasBeside }) =>
    pieces.reduce((sum, piece) => sum + 1 + (cuts.get(piece)?.size ?? 0), hasBeside ? 1 : 0),
  )
  for (const [row, line] of rows.entries()) {
    const count = counts[row] ?? 0
    if (isFullAsItIs(line, counts, row)) continue
    if (count < fewestCells) {
      const last = line.pieces.at(-1)
      if (last && endsWithSum(line, edges)) result.set(last, [{ ...last, opensCell: true }])
      // A number and its text, or a name and its value, are no cells.
      continue
    }
    const isShort = count === fewestCells
    for (const [index, piece] of line.pieces.entries()) {
      const own = cuts.get(piece)
      const isItem = isShort && own && isNumber(piece.text.slice(0, firstOf(own)))
      const [first, ...rest] = own && !isItem ? partAt(piece, own) : [piece]
      const isAfterNumber = isShort && isNumber(line.pieces[index - 1]?.text ?? '')
      const isOpening = !isAfterNumber && opensCell(line, index, edges)
      if (first && (isOpening || rest.length > 0))
        result.set(piece, [isOpening ? { ...first, opensCell: true } : first, ...rest])
    }
  }
}

/** Tells whether many lines have a piece that begins where this one does. */
function findAligned(lines: readonly DrawnLine[]): (piece: Fragment) => boolean {
  const size = lines[0]?.size ?? 0
  const placeOf = ({ x }: Fragment) => Math.round(x / (leastGap * size))
  const counts = new Map<number, number>()
  for (const { pieces } of lines) {
    for (const place of new Set(pieces.map(placeOf)))
      counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  const least = Math.max(fewestAligned, alignedShare * lines.length)
  return (piece) => {
    const place = placeOf(piece)
    const around = [place - 1, place, place + 1].map((near) => counts.get(near) ?? 0)
    return around.reduce((sum, count) => sum + count) >= least
  }
}

/** Lines of prose whose words stand far apart: most of what follows a gap goes on in lower case, here in one line and there in another. */
function isProse(table: readonly DrawnLine[]): boolean {
  const lines = table.filter(({ isParted }) => isParted)
  const after = lines.flatMap(({ pieces }) => pieces.slice(1))
  const isAligned = findAligned(lines)
  const goingOn = after.filter((piece) => /^\p{Ll}/u.test(piece.text) && !isAligned(piece))
  return goingOn.length > mostGoingOn * after.length
}

/**
 * The pieces of a page with the cells of tables apart whose columns are so close that only a space seems to be between them: where
 * most rows of a table begin a cell, all of them do.
 */
export function partCloseColumns(fragments: readonly Fragment[]): readonly Fragment[] {
  const parted = new Map<Fragment, readonly Fragment[]>()
  for (const table of tablesOf(linesOf(fragments))) {
    const isLeftwards = isRightToLeft(table.map(({ pieces }) => pieces[0]?.text ?? '').join(''))
    if (!isLeftwards && !isProse(table)) partTable(table, parted)
  }
  return parted.size === 0 ? fragments : fragments.flatMap((one) => parted.get(one) ?? [one])
}
