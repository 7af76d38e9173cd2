import { knownLanguage } from '../../text/known-language.ts'
import { detectLanguage } from '../../text/language.ts'
import { type LanguageCode, languageCodes } from '../../text/language-codes.ts'
import { stopWords } from '../../text/words/stop-words.ts'
import { formWords } from './form-words.ts'

export const rulesLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'ar',
  'zh',
  'ja',
] as const
/** The languages that the engine has kinds, labels and patterns for. */
export type RulesLanguage = (typeof rulesLanguages)[number]

const sampleLength = 20_000
const polishLetters = /[ąćęłńśźż]/giu
const leastPolish = 0.015
const leastWords = 60
const leastFunctionWords = 0.08

/** The language whose rules fit a text; undefined where none does. Short texts without a sign of another language count as English. */
export function whichLanguage(content: string): RulesLanguage | undefined {
  const sample = content.slice(0, sampleLength)
  const known = knownLanguage(sample)
  const ruled = rulesLanguages.find((code) => code === known)
  if (known !== undefined && ruled === undefined) return undefined
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  const polish = sample.match(polishLetters)?.length ?? 0
  if (polish > letters * leastPolish) return 'pl'
  if (ruled !== undefined) return ruled
  if (isRussian(sample, letters)) return 'ru'
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin < letters / 2) return undefined
  const code = languageOfForm(sample) ?? detectLanguage(sample)
  return isWrittenIn(sample, code) ? code : undefined
}

function isRussian(sample: string, letters: number): boolean {
  const cyrillic = sample.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  return cyrillic > letters / 2 && !/[іїєґўјљњћђџ]/iu.test(sample)
}

/** The language of a text of a few lines that has more words of forms and function words of it than of any other. */
function languageOfForm(sample: string): LanguageCode | undefined {
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length >= leastWords) return undefined
  const isOf = (word: string, code: LanguageCode): boolean =>
    stopWords[code].has(word) || formWords[code].has(word)
  const [first, second] = languageCodes
    .map((code) => ({ code, count: words.filter((word) => isOf(word, code)).length }))
    .sort((one, other) => other.count - one.count)
  return first !== undefined && first.count > (second?.count ?? 0) ? first.code : undefined
}

function isWrittenIn(sample: string, code: LanguageCode): boolean {
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length < leastWords) return true
  const list = stopWords[code]
  return words.filter((word) => list.has(word)).length >= words.length * leastFunctionWords
}
