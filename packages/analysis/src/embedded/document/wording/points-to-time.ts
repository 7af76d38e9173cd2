import type { Language } from '../../languages/load-language.ts'

/** Whether a sentence speaks of a time that it does not name itself: `The lift may not be used after that date`. */
export function pointsToTime(text: string, language: Language): boolean {
  const found = language.phrases.pointsToTime.exec(text)
  return found !== null && !namesTime(text.slice(0, found.index), language)
}

/** Whether a text names a day, a period or an end: `1 May`, `each term`. */
export function namesTime(text: string, { phrases }: Language): boolean {
  return /\p{N}/u.test(text) || phrases.namesTime.test(text)
}
