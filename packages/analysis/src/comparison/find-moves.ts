import { roughWordCount } from '../text/normalize.ts'
import type { Alignment } from './align.ts'
import type { Token } from './tokens.ts'

/** Consecutive sentences that occur in the same words elsewhere: first places, and how many. */
export interface Move {
  readonly before: number
  readonly after: number
  readonly count: number
}

/** Shorter sentences come again by chance. */
const fewestWords = 4

/** Finds sentences that are on both sides, but out of order. Each place is part of one move at most. */
export function findMoves(
  before: readonly Token[],
  after: readonly Token[],
  places: Alignment,
): Move[] {
  const taken = new Set(places)
  const free = new Map<string, number[]>()
  for (let at = after.length - 1; at >= 0; at -= 1) {
    const text = after[at]?.text ?? ''
    if (taken.has(at) || roughWordCount(text) < fewestWords) continue
    const known = free.get(text)
    if (known === undefined) free.set(text, [at])
    else known.push(at)
  }
  const moves: { before: number; after: number; count: number }[] = []
  for (const [at, { text }] of before.entries()) {
    if (places[at] !== -1) continue
    const place = free.get(text)?.pop()
    if (place === undefined) continue
    const last = moves.at(-1)
    const goesOn =
      last !== undefined && last.before + last.count === at && last.after + last.count === place
    if (goesOn) last.count += 1
    else moves.push({ before: at, after: place, count: 1 })
  }
  return withNeighbors(moves, before, after, places)
}

/** What is too short to be looked for moves along with what is next to it: the heading of a clause, for instance. */
function withNeighbors(
  moves: readonly Move[],
  before: readonly Token[],
  after: readonly Token[],
  places: Alignment,
): Move[] {
  const takenBefore = new Set(moves.flatMap(({ before: at, count }) => range(at, count)))
  const takenAfter = new Set([
    ...places,
    ...moves.flatMap(({ after: at, count }) => range(at, count)),
  ])
  const take = (from: number, to: number): boolean => {
    const text = before[from]?.text
    if (text === undefined || text !== after[to]?.text) return false
    if (places[from] !== -1 || takenBefore.has(from) || takenAfter.has(to)) return false
    takenBefore.add(from)
    takenAfter.add(to)
    return true
  }
  return moves.map((move) => {
    const grown = { ...move }
    while (take(grown.before - 1, grown.after - 1)) {
      grown.before -= 1
      grown.after -= 1
      grown.count += 1
    }
    while (take(grown.before + grown.count, grown.after + grown.count)) grown.count += 1
    return grown
  })
}

function range(start: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => start + at)
}
