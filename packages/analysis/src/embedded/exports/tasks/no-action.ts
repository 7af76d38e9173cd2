import { isOwnPromise } from '../../findings/addressed.ts'
import type { Language } from '../../languages/load-language.ts'

/** Whether a statement asks nothing of its reader, or only says where somebody is reached. */
export function asksNoAction(text: string, language: Language): boolean {
  const { phrases } = language
  if (phrases.tellsContact.test(text) && !phrases.inCase.test(text)) return true
  if (phrases.onlyExpects.test(text) || isOwnPromise(text, language)) return true
  return phrases.announcesVisit.test(text) && !phrases.asksOfReader.test(text)
}
