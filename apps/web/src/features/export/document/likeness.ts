/** A statement without its level, its label and its punctuation, so that the same one can be found in another layout. */
export function bareText(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\s*\[[^\]]{1,90}\]\s*/u, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** The words of a text; pairs of characters where a script puts no spaces between words. */
export function wordSet(text: string): ReadonlySet<string> {
  const words = new Set<string>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)) {
      words.add(word)
      continue
    }
    for (let at = 0; at + 1 < word.length; at += 1) words.add(word.slice(at, at + 2))
  }
  return words
}

/** How much of the smaller set the other one holds, from 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  if (small.size === 0) return 0
  let shared = 0
  for (const word of small) if (large.has(word)) shared += 1
  return shared / small.size
}
