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

const startOfWords = '(?:'
const fitsNothing = '(?!)'

/** Several phrases of one language as one expression that looks once whether a word begins, each with an expression behind it. */
export function anyOf(phrases: readonly RegExp[], behind = ''): string {
  const sources = phrases.map(({ source }) => source).filter((source) => source !== fitsNothing)
  const [first] = sources
  if (first === undefined) return fitsNothing
  const before = first.slice(0, first.indexOf(startOfWords))
  const bodies = sources.map((source) => `${source.slice(before.length)}${behind}`)
  return `${before}(?:${bodies.join('|')})`
}
