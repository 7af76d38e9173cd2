import { toLanguageCode } from '../text/language.ts'
import { languageCodes } from '../text/language-codes.ts'
import { stopWords } from '../text/words/stop-words.ts'

const scripts = {
  cjk: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu,
  arabic: /\p{Script=Arabic}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  greek: /\p{Script=Greek}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  thai: /\p{Script=Thai}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  latin: /\p{Script=Latin}/gu,
} as const
type Script = keyof typeof scripts

const scriptOf: Readonly<Record<string, Script>> = {
  zh: 'cjk',
  ja: 'cjk',
  ko: 'cjk',
  ar: 'arabic',
  fa: 'arabic',
  ur: 'arabic',
  ru: 'cyrillic',
  uk: 'cyrillic',
  bg: 'cyrillic',
  el: 'greek',
  he: 'hebrew',
  th: 'thai',
  hi: 'devanagari',
}
const sampleLength = 20_000
const leastWords = 6

/**
 * Whether a reply is written in the language chosen, or else in that of the document. Judged by script and by function
 * words, and only where they tell clearly: when in doubt it fits.
 */
export function fitsLanguage(reply: string, chosen: string | undefined, document: string): boolean {
  const sample = document.slice(0, sampleLength)
  const wantedScript = chosen === undefined ? mainScript(sample) : scriptOfTag(chosen)
  const script = mainScript(reply)
  if (wantedScript !== undefined && script !== undefined && script !== wantedScript) return false
  const wanted = chosen === undefined ? clearLanguage(sample) : toLanguageCode(chosen)
  const written = clearLanguage(reply)
  return wanted === undefined || written === undefined || wanted === written
}

function scriptOfTag(tag: string): Script | undefined {
  const primary = tag.toLowerCase().split('-')[0] ?? ''
  return scriptOf[primary] ?? (toLanguageCode(tag) === undefined ? undefined : 'latin')
}

/** The script of most letters. CJK counts double, since its text needs fewer letters. */
function mainScript(text: string): Script | undefined {
  const counts = Object.entries(scripts).map(([script, pattern]) => {
    const count = text.match(pattern)?.length ?? 0
    return { script: script as Script, count: script === 'cjk' ? count * 2 : count }
  })
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one))
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return best.count >= 20 && best.count > total * 0.6 ? best.script : undefined
}

/** The language of a text when its function words speak for one by far. */
function clearLanguage(text: string) {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = languageCodes
    .map((code) => ({ code, score: words.filter((word) => stopWords[code].has(word)).length }))
    .sort((one, other) => other.score - one.score)
  const [first, second] = scores
  if (first === undefined || first.score < leastWords) return undefined
  return first.score >= (second?.score ?? 0) * 1.6 ? first.code : undefined
}
