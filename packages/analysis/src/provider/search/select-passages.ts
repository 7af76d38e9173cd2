import type { Passage } from '../../text/passages.ts'
import type { RankedPassage } from './rank-passages.ts'

/**
 * The passages that fit best, in document order, numbered anew, together at most `budget` characters. What holds nothing
 * of what is searched for is only taken beside what does, so it may be none.
 */
export function selectPassages(ranked: readonly RankedPassage[], budget: number): Passage[] {
  const chosen = new Set<number>()
  let used = 0
  const take = (at: number) => {
    const size = ranked[at]?.passage.text.length
    if (size === undefined || chosen.has(at) || used + size > budget) return
    chosen.add(at)
    used += size
  }
  const order = ranked
    .map(({ score }, at) => ({ score, at }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.at - other.at)
  for (const { at } of order) {
    if (used >= budget) break
    take(at)
  }
  return numbered([...chosen].sort((one, other) => one - other).map((at) => ranked[at]?.passage))
}

function numbered(passages: readonly (Passage | undefined)[]): Passage[] {
  return passages
    .filter((passage) => passage !== undefined)
    .map((passage, index) => ({ ...passage, number: index + 1 }))
}

/** The few passages that fit best, best first; the opening one when no word of the query is in the document. */
export function nearestPassages(ranked: readonly RankedPassage[], count: number): Passage[] {
  const fitting = ranked.filter(({ score }) => score > 0)
  return (fitting.length > 0 ? fitting : ranked.slice(0, 1))
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ passage }) => passage)
}
