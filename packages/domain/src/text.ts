/** Line endings unified, lines trimmed, three or more blank lines folded into one. */
export function normalizePastedText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n')
    .trim()
}

/** Words after punctuation is replaced with spaces. */
export function countWords(text: string): number {
  const word = /[^\s\p{P}]+/gu
  let words = 0
  while (word.test(text)) words += 1
  return words
}

const wordsPerMinute = 200

/** Minutes to read that many words at 200 a minute, rounded up. */
export function readingTimeMinutes(words: number): number {
  return Math.ceil(words / wordsPerMinute)
}

/** `15000` -> `15,000`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}

/** `10`, `document` -> `10 documents`; `1`, `document` -> `1 document`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

/** A text escaped for an HTML element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
