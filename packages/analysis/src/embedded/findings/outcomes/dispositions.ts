import type { Language } from '../../languages/load-language.ts'

/** Whether a sentence of a will gives something to somebody, orders what is to be done with it, or names who acts. */
export function tellsDisposition(text: string, { phrases }: Language): boolean {
  return phrases.disposes.test(text) && !phrases.ruleOfWill.test(text)
}
