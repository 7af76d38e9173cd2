import type { Language } from '../../languages/load-language.ts'

/** Whether a sentence of a letter opens with what its writer decided: `We are sorry to have to tell you that`. */
export function announcesDecision(text: string, { phrases }: Language): boolean {
  return phrases.announcesDecision.test(text)
}
