import { loadLanguage } from './load-language.ts'
import { loadWords } from './load-words.ts'
import { rulesLanguages } from './which-language.ts'

/** Loads what is known of every language, so that no document needs a connection later. Rejects when something is missing. */
export async function loadEveryLanguage(): Promise<void> {
  await Promise.all(rulesLanguages.flatMap((code) => [loadLanguage(code), loadWords(code)]))
}
