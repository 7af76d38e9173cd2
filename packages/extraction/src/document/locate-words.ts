import { lastStartingBy } from './locate.ts'
import type { WordBox } from './page-image.ts'

const bare = /[\p{L}\p{N}]/u
const lookAhead = 40

function letters(text: string): string {
  return [...text.normalize('NFKC').toLowerCase()]
    .filter((character) => bare.test(character))
    .join('')
}

interface Token {
  readonly letters: string
  readonly start: number
  readonly end: number
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\S+/g)]
    .map((match) => ({
      letters: letters(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }))
    .filter((token) => token.letters !== '')
}

/** Pairs of words that follow each other on the page, and where. */
function pairsOf(words: readonly string[]): Map<string, number[]> {
  const pairs = new Map<string, number[]>()
  for (const [index, word] of words.slice(0, -1).entries()) {
    const pair = `${word} ${words[index + 1]}`
    const places = pairs.get(pair)
    if (places) places.push(index)
    else pairs.set(pair, [index])
  }
  return pairs
}

/** Where the boxes that spell a word end when they begin at `start`; -1 when they spell another. */
function spelledFrom(words: readonly string[], start: number, wanted: string): number {
  let joined = ''
  let end = start
  while (end < words.length && joined.length < wanted.length) {
    joined += words[end] ?? ''
    end += 1
  }
  return joined === wanted ? end : -1
}

/**
 * Which words of the page stand for each word of its text. Both mostly run in the same order; running headers are
 * missing from the text, words broken at line ends are one word there, and notes may have changed places.
 */
function align(tokens: readonly Token[], boxes: readonly WordBox[]): (readonly WordBox[])[] {
  const known = boxes
    .map((box) => ({ box, letters: letters(box.text) }))
    .filter((word) => word.letters !== '')
  const words = known.map((word) => word.letters)
  const pairs = pairsOf(words)
  const result: (readonly WordBox[])[] = []
  let at = 0
  const startOf = (index: number, wanted: string) => {
    if (spelledFrom(words, at, wanted) !== -1) return at
    const moved = pairs.get(`${wanted} ${tokens[index + 1]?.letters}`)
    if (moved?.length === 1) return moved[0] ?? -1
    for (let start = at + 1; start < Math.min(words.length, at + lookAhead); start += 1) {
      if (spelledFrom(words, start, wanted) !== -1) return start
    }
    return -1
  }
  for (const [index, token] of tokens.entries()) {
    const start = startOf(index, token.letters)
    const end = start === -1 ? -1 : spelledFrom(words, start, token.letters)
    result.push(end === -1 ? [] : known.slice(start, end).map(({ box }) => box))
    if (end !== -1) at = end
  }
  return result
}

/** A word of a page's text and the words of its picture that stand for it; none where the picture does not show it. */
export interface WordPlace {
  /** UTF-16 offsets into the page's text. */
  readonly start: number
  readonly end: number
  readonly boxes: readonly WordBox[]
}

/** Ties the words of a page's text to those of its picture, in reading order. */
export function alignWords(pageText: string, words: readonly WordBox[]): WordPlace[] {
  const tokens = tokensOf(pageText)
  const places = align(tokens, words)
  return tokens.map(({ start, end }, index) => ({ start, end, boxes: places[index] ?? [] }))
}

/** A stretch of a word of the page; `from` and `to` are UTF-16 offsets into the box's text. */
export interface WordPart {
  readonly box: WordBox
  readonly from: number
  readonly to: number
}

/** Where a stretch of a token's text lies in the text of a box that spells it, or a part of it, from its `skipped`th letter on. */
function partOf(box: WordBox, skipped: number, first: number, last: number): WordPart | null {
  let [count, from, to] = [skipped, -1, 0]
  let at = 0
  for (const character of box.text) {
    const size = letters(character).length
    if (size > 0 && count >= first && count < last) {
      if (from === -1) from = at
      to = at + character.length
    }
    count += size
    at += character.length
  }
  return from === -1 ? null : { box, from, to }
}

/** The parts of a word of the text that a range covers, as they stand on the page. */
function partsOf(pageText: string, place: WordPlace, start: number, end: number): WordPart[] {
  const { boxes } = place
  const isWhole = start <= place.start && end >= place.end
  if (isWhole) return boxes.map((box) => ({ box, from: 0, to: box.text.length }))
  const from = Math.max(start, place.start)
  const to = Math.min(end, place.end)
  const only = boxes.length === 1 ? boxes[0] : undefined
  if (only && only.text === pageText.slice(place.start, place.end)) {
    return [{ box: only, from: from - place.start, to: to - place.start }]
  }
  const first = letters(pageText.slice(place.start, from)).length
  const last = first + letters(pageText.slice(from, to)).length
  let skipped = 0
  return boxes.flatMap((box) => {
    const part = partOf(box, skipped, first, last)
    skipped += letters(box.text).length
    return part ?? []
  })
}

/**
 * What stands on the page for a range of its text; `start` and `end` are UTF-16 offsets into `pageText`, `places` its words
 * in order. Words that cannot be found on the page are left out.
 */
export function locateRange(
  pageText: string,
  places: readonly WordPlace[],
  { start, end }: { readonly start: number; readonly end: number },
): WordPart[] {
  const parts: WordPart[] = []
  for (let at = Math.max(0, lastStartingBy(places, start)); at < places.length; at += 1) {
    const place = places[at]
    if (place === undefined || place.start >= end) break
    if (place.end > start) parts.push(...partsOf(pageText, place, start, end))
  }
  return parts
}
