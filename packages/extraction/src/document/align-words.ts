import { partitionPoint } from '@precis/domain'

/** Words of a page that follow each other, counted from 0; `to` is the one after the last. */
export interface WordRun {
  readonly from: number
  readonly to: number
}

/** A word of a text. */
export interface SpelledWord {
  readonly letters: string
  /** Whether a paragraph or a cell begins with it, which may stand anywhere. */
  readonly isFirst: boolean
}

/** After this many words, every place is as good as another. */
const longestRun = 8
/** How many places on either side of the last one are looked at. */
const mostPlaces = 25
/** So far ahead a word may stand that was broken at the end of its line. */
const lookAhead = 40

/** Where the words that spell one begin at `start` and end; -1 when they spell another. */
function spelledFrom(words: readonly string[], start: number, wanted: string): number {
  let joined = ''
  let end = start
  while (end < words.length && joined.length < wanted.length) {
    joined += words[end] ?? ''
    end += 1
  }
  return joined === wanted ? end : -1
}

function placesOf(words: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [index, word] of words.entries()) {
    const known = places.get(word)
    if (known) known.push(index)
    else places.set(word, [index])
  }
  return places
}

/** Those of some ordered places that are nearest, the ones from `at` on first: after a leap, reading goes on where it was left. */
function nearest(places: readonly number[], at: number): number[] {
  const next = partitionPoint(places, (place) => place >= at)
  const ahead = places.slice(next, next + mostPlaces)
  return [...ahead, ...places.slice(Math.max(0, next - mostPlaces), next)]
}

/**
 * Which words of a page stand for each word of its text; null for what the page does not show. Both mostly run in the same
 * order; running headers are missing from the text, words broken at line ends are one word there, and tables and
 * notes may have changed places. No word of the page stands for two.
 */
export function align(text: readonly SpelledWord[], words: readonly string[]): (WordRun | null)[] {
  const places = placesOf(words)
  const runs: (WordRun | null)[] = new Array(text.length).fill(null)
  const isTaken: boolean[] = new Array(words.length).fill(false)
  let at = 0

  const runFrom = (index: number, start: number): WordRun | null => {
    if (isTaken[start]) return null
    const to = spelledFrom(words, start, text[index]?.letters ?? '')
    return to === -1 ? null : { from: start, to }
  }
  /** How many words of the text, up to the end of its paragraph or cell, follow each other on the page from there on. */
  const lengthFrom = (index: number, start: number): number => {
    let [length, next] = [0, start]
    while (length < longestRun && (length === 0 || text[index + length]?.isFirst === false)) {
      const run = runFrom(index + length, next)
      if (run === null) break
      next = run.to
      length += 1
    }
    return length
  }
  const take = (index: number, run: WordRun) => {
    runs[index] = run
    isTaken.fill(true, run.from, run.to)
    at = run.to
  }
  const brokenAhead = (index: number): WordRun | null => {
    for (let start = at; start < Math.min(words.length, at + lookAhead); start += 1) {
      const run = runFrom(index, start)
      if (run !== null) return run
    }
    return null
  }
  const best = (index: number): WordRun | null => {
    const isFirst = text[index]?.isFirst !== false
    const here = lengthFrom(index, at)
    if (here > 1 && !isFirst) return runFrom(index, at)
    let [length, start] = [here, at]
    for (const place of nearest(places.get(text[index]?.letters ?? '') ?? [], at)) {
      if (length === longestRun) break
      const there = lengthFrom(index, place)
      if (there > length) [length, start] = [there, place]
    }
    // Within a line one more word elsewhere is chance.
    if (length > here + (isFirst || here === 0 ? 0 : 1) && length > 1) return runFrom(index, start)
    if (here > 1) return runFrom(index, at)
    const [first, second] = places.get(text[index]?.letters ?? '') ?? []
    if (first === undefined) return brokenAhead(index)
    // One of several: longer runs choose first.
    return second === undefined ? runFrom(index, first) : null
  }

  for (const index of text.keys()) {
    const run = best(index)
    if (run !== null) take(index, run)
  }
  // What is alone, as a heading or what is filled in on a form, is near what is before it.
  for (const [index, word] of text.entries()) {
    if (runs[index] !== null) continue
    const before = runs[index - 1]?.to ?? 0
    const [first] = nearest(places.get(word.letters) ?? [], before).filter(
      (place) => !isTaken[place],
    )
    if (first !== undefined) take(index, { from: first, to: first + 1 })
  }
  return runs
}
