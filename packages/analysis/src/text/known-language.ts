import { languageCodes } from './language-codes.ts'
import { stopWords } from './words/stop-words.ts'

const sampleLength = 20_000
const leastWords = 6
const leastLetters = 20
const muchAhead = 1.6

const scripts: readonly { pattern: RegExp; code: (sample: string) => string | undefined }[] = [
  { pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, code: () => 'ja' },
  { pattern: /\p{Script=Hangul}/gu, code: () => 'ko' },
  { pattern: /\p{Script=Han}/gu, code: () => 'zh' },
  { pattern: /\p{Script=Greek}/gu, code: () => 'el' },
  { pattern: /\p{Script=Hebrew}/gu, code: () => 'he' },
  { pattern: /\p{Script=Thai}/gu, code: () => 'th' },
  {
    pattern: /\p{Script=Arabic}/gu,
    code: (sample) => (/[پچژگٹڈڑ]/u.test(sample) ? undefined : 'ar'),
  },
  {
    pattern: /\p{Script=Cyrillic}/gu,
    code: (sample) => (/[іїєґ]/iu.test(sample) ? 'uk' : /[ыэъё]/iu.test(sample) ? 'ru' : undefined),
  },
]

/**
 * The language of a text as BCP 47, where script or function words tell it clearly; undefined where they do not. Reads
 * the first 20,000 characters.
 */
export function knownLanguage(text: string): string | undefined {
  const sample = text.slice(0, sampleLength)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  if (letters < leastLetters) return undefined
  for (const { pattern, code } of scripts) {
    const share = (sample.match(pattern)?.length ?? 0) / letters
    if (share > (code('') === 'ja' ? 0.1 : 0.4)) return code(sample)
  }
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? []
  const [first, second] = languageCodes
    .map((code) => ({ code, count: words.filter((word) => stopWords[code].has(word)).length }))
    .sort((one, other) => other.count - one.count)
  if (first === undefined || first.count < leastWords) return undefined
  return first.count >= (second?.count ?? 0) * muchAhead ? first.code : undefined
}
