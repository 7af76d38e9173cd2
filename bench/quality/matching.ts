/** Words without case, punctuation and articles. */
function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[\u2010-\u2015]/gu, '-')
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\b(?:a|an|the)\b/gu, ' ')
    .split(/\s+/u)
    .filter(Boolean)
}

const runLength = 8
const mostWords = 80

/** Whether the first 80 words hold one of the answers whole. */
export function holdsAnswer(text: string, answers: readonly string[]): boolean {
  const padded = pad(text, mostWords)
  return answers.some((answer) => {
    const words = plainWords(answer)
    return words.length > 0 && padded.includes(` ${words.join(' ')} `)
  })
}

/** Whether they hold eight words in a row of one of the passages, or all of a shorter one. */
export function sharesRun(text: string, passages: readonly string[], limit = mostWords): boolean {
  const padded = pad(text, limit)
  const long = passages.filter((passage) => plainWords(passage).length >= 2)
  return (long.length > 0 ? long : passages).some((passage) => {
    const words = plainWords(passage)
    const size = Math.min(runLength, words.length)
    if (size === 0) return false
    for (let i = 0; i + size <= words.length; i += 1) {
      if (padded.includes(` ${words.slice(i, i + size).join(' ')} `)) return true
    }
    return false
  })
}

function pad(text: string, limit: number): string {
  return ` ${plainWords(text.split(/\s+/u).slice(0, limit).join(' ')).join(' ')} `
}
