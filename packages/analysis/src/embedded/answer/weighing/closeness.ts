import type { PlacedWord } from '../index/sentence-bags.ts'
import type { QuestionWord } from '../question/question-words.ts'

const nearReach = 40

/** Tells the words that are asked for, themselves or by another word for the same thing. */
export function askedAmong(words: readonly QuestionWord[]): (word: PlacedWord) => boolean {
  const asked = new Set(words.flatMap(({ stem }) => stem.split(' ')))
  const askedConcepts = new Set(words.flatMap((word) => word.concepts))
  return ({ stem, concepts }) =>
    asked.has(stem) || concepts.some((concept) => askedConcepts.has(concept))
}

/** How near the things asked for stand to the words of the question, 0 to 1. `values` are their offsets, ascending. */
export function nearness(
  values: readonly number[],
  placed: readonly PlacedWord[],
  isAsked: (word: PlacedWord) => boolean,
): number {
  let nearest = Number.POSITIVE_INFINITY
  let next = 0
  for (const word of placed) {
    while (next < values.length && (values[next] ?? 0) < word.offset) next += 1
    if (!isAsked(word)) continue
    const before = word.offset - (values[next - 1] ?? Number.NEGATIVE_INFINITY)
    const after = (values[next] ?? Number.POSITIVE_INFINITY) - word.offset
    if (after > 0) nearest = Math.min(nearest, before, after)
  }
  return 1 / (1 + nearest / nearReach)
}

const wordsBeside = 5
const boundReach = 60
const mostBinding = 3
const clauseEnd = /[,;:|()，；：、]/u

/** How many words of the question stand in the same clause right beside a thing asked for, as a share of three: in `until 30 June by phone` the day is bound to none of "How long is the cable?" */
export function binding(
  text: string,
  values: readonly number[],
  placed: readonly PlacedWord[],
  isAsked: (word: PlacedWord) => boolean,
): number {
  let most = 0
  let next = 0
  for (const value of values) {
    while ((placed[next]?.offset ?? Number.POSITIVE_INFINITY) < value) next += 1
    const beside = placed.slice(Math.max(0, next - wordsBeside), next + wordsBeside)
    const bound = beside.filter((word) => {
      const [from, to] = [Math.min(word.offset, value), Math.max(word.offset, value)]
      return to - from <= boundReach && isAsked(word) && !clauseEnd.test(text.slice(from, to))
    })
    most = Math.max(most, new Set(bound.map(({ stem }) => stem)).size)
  }
  return Math.min(mostBinding, most) / mostBinding
}

const countReach = 30

/** 1 when the thing that is counted stands right after a number. */
export function follows(
  values: readonly number[],
  placed: readonly PlacedWord[],
  isAsked: (word: PlacedWord) => boolean,
): number {
  let next = 0
  const isCounted = placed.some((word) => {
    while (next < values.length && (values[next] ?? 0) < word.offset) next += 1
    const before = values[next - 1]
    return before !== undefined && word.offset - before < countReach && isAsked(word)
  })
  return isCounted ? 1 : 0
}

/** How close together the question's words are in a sentence. */
export function spanShare(wanted: ReadonlySet<string>, sentence: readonly string[]): number {
  const places = sentence.flatMap((stem, at) => (wanted.has(stem) ? [at] : []))
  const first = places[0]
  const last = places.at(-1)
  if (first === undefined || last === undefined || last === first) return 0
  return places.length / (last - first + 1)
}

/** Length of the longest common subsequence. */
export function commonLength(one: readonly string[], other: readonly string[]): number {
  if (one.length <= 1 || other.length <= 1) return Math.min(one.length, other.length)
  let row = new Uint16Array(other.length + 1)
  for (const stem of one) {
    const next = new Uint16Array(other.length + 1)
    for (const [i, held] of other.entries()) {
      next[i + 1] = stem === held ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0)
    }
    row = next
  }
  return row[other.length] ?? 0
}
