import type { Language } from '../load-language.ts'

/** What a rule makes of the phrases of a language, made once for each language: most often a longer expression. */
export function perLanguage<Made>(
  make: (phrases: Language['phrases']) => Made,
): (language: Pick<Language, 'phrases'>) => Made {
  const made = new WeakMap<Language['phrases'], Made>()
  return ({ phrases }) => {
    const known = made.get(phrases)
    if (known !== undefined) return known
    const fresh = make(phrases)
    made.set(phrases, fresh)
    return fresh
  }
}
