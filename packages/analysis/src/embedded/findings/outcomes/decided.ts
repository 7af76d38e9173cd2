import { matchesIn } from '../../../text/matches.ts'
import { roughWordCount } from '../../../text/normalize.ts'
import type { Language } from '../../languages/load-language.ts'
import { atEnd } from '../../languages/phrases/followed-by.ts'

const spaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/u
const clauseEnd = /[,;:.–]/u

/** A sentence without its conditions: what would be accepted if something happened is not accepted. */
export function withoutConditions(source: string, { patterns, phrases }: Language): string {
  const text = source.replace(phrases.opensTerms, ' ')
  if (!spaced.test(text)) return text
  let rest = ''
  let at = 0
  for (const { index } of matchesIn(text, patterns.condition)) {
    if (index < at) continue
    rest += text.slice(at, index)
    const end = text.slice(index).search(clauseEnd)
    at = end < 0 ? text.length : index + end
  }
  return rest + text.slice(at)
}

const mostWordsOfResult = 8

/** Whether a line says how something was decided, and not what. */
export function tellsVerdict(text: string, { phrases }: Language): boolean {
  if (phrases.verdictAlone.test(text)) return true
  return (
    roughWordCount(text) <= mostWordsOfResult && atEnd(phrases.motionResult, '[.;]?').test(text)
  )
}

/** Whether a sentence says in plain words that somebody did not agree to something. */
export function refusesPlainly(text: string, { phrases }: Language): boolean {
  return phrases.refusesPlainly.test(text)
}
