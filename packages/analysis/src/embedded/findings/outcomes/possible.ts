import type { Language } from '../../languages/load-language.ts'
import { withoutConditions } from './decided.ts'

/** Whether a text tells what somebody can do or what can come, and not what cannot. */
export function isPossible(text: string, { phrases }: Language): boolean {
  const at = text.search(phrases.mayCome)
  return at >= 0 && !phrases.deniesMay.test(text.slice(at))
}

/** Whether a sentence tells no more than that; `I decided that you can walk` decides before it. */
export function isMerelyPossible(source: string, language: Language): boolean {
  const text = withoutConditions(source, language)
  if (!isPossible(text, language)) return false
  const decided = text.search(language.patterns.decision)
  return decided < 0 || decided > text.search(language.phrases.mayCome)
}
