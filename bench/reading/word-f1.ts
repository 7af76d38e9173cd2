const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`
const words = new RegExp(String.raw`${unspaced}|(?:(?!${unspaced})[\p{L}\p{M}\p{N}])+`, 'gu')

/**
 * Words of a text for comparison: NFKC, lower case, runs of letters, marks and digits. Chinese and Japanese, which put
 * no spaces between words, are compared character by character.
 */
export function wordsOf(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(words) ?? []
}

/** F1 of two bags of words, 0 to 1; two empty bags are equal. */
export function wordF1(found: readonly string[], expected: readonly string[]): number {
  if (found.length === 0 && expected.length === 0) return 1
  const left = new Map<string, number>()
  for (const word of expected) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of found) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    shared += 1
  }
  return (2 * shared) / (found.length + expected.length)
}

/** F1 of the pairs of words that follow each other: how far two texts agree on the order of their words. */
export function orderF1(found: readonly string[], expected: readonly string[]): number {
  const pairs = (words: readonly string[]) =>
    words.slice(1).map((word, index) => `${words[index]} ${word}`)
  return wordF1(pairs(found), pairs(expected))
}
