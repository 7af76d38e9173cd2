import { wordsOf } from './export-material.ts'
import type { Block } from './fit.ts'
import type { Point } from './point.ts'
import { saidOnce } from './sections.ts'

/** What may stand under one heading, the weightiest points first. */
export interface Part {
  readonly heading: string
  readonly points: readonly Point[]
  readonly line: (point: Point) => string
  /** The higher, the more lines it has beside those of the other parts. */
  readonly keep: number
  /** How many words it has for itself before the others begin, whatever they say too. */
  readonly own?: number
  /** Whether its own words leave out what a part before it has said in its own. */
  readonly goesOn?: boolean
  /** Whether it is left out where less than half of it is left to be said. */
  readonly isWhole?: boolean
  /** Whether one line of several that is left over is left out. */
  readonly isList?: boolean
}

interface Filling extends Part {
  readonly taken: Set<Point>
  readonly left: Point[]
}

/**
 * Fills `maxWords`: first every part with words of its own, then all parts by turns. A statement is left out only where
 * it stands already, so that what gives way to space is not lost with the line that would have said it.
 */
export function fillParts(parts: readonly Part[], maxWords: number): Block[] {
  const fillings = parts.map(
    (part): Filling => ({ ...part, taken: new Set(), left: [...part.points] }),
  )
  const isNew = saidOnce()
  const own = fillings.reduce((left, filling, at) => {
    const before = fillings.slice(0, at).flatMap(({ taken }) => [...taken])
    return left - takeOwn(filling, left, filling.goesOn === true ? before : [])
  }, maxWords)
  isNew(fillings.flatMap(({ taken }) => [...taken]))
  takeByTurns(fillings, own, (point) => isNew([point]).length > 0)
  const torn = fillings.findIndex(
    ({ isList, isWhole, taken, points }) =>
      (isWhole === true && taken.size > 0 && taken.size * 2 < points.length) ||
      (isList === true && taken.size === 1 && points.length > 1),
  )
  if (torn >= 0)
    return fillParts(
      parts.filter((_, at) => at !== torn),
      maxWords,
    )
  return fillings
    .filter(({ taken }) => taken.size > 0)
    .map(({ heading, line, points, taken }) => ({
      heading,
      lines: points.filter((point) => taken.has(point)).map(line),
      keep: 0,
    }))
}

function costOf({ heading, line, taken }: Filling, point: Point): number {
  return wordsOf(line(point)) + (taken.size === 0 ? wordsOf(heading) : 0)
}

/** Takes what fits into a part's own words, the first point in any case, and tells how many words those are. */
function takeOwn(filling: Filling, maxWords: number, before: readonly Point[]): number {
  const { own = 0, taken, left } = filling
  const once = saidOnce()
  once(before)
  let used = 0
  while (own > 0) {
    const [point] = left
    if (point === undefined) break
    if (once([point]).length === 0) {
      left.shift()
      continue
    }
    const cost = costOf(filling, point)
    if (used + cost > maxWords || (taken.size > 0 && used + cost > own)) break
    left.shift()
    taken.add(point)
    used += cost
  }
  return used
}

/** The part whose share is the least filled takes the next line; one whose next line does not fit is full. */
function takeByTurns(
  fillings: readonly Filling[],
  maxWords: number,
  isNew: (point: Point) => boolean,
): void {
  let left = maxWords
  const share = ({ taken, keep }: Filling): number => (taken.size + 1) / keep
  for (;;) {
    const [next] = fillings
      .filter((filling) => filling.left.length > 0)
      .sort((a, b) => share(a) - share(b))
    const point = next?.left.shift()
    if (next === undefined || point === undefined) return
    const cost = costOf(next, point)
    if (cost > left) next.left.length = 0
    else if (isNew(point)) {
      next.taken.add(point)
      left -= cost
    }
  }
}
