import type { WordBox } from './page-picture.ts'

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

/**
 * Which words of the page stand for each word of its text. Both run in the same order, but running headers are
 * missing from the text and words broken at line ends are one word there.
 */
function align(tokens: readonly Token[], boxes: readonly WordBox[]): (readonly WordBox[])[] {
  const words = boxes
    .map((box) => ({ box, letters: letters(box.text) }))
    .filter((word) => word.letters !== '')
  const result: (readonly WordBox[])[] = []
  let at = 0
  for (const token of tokens) {
    let found: WordBox[] = []
    for (let start = at; start < Math.min(words.length, at + lookAhead); start += 1) {
      let joined = ''
      let end = start
      while (end < words.length && joined.length < token.letters.length) {
        joined += words[end]?.letters ?? ''
        end += 1
      }
      if (joined === token.letters) {
        found = words.slice(start, end).map(({ box }) => box)
        at = end
        break
      }
    }
    result.push(found)
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

/**
 * The boxes of the words that a range of a page's text covers; `start` and `end` are UTF-16 offsets into `pageText`.
 * Words that cannot be found on the page are left out.
 */
export function locateWords(
  pageText: string,
  range: { readonly start: number; readonly end: number },
  words: readonly WordBox[],
): WordBox[] {
  return alignWords(pageText, words).flatMap(({ start, end, boxes }) =>
    start < range.end && end > range.start ? boxes : [],
  )
}
