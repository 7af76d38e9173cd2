/** One word of a text as it is compared, and where it stands. */
export interface QuoteWord {
  readonly key: string
  readonly start: number
  readonly end: number
}

const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`
const wordPattern = new RegExp(
  String.raw`${unspaced}|(?:(?!${unspaced})[\p{L}\p{M}\u00ad])+|\p{N}+`,
  'gu',
)

/** `No. 12` numbers something and denies nothing. */
const numbering = /^\.\s?\p{Lu}{0,4}\d/u

/** The words of a text: letters and digits apart, so that a footnote sign is a word of its own. Letter case is folded. */
export function quoteWords(text: string, offset = 0): QuoteWord[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => {
    const end = index + word.length
    const key = word
      .normalize('NFKC')
      .replace(/\u00ad/gu, '')
      .toLowerCase()
    const isNumbering = key === 'no' && numbering.test(text.slice(end, end + 8))
    return { key: isNumbering ? 'no.' : key, start: offset + index, end: offset + end }
  })
}

/**
 * The words of a quote, cut and joined as they are in a source: `agreement` where that has `agree-` and `ment`, or the
 * other way round.
 */
export function wordsAsIn(quote: readonly QuoteWord[], source: readonly QuoteWord[]): string[] {
  const known = new Set(source.map(({ key }) => key))
  const halves = new Map<string, readonly string[]>()
  for (let at = 0; at + 1 < source.length; at += 1) {
    const pair = [source[at]?.key ?? '', source[at + 1]?.key ?? '']
    halves.set(pair.join(''), pair)
  }
  const words: string[] = []
  for (let at = 0; at < quote.length; at += 1) {
    const key = quote[at]?.key ?? ''
    const joined = key + (quote[at + 1]?.key ?? '')
    if (known.has(key)) words.push(key)
    else if (at + 1 < quote.length && known.has(joined)) {
      words.push(joined)
      at += 1
    } else words.push(...(halves.get(key) ?? [key]))
  }
  return words
}
