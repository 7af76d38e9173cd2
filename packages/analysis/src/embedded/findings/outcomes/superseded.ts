import type { Language } from '../../languages/load-language.ts'

const figure = /\p{N}/u

/** Whether a sentence tells that something named by a day, a sum or a number no longer holds. */
export function tellsSuperseded(text: string, { phrases }: Language): boolean {
  if (!figure.test(text) || phrases.replacesAll.test(text)) return false
  return phrases.noLongerHolds.test(text) || phrases.replacesDated.test(text)
}
