import type { AskAbout } from './ask-about.ts'
import type { Asking } from './asking.ts'
import type { Clauses } from './clauses.ts'
import type { RulesLanguage } from './which-language.ts'

/** What is known of one language: how it asks, and what it calls the things of ordinary life. */
export interface Words {
  readonly language: RulesLanguage
  readonly asking: Asking
  readonly askAbout: AskAbout
  /** How people ask for kinds of clauses, where the language has words for them. */
  readonly clauses?: Clauses
  /** A concept on each line: its name, a colon, its words. */
  readonly concepts: string
  /** A country on each line: its name in English, a colon, its names and those of cities that stand for it; last what takes in all. */
  readonly countries: string
  /** An everyday question on each line: its name, how it is asked, what answers it. */
  readonly everyday: string
  /** A question as a careful writer has it: `whats the rent` with `what is`. */
  readonly writeOut?: (question: string) => string
  /** Function words, where the general lists do not cover the language. */
  readonly stopWords?: string
  /** Groups of words for the same thing, one on each line. */
  readonly synonyms?: string
  /** Pairs of words of opposite sense, parted by `|` or lines. */
  readonly opposites?: string
}

const loaders: Readonly<Record<RulesLanguage, () => Promise<Omit<Words, 'language'>>>> = {
  en: () => import('./en/words.ts'),
  de: () => import('./de/words.ts'),
  fr: () => import('./fr/words.ts'),
  es: () => import('./es/words.ts'),
  it: () => import('./it/words.ts'),
  pt: () => import('./pt/words.ts'),
  nl: () => import('./nl/words.ts'),
  pl: () => import('./pl/words.ts'),
  ru: () => import('./ru/words.ts'),
  ja: () => import('./ja/words.ts'),
  zh: () => import('./zh/words.ts'),
  ar: () => import('./ar/words.ts'),
}

const loaded = new Map<RulesLanguage, Promise<Words>>()

/** Loads the words of a language, at the first document in it. */
export function loadWords(language: RulesLanguage): Promise<Words> {
  const known = loaded.get(language)
  if (known !== undefined) return known
  const words = read(language)
  loaded.set(language, words)
  words.catch(() => loaded.delete(language))
  return words
}

async function read(language: RulesLanguage): Promise<Words> {
  return { language, ...(await loaders[language]()) }
}
