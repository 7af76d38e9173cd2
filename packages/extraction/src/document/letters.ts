const bare = /[\p{L}\p{N}]/u

/**
 * The letters and digits of a text in their plainest form, without accents, which a page may draw apart from them: what is left
 * of it however a page was set.
 */
export function letters(text: string): string {
  return [...text.normalize('NFKD').toLowerCase().replaceAll('\u0131', 'i')]
    .filter((character) => bare.test(character))
    .join('')
}

// In scripts without spaces every sign is a word of its own, so that no line has to be whole to be found.
const single = '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}]'

/** Finds the words of a text, and the space between them. */
export const wordsAndSpace = new RegExp(`\\s+|${single}|(?:(?!${single})\\S)+`, 'gu')

const endsInSingle = new RegExp(`${single}$`, 'u')
const startsWithSingle = new RegExp(`^${single}`, 'u')

/** Whether no space is between two words. */
export function isJoined(before: string, after: string): boolean {
  return endsInSingle.test(before) || startsWithSingle.test(after)
}
