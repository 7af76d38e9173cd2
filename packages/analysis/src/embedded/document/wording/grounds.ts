import type { Language } from '../../languages/load-language.ts'

const endsStatement = /[.!?。！？:：]["'”’»)]*$/u

/** Whether a line tells what an order rests on, and orders nothing: `VU le code rural ;`, `Whereas …`. */
export function isGround(text: string, { phrases }: Pick<Language, 'phrases'>): boolean {
  if (phrases.statesGround.test(text)) return true
  return phrases.citesGround.test(text) && !endsStatement.test(text)
}
