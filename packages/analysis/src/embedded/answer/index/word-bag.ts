import type { Language } from '../../languages/load-language.ts'
import type { Words } from '../../languages/load-words.ts'
import { lineOf } from '../question/everyday.ts'
import type { Lexicon } from '../question/lexicon.ts'
import { monthsIn } from './months.ts'
import { type Range, rangesIn, tellsAge } from './ranges.ts'

/** The words of a passage, ready to be asked for others. */
export interface Bag {
  readonly text: string
  /** The passage as everyday questions look at it. */
  readonly line: string
  readonly stems: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
  readonly concepts: ReadonlySet<number>
  /** The months in which its days lie. */
  readonly months: ReadonlySet<number>
  readonly ranges: readonly Range[]
  readonly tellsAge: boolean
}

/** What is known of the language of a document. */
export interface KnownLanguage {
  readonly lexicon: Lexicon
  readonly words: Words
  readonly rules: Language
}

/** `stems` are those of all words of the text, in order. */
export function bagOf(
  text: string,
  stems: readonly string[],
  { lexicon, words, rules }: KnownLanguage,
): Bag {
  let months: ReadonlySet<number> | undefined
  let ranges: readonly Range[] | undefined
  const numbers = new Set<string>()
  const concepts = new Set<number>()
  const lower = lexicon.isUnspaced ? text.normalize('NFKC').toLowerCase() : ''
  for (const stem of new Set(stems)) {
    const number = lexicon.numberOf(stem)
    if (number !== '') numbers.add(number)
    if (!lexicon.isUnspaced) for (const concept of lexicon.of(stem)) concepts.add(concept)
  }
  const phrases = lexicon.isUnspaced ? lexicon.wordsIn(lower) : lexicon.phrasesIn(stems)
  for (const phrase of phrases) for (const concept of phrase.concepts) concepts.add(concept)
  return {
    text: lower,
    line: lexicon.isUnspaced ? lower : lineOf(stems),
    stems: new Set(stems),
    numbers,
    concepts,
    get months() {
      months ??= monthsIn(text, words)
      return months
    },
    get ranges() {
      ranges ??= rangesIn(text, rules)
      return ranges
    },
    get tellsAge() {
      return tellsAge(text, rules)
    },
  }
}
