import { isDenial } from '../text/denials.ts'
import type { Span } from '../text/sentences.ts'
import { alignWords } from './align-words.ts'
import { foldText, lowerSameLength } from './fold-text.ts'
import { type QuoteWord, quoteWords, wordsAsIn } from './quote-words.ts'

/** Finds the places that an imperfect quote was copied from, none when they cannot be told. */
export type QuoteAligner = (quote: string, near: Span | undefined) => Span[]

const leastShare = 0.85
const leastWords = 4
const mostWords = 80
/** How far around the named place is looked, in UTF-16 units. */
const reach = 1_200
/** Words that may be left out within one slice: a running line, a page number, a footnote sign. */
const gapWithin = 14
const gapBetween = 160
const pieceWords = 3
const runWords = 3
const mostPlaces = 4

/**
 * Aligns quotes word by word with the text around the place that was named, or around places that share a run of words.
 * At least 85 % of the words must be there in order; what was left out, joined or cut in two is forgiven.
 */
export function createQuoteAligner(content: string, within: Span): QuoteAligner {
  const folded = lazily(() => {
    const { text, starts } = foldText(content.slice(within.start, within.end), within.start)
    return { text: lowerSameLength(text), starts }
  })
  const window = (near: Span) => {
    const start = Math.max(within.start, near.start - reach)
    return quoteWords(content.slice(start, Math.min(within.end, near.end + reach)), start)
  }
  return (quote, near) => {
    const wanted = quoteWords(quote).slice(0, mostWords)
    if (wanted.length < 2) return []
    const named = near === undefined ? [] : align(wanted, window(near))
    if (named.length > 0) return named
    if (wanted.length < leastWords) return []
    for (const place of placesOfRuns(quote, wanted, folded().text)) {
      const at = folded().starts[place] ?? within.start
      const found = align(wanted, window({ start: at, end: at }))
      if (found.length > 0) return found
    }
    return []
  }
}

/** Where runs of words of the quote are in the text, the first place of each. */
function placesOfRuns(quote: string, wanted: readonly QuoteWord[], lower: string): number[] {
  const places: number[] = []
  const step = Math.max(1, Math.floor(wanted.length / 6))
  for (let at = 0; at + runWords <= wanted.length && places.length < mostPlaces; at += step) {
    const run = quote.slice(wanted[at]?.start, wanted[at + runWords - 1]?.end)
    const place = lower.indexOf(lowerSameLength(foldText(run).text))
    if (place >= 0 && places.every((other) => Math.abs(other - place) > reach)) places.push(place)
  }
  return places
}

function align(wanted: readonly QuoteWord[], source: readonly QuoteWord[]): Span[] {
  const words = wordsAsIn(wanted, source)
  const aligned = alignWords(
    words,
    source.map(({ key }) => key),
  )
  const places = aligned.filter((place) => place >= 0)
  const pieces = cutAtGaps(places).filter(
    (piece, _, all) => all.length === 1 || piece.length >= pieceWords,
  )
  const found = pieces.flat()
  const isWhole = found.length >= Math.ceil(words.length * leastShare)
  const isShort = words.length < leastWords
  const isDenied = words.some((word, at) => isDenial(word) && aligned[at] === -1)
  if (!isWhole || isDenied || (isShort && widest(found) > 2)) return []
  if (leavesDenialOut(found, words, source)) return []
  return pieces.map((piece) => ({
    start: source[piece[0] ?? 0]?.start ?? 0,
    end: source[piece.at(-1) ?? 0]?.end ?? 0,
  }))
}

function cutAtGaps(places: readonly number[]): number[][] {
  const pieces: number[][] = []
  for (const place of places) {
    const piece = pieces.at(-1)
    const gap = place - (piece?.at(-1) ?? place) - 1
    if (piece === undefined || gap > gapWithin) {
      if (gap > gapBetween) break
      pieces.push([place])
    } else piece.push(place)
  }
  return pieces
}

function widest(places: readonly number[]): number {
  return Math.max(0, ...places.map((place, at) => place - (places[at - 1] ?? place - 1) - 1))
}

/** Whether the source denies, in a small gap, what the quote says without the denial. */
function leavesDenialOut(
  places: readonly number[],
  words: readonly string[],
  source: readonly QuoteWord[],
): boolean {
  const quoted = new Set(words)
  return places.some((place, at) => {
    const last = places[at - 1] ?? place - 1
    const left = source.slice(last + 1, place).map(({ key }) => key)
    return left.length <= gapWithin && left.some((key) => isDenial(key) && !quoted.has(key))
  })
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
