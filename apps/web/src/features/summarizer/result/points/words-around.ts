const mostBefore = 40
const mostAfter = 32

/**
 * A value with the words next to it in its sentence, so that it says what it is the value of: `…giving you 28 days' written
 * notice.` A cut is shown by three dots.
 */
export function wordsAround(sentence: string, value: string): string {
  const at = sentence.indexOf(value)
  if (at < 0) return sentence
  const before = sentence.slice(0, at)
  const after = sentence.slice(at + value.length)
  const start = before.slice(-mostBefore).replace(/^\S*\s+/u, '')
  const end = after.slice(0, mostAfter).replace(/\s+\S*$/u, '')
  return [
    before.length > mostBefore ? `…${start}` : before,
    value,
    after.length > mostAfter ? `${end.replace(/[\s,;:]+$/u, '')}…` : after,
  ].join('')
}
