import type { Language } from '../../languages/load-language.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'

/** What makes a time in a sentence the one by which to pay. */
const tellsTime = perLanguage((phrases) => {
  const span = `(?:\\p{L}{2,12}\\s)?(?:${phrases.spanOfTime.source})`
  const length = `(?:\\p{L}{3,14}|\\d{1,3})`
  return new RegExp(
    [
      phrases.dayOfLimit.source,
      `(?:${phrases.payBy.source})\\s(?:\\p{L}{2,12},?\\s){0,3}\\d{1,2}`,
      `(?:${phrases.within.source})\\s(?:\\p{L}{2,4}\\s)?${length}(?:\\s\\([^()]{1,12}\\))?\\s${span}`,
      `(?:${phrases.givesTime.source})\\s${length}(?:\\s\\([^()]{1,12}\\))?\\s${span}`,
      // `two working days before the move`
      `(?<!\\p{L})(?:\\p{N}{1,3}|\\p{L}{2,12}) ${span} (?:${phrases.aheadOf.source})`,
    ].join('|'),
    'iu',
  )
})
const someSum = /[$€£¥]\s?\d|\d\s?(?:[$€£¥]|eur|usd|gbp|zł|pln|chf|руб|元|円)/iu
const mostWords = 60

/** Whether a sentence says by when something is to be done. */
export function tellsLimit(text: string, rules: Language): boolean {
  return tellsTime(rules).test(text)
}

/** Whether a sentence tells of another day than the one by which to pay. */
export function tellsOtherDay(text: string, { phrases }: Language): boolean {
  return phrases.paysOtherDay.test(text) || phrases.wasPaid.test(text)
}

function asksToPay(text: string, { phrases }: Language): boolean {
  if (phrases.asksForMoney.test(text)) return true
  const namesSum = someSum.test(text) || phrases.restOfSum.test(text)
  return namesSum && phrases.asksForArrival.test(text)
}

/** The place of the only sentence that asks for money until a day or within a time. */
export function findDueSentence({
  sentences,
  rules,
  isArticle,
}: SentenceIndex): number | undefined {
  if (isArticle) return undefined
  const time = tellsTime(rules)
  let only: number | undefined
  for (const [at, { text, words }] of sentences.entries()) {
    if (words > mostWords || !time.test(text)) continue
    if (!asksToPay(text, rules) || tellsOtherDay(text, rules)) continue
    if (only !== undefined) return undefined
    only = at
  }
  return only
}
