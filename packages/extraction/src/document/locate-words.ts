import { align, type SpelledWord } from './align-words.ts'
import { letters, wordsAndSpace } from './letters.ts'
import { lastStartingBy } from './locate.ts'
import type { WordBox } from './page-image.ts'

interface Token extends SpelledWord {
  readonly start: number
  readonly end: number
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: word, index: start } of text.matchAll(wordsAndSpace)) {
    const spelled = letters(word)
    if (spelled === '') continue
    const gap = text.slice(tokens.at(-1)?.end ?? 0, start)
    const isFirst = /[\t\n|]/.test(gap)
    tokens.push({ letters: spelled, isFirst, start, end: start + word.length })
  }
  return tokens
}

/** A word of a page's text and the words of its image that stand for it; none where the image does not show it. */
export interface WordPlace {
  /** UTF-16 offsets into the page's text. */
  readonly start: number
  readonly end: number
  readonly boxes: readonly WordBox[]
}

/** Ties the words of a page's text to those of its image, in reading order. */
export function alignWords(pageText: string, words: readonly WordBox[]): WordPlace[] {
  const tokens = tokensOf(pageText)
  const spelled = words
    .map((box) => ({ box, letters: letters(box.text) }))
    .filter((word) => word.letters !== '')
  const runs = align(
    tokens,
    spelled.map((word) => word.letters),
  )
  return tokens.map(({ start, end }, index) => {
    const run = runs[index] ?? null
    const boxes = run === null ? [] : spelled.slice(run.from, run.to).map(({ box }) => box)
    return { start, end, boxes }
  })
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

/** The parts of a word of the text that a range covers, as they are on the page. */
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
 * What is on the page for a range of its text; `start` and `end` are UTF-16 offsets into `pageText`, `places` its words
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
