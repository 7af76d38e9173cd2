import type { Language } from '../../languages/load-language.ts'
import { lacksNoun } from './lacks-noun.ts'
import { pointsToTime } from './points-to-time.ts'

const opensAside = /^[(（[]/u

/** Whether a sentence says little to who has not read the one before it, or is an aside in brackets. */
export function leansBack(text: string, { phrases }: Language): boolean {
  return opensAside.test(text) || phrases.leansBack.test(text)
}

/** Whether a sentence takes up a thing and not a time or a condition, as it does only within its own paragraph. */
export function takesUpThing(text: string, { phrases }: Language): boolean {
  return /^[(（[](?!\p{L})/u.test(text) || phrases.takesUpThing.test(text)
}

/** Whether a sentence says when, on what condition or of what it speaks only by pointing to the sentence before it. */
export function dangles(text: string, language: Language): boolean {
  const { phrases } = language
  if (phrases.standsAlone.test(text)) return false
  return (
    leansBack(text, language) ||
    phrases.dangles.test(text) ||
    phrases.speaksOfBefore.test(text) ||
    phrases.pointsBackWithin.test(text) ||
    phrases.countsFromBefore.test(text) ||
    pointsToTime(text, language) ||
    lacksNoun(text, language)
  )
}
