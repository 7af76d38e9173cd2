import { flattenSpace } from '../text/normalize.ts'
import { hidePageFurniture } from '../text/page-furniture.ts'
import { type Span, splitSentences } from '../text/sentences.ts'

/** A sentence or word with its text as it is compared. */
export interface Token extends Span {
  readonly text: string
}

/** Gives equal texts the same number. */
export type Numbering = (text: string) => number

export function createNumbering(): Numbering {
  const known = new Map<string, number>()
  return (text) => {
    const number = known.get(text) ?? known.size
    known.set(text, number)
    return number
  }
}

/** A text as it is compared: what belongs to its pages is hidden, every offset as it was. */
export interface ReadText {
  readonly text: string
  readonly sentences: readonly Token[]
}

/** Files are read with plain quotation marks and hyphens, pasted text keeps its own: no difference between versions. */
function comparable(text: string): string {
  const plain = text
    .normalize()
    .replace(/[\u2018-\u201b]/g, "'")
    .replace(/[\u201c-\u201f]/g, '"')
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replace(/[\u2014\u2015]/g, ' - ')
    .replaceAll('\u2026', '...')
  return flattenSpace(plain)
}

/** The sentences of a text, without what belongs to its pages and with white space flattened. */
export function readSentences(source: string): ReadText {
  const bare = hidePageFurniture(source)
  const text = bare.trim() === '' ? source : bare
  const sentences = splitSentences(text).map(({ start, end }) => ({
    start,
    end,
    text: comparable(text.slice(start, end)),
  }))
  return { text, sentences }
}

// Amounts, rates and dates are one word each; scripts without spaces go character by character.
const word =
  /\p{Sc}?\p{Nd}+(?:[.,:/'’-]\p{Nd}+)*(?:\s?%|\p{Sc})?|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+(?:['’-](?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+)*|[^\s]/gu

/** The words, figures and marks of a sentence. */
export function readWords({ text }: ReadText, { start, end }: Span): Token[] {
  const found: Token[] = []
  for (const match of text.slice(start, end).matchAll(word)) {
    const at = start + match.index
    found.push({ start: at, end: at + match[0].length, text: comparable(match[0]) })
  }
  return found
}
