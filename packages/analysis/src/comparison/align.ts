import { diff } from 'fast-myers-diff'

/** The place of each token of the first list in the second; -1 where it has none there. Places only rise. */
export type Alignment = Int32Array

interface Range {
  readonly a: number
  readonly aEnd: number
  readonly b: number
  readonly bEnd: number
  readonly depth: number
}

/** Tokens of both sides that are compared with each other; its cost may grow with their square. */
const mostCompared = 3_000
const deepest = 12

/**
 * Finds what two lists of numbered tokens have in common, in order. Short ranges by the shortest edit script; long ones
 * are first split at tokens that stand once on each side, so that the time stays near linear whatever the lists hold.
 */
export function align(first: readonly number[], second: readonly number[]): Alignment {
  const places = new Int32Array(first.length).fill(-1)
  const open: Range[] = [{ a: 0, aEnd: first.length, b: 0, bEnd: second.length, depth: 0 }]
  for (let range = open.pop(); range !== undefined; range = open.pop()) {
    let { a, aEnd, b, bEnd } = range
    while (a < aEnd && b < bEnd && first[a] === second[b]) places[a++] = b++
    while (a < aEnd && b < bEnd && first[aEnd - 1] === second[bEnd - 1]) places[--aEnd] = --bEnd
    if (a === aEnd || b === bEnd) continue
    const left = shared(first, a, aEnd, new Set(second.slice(b, bEnd)))
    const right = shared(second, b, bEnd, new Set(first.slice(a, aEnd)))
    if (left.length === 0 || right.length === 0) continue
    if (left.length + right.length <= mostCompared) {
      matchByScript(first, second, left, right, places)
      continue
    }
    if (range.depth >= deepest) continue
    const depth = range.depth + 1
    for (const [atA, atB] of anchors(first, second, left, right)) {
      places[atA] = atB
      open.push({ a, aEnd: atA, b, bEnd: atB, depth })
      a = atA + 1
      b = atB + 1
    }
    open.push({ a, aEnd, b, bEnd, depth })
  }
  return places
}

/** Where the tokens of a range stand that the other side has as well. */
function shared(
  tokens: readonly number[],
  start: number,
  end: number,
  others: ReadonlySet<number>,
): number[] {
  const found: number[] = []
  for (let at = start; at < end; at += 1) if (others.has(tokens[at] ?? -1)) found.push(at)
  return found
}

function matchByScript(
  first: readonly number[],
  second: readonly number[],
  left: readonly number[],
  right: readonly number[],
  places: Alignment,
): void {
  const a = left.map((at) => first[at])
  const b = right.map((at) => second[at])
  let from = 0
  let to = 0
  const matchUntil = (end: number) => {
    while (from < end) places[left[from++] ?? 0] = right[to++] ?? -1
  }
  for (const [start, end, , toEnd] of diff(a, b)) {
    matchUntil(start)
    from = end
    to = toEnd
  }
  matchUntil(a.length)
}

/**
 * Tokens that stand exactly once in each range, as many as come in the same order on both sides. Where there are none,
 * the first of a token stands for the first on the other side, the second for the second.
 */
function anchors(
  first: readonly number[],
  second: readonly number[],
  left: readonly number[],
  right: readonly number[],
): (readonly [number, number])[] {
  const inSecond = placesOf(second, right)
  const inFirst = placesOf(first, left)
  const pairs = left.flatMap((at): [number, number][] => {
    const token = first[at] ?? -1
    const others = inSecond.get(token)
    const isOnly = inFirst.get(token)?.length === 1 && others?.length === 1
    return isOnly ? [[at, others[0] ?? -1]] : []
  })
  return longestRising(pairs.length > 0 ? pairs : inTurn(first, left, inSecond))
}

function placesOf(tokens: readonly number[], at: readonly number[]): Map<number, number[]> {
  const places = new Map<number, number[]>()
  for (const place of at) {
    const token = tokens[place] ?? -1
    const known = places.get(token)
    if (known === undefined) places.set(token, [place])
    else known.push(place)
  }
  return places
}

function inTurn(
  first: readonly number[],
  left: readonly number[],
  inSecond: ReadonlyMap<number, readonly number[]>,
): [number, number][] {
  const used = new Map<number, number>()
  return left.flatMap((at): [number, number][] => {
    const token = first[at] ?? -1
    const turn = used.get(token) ?? 0
    used.set(token, turn + 1)
    const place = inSecond.get(token)?.[turn]
    return place === undefined ? [] : [[at, place]]
  })
}

/** The longest run of pairs that rise on both sides; the pairs come rising on the first. */
function longestRising(
  pairs: readonly (readonly [number, number])[],
): (readonly [number, number])[] {
  const tails: number[] = []
  const previous = new Int32Array(pairs.length).fill(-1)
  for (const [index, [, place]] of pairs.entries()) {
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pairs[tails[middle] ?? 0]?.[1] ?? 0) < place) low = middle + 1
      else high = middle
    }
    previous[index] = low === 0 ? -1 : (tails[low - 1] ?? -1)
    tails[low] = index
  }
  const chosen: (readonly [number, number])[] = []
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const pair = pairs[at]
    if (pair !== undefined) chosen.push(pair)
  }
  return chosen.reverse()
}
