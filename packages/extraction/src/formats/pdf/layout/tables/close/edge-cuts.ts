import type { Fragment } from '../../pieces/fragments.ts'
import {
  amount,
  type ColumnEdge,
  type DrawnLine,
  endOf,
  mostPieces,
  possibleEdges,
  sameEdge,
} from './column-edges.ts'
import { type WordGap, wordGaps } from './word-places.ts'

const fewestRows = 3
/** How many lines may be cut at an edge, and how many have nothing there, for each that shows it. */
const mostCuts = 1.5
const mostCutsAfterSums = 5
const mostPassed = 2
const mostCrossed = 0.2
const near = 0.4
/** How far off a place within a text may be, as a share of the way from its nearer end. */
const offShare = 0.04
const mostRowsAway = 8
const leastShared = 2
const oneLine = 1.4

/** Whether a line has pieces on both sides of an edge of which none ends or begins there. */
function passes({ pieces, size }: DrawnLine, { start, end }: ColumnEdge): boolean {
  const at = start ?? end ?? 0
  const close = sameEdge * size
  let next = 0
  while (next < pieces.length && (pieces[next]?.x ?? 0) <= at - close) next += 1
  const [before, after] = [pieces[next - 1], pieces[next]]
  if (!before || !after) return false
  const last = endOf(before)
  if (last > at + near * size) return false
  const isStart = start !== undefined && Math.abs(after.x - start) <= close
  return !isStart && !(end !== undefined && Math.abs(last - end) <= close)
}

/** The piece of a line that runs over an edge. */
function crossing({ pieces, size }: DrawnLine, { start, end }: ColumnEdge): Fragment | undefined {
  const left = (end ?? start ?? 0) - near * size
  const right = (start ?? end ?? 0) + near * size
  for (const piece of pieces) {
    if (piece.x >= left) return undefined
    if (endOf(piece) > right) return piece
  }
  return undefined
}

/** Whether a sentence goes on after a gap, rather than a cell begins. */
function goesOn(text: string, at: number): boolean {
  const before = text.slice(0, at).slice(-2)
  return (
    /[,;] $/.test(before) || (/^\p{Ll}/u.test(text.slice(at, at + 2)) && /\p{L} $/u.test(before))
  )
}

/** Digits of one number, which is written with a space between its thousands. */
function isInNumber(text: string, at: number): boolean {
  return (
    /(?:^|[^\d.,])\d{1,3} $/.test(text.slice(Math.max(0, at - 5), at)) &&
    /^\d{3}(?!\d)/.test(text.slice(at, at + 4))
  )
}

/** The gap of a piece that is at an edge, as far as that can be told. */
function gapAt(piece: Fragment, { start, end }: ColumnEdge): WordGap | undefined {
  const at = start ?? end ?? 0
  const away = Math.min(at - piece.x, endOf(piece) - at)
  let best: WordGap | undefined
  let least = near * piece.size + offShare * away
  for (const gap of wordGaps(piece.text, piece.x, piece.width)) {
    const offs = [
      start === undefined ? [] : gap.start - start,
      end === undefined ? [] : gap.end - end,
    ]
    const off = Math.min(...offs.flat().map(Math.abs))
    if (off > least) continue
    best = gap
    least = off
  }
  if (!best) return undefined
  const { text } = piece
  const isWithin = [isInNumber, isInSum, goesOn].some((within) => within(text, best.at))
  return isWithin ? undefined : best
}

function countShared(pieces: readonly Fragment[], others: readonly Fragment[], close: number) {
  const isShared = (piece: Fragment) =>
    others.some(
      (one) => Math.min(Math.abs(one.x - piece.x), Math.abs(endOf(one) - endOf(piece))) < close,
    )
  return pieces.filter(isShared).length
}

/** What is drawn at the height of a line, and half a line above and below it, as cells of several lines are. */
function piecesAround(lines: readonly DrawnLine[], row: number): Fragment[] {
  const line = lines[row]
  const around = lines.slice(Math.max(0, row - 1), row + 2)
  return around.flatMap(({ pieces, y }) =>
    line && Math.abs(y - line.y) < oneLine * line.size ? pieces : [],
  )
}

/** Whether a line has cells under or over those of a line with the edge, with none in between that has other columns. */
function isLikeThose(lines: readonly DrawnLine[], row: number, edge: ColumnEdge): boolean {
  const line = lines[row]
  if (!line) return false
  const own = line.hasBeside ? piecesAround(lines, row) : line.pieces
  const close = sameEdge * line.size
  for (const step of [1, -1]) {
    for (let away = 1; away <= mostRowsAway; away += 1) {
      const at = row + step * away
      const other = lines[at]
      if (!other || (other.isParted && passes(other, edge))) break
      if (!edge.rows.has(at)) continue
      const isName = step * away === 1 && line.pieces.length > leastShared
      if (isName || countShared(own, piecesAround(lines, at), close) >= leastShared) return true
    }
  }
  return false
}

/** A sum and the sign of its currency. */
function isInSum(text: string, at: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 3), at), text.slice(at, at + 3)]
  return (
    (/\p{Sc} $/u.test(before) && /^\d/.test(after)) ||
    (/\d $/.test(before) && /^\p{Sc}(?:\s?\D|$)/u.test(after))
  )
}

export interface EdgeCut {
  readonly piece: Fragment
  readonly gap: WordGap
  readonly edge: ColumnEdge
}

function isAfterSum({ piece, gap }: EdgeCut): boolean {
  return amount.test(piece.text.slice(0, gap.at).trim())
}

/** Where texts of a table run over one of its edges with a space there; null where the edge is none, as too many run over it. */
function cutsAt(lines: readonly DrawnLine[], edge: ColumnEdge): EdgeCut[] | null {
  const cuts: EdgeCut[] = []
  let [crossed, passed] = [0, 0]
  let [from, to] = [lines.length, 0]
  for (const row of edge.rows) {
    from = Math.min(from, row)
    to = Math.max(to, row)
  }
  from = Math.max(0, from - mostRowsAway)
  to = Math.min(lines.length - 1, to + mostRowsAway)
  for (let row = from; row <= to; row += 1) {
    const line = lines[row]
    if (!line?.isParted || line.pieces.length > mostPieces) continue
    const piece = crossing(line, edge)
    if (!piece && !passes(line, edge)) continue
    if (!isLikeThose(lines, row, edge)) continue
    const gap = piece && gapAt(piece, edge)
    if (!piece) passed += 1
    else if (gap) cuts.push({ piece, gap, edge })
    else crossed += 1
    const rows = edge.rows.size
    const most = edge.isOfSums && cuts.every(isAfterSum) ? mostCutsAfterSums : mostCuts
    if (passed > mostPassed * rows || cuts.length > most * rows || crossed > rows) return null
  }
  const all = edge.rows.size + cuts.length
  return all >= fewestRows && crossed <= mostCrossed * (all + crossed) ? cuts : null
}

/**
 * The edges of the columns of a table, and where to cut texts that run over them: several rows begin or end a cell there, and nearly
 * all others have at least a space between two words there.
 */
export function columnEdges(lines: readonly DrawnLine[]): { edges: ColumnEdge[]; cuts: EdgeCut[] } {
  const found = possibleEdges(lines).map((edge) => ({ edge, cuts: cutsAt(lines, edge) }))
  const kept = found.filter(({ cuts }) => cuts !== null)
  return { edges: kept.map(({ edge }) => edge), cuts: kept.flatMap(({ cuts }) => cuts ?? []) }
}
