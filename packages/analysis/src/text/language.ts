import { type LanguageCode, languageCodes } from './language-codes.ts'
import { stopWords } from './words/stop-words.ts'

const sampleLength = 20_000

/** The language most of the text's function words belong to; English when nothing tells. Reads the first 20,000 characters. */
export function detectLanguage(text: string): LanguageCode {
  const words =
    text
      .slice(0, sampleLength)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  let best: LanguageCode = 'en'
  let bestCount = 0
  for (const code of languageCodes) {
    const list = stopWords[code]
    let count = 0
    for (const word of words) if (list.has(word)) count += 1
    if (count > bestCount) {
      best = code
      bestCount = count
    }
  }
  return best
}

/** `de-AT` -> `de`; undefined for languages without word lists. */
export function toLanguageCode(tag: string | undefined): LanguageCode | undefined {
  const primary = tag?.toLowerCase().split('-')[0]
  return languageCodes.find((code) => code === primary)
}
