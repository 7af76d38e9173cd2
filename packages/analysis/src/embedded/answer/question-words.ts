import type { Stemmer } from '../../text/tokens.ts'
import { antonymPairs } from './antonyms.ts'
import type { Question } from './question.ts'
import type { SentenceIndex } from './sentence-index.ts'
import { vagueWords } from './vague-words.ts'

/** A word of a question that carries meaning. */
export interface QuestionWord {
  readonly stem: string
  readonly isName: boolean
  /** The digits of a number, an ordinal or a small number word; otherwise empty. */
  readonly number: string
  /** How rare it is in the document; less for a vague word. */
  readonly weight: number
  /** Whether the document holds it at all. */
  readonly isKnown: boolean
}

export function questionWords(question: Question, index: SentenceIndex): QuestionWord[] {
  const vague = vagueStems(index.stemmer)
  return question.stems.map((stem) => ({
    stem,
    isName: question.names.has(stem) && !/^\d/u.test(stem),
    number: numberOf(stem),
    weight: index.idf(stem) * (vague.has(stem) ? vagueShare : 1),
    isKnown: index.has(stem),
  }))
}

const digits = /^(\d[\d,.]*?)(?:st|nd|rd|th|s)?$/u
const named = new Map(
  `first on|second two|third three|fourth four|fifth five|sixth six|seventh seven|eighth eight|ninth nine|tenth ten`
    .split('|')
    .flatMap((pair, at) => pair.split(' ').map((stem): [string, string] => [stem, `${at + 1}`])),
)

export function numberOf(stem: string): string {
  return named.get(stem) ?? digits.exec(stem)?.[1]?.replace(/[,.]/gu, '') ?? ''
}

/** The stems of a passage, ready to be asked for words. */
export interface Bag {
  readonly stems: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
}

export function bagOf(stems: Iterable<string>): Bag {
  const set = new Set(stems)
  const numbers = new Set<string>()
  for (const stem of set) {
    const number = numberOf(stem)
    if (number !== '') numbers.add(number)
  }
  return { stems: set, numbers }
}

const rootLength = 5
const vagueShare = 0.4

/** How surely a passage holds a word, 0 to 1: itself, misspelt, of the same root, or under a synonym. */
export function holds(word: QuestionWord, bag: Bag, question: Question): number {
  const { stem } = word
  if (bag.stems.has(stem)) return 1
  if (word.number !== '') return bag.numbers.has(word.number) ? 1 : 0
  let most = 0
  for (const other of question.alike.get(stem) ?? []) if (bag.stems.has(other)) most = 0.6
  if (stem.length < 4 || question.isUnspaced) return most
  const root = stem.slice(0, rootLength)
  for (const other of bag.stems) {
    if (other.startsWith(root) && (stem.length >= rootLength || other.length <= 7)) return 0.8
    if (stem.length > rootLength && stem[0] === other[0] && differByOne(stem, other)) return 0.9
  }
  return most
}

/** Whether one letter more, fewer, other or swapped tells two words apart. */
function differByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let ends = 0
  const room = Math.min(one.length, other.length) - start
  while (ends < room && one.at(-1 - ends) === other.at(-1 - ends)) ends += 1
  const left = one.slice(start, one.length - ends)
  const right = other.slice(start, other.length - ends)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

const vagueOf = new WeakMap<Stemmer, ReadonlySet<string>>()

/** Stems of vague words; empty outside English. */
function vagueStems(stemmer: Stemmer): ReadonlySet<string> {
  const found = vagueOf.get(stemmer)
  if (found !== undefined) return found
  const words = stemmer.language === 'en' ? vagueWords : []
  const stems = new Set(words.map((word) => stemmer.stem(word)))
  vagueOf.set(stemmer, stems)
  return stems
}

const oppositesOf = new WeakMap<Stemmer, ReadonlyMap<string, ReadonlySet<string>>>()

/** For the stems of words those of their opposites; empty outside English. */
export function opposites(stemmer: Stemmer): ReadonlyMap<string, ReadonlySet<string>> {
  const found = oppositesOf.get(stemmer)
  if (found !== undefined) return found
  const map = new Map<string, Set<string>>()
  const add = (one: string, other: string): void => {
    const set = map.get(one) ?? new Set<string>()
    map.set(one, set.add(other))
  }
  if (stemmer.language === 'en') {
    for (const [one, other] of antonymPairs) {
      add(stemmer.stem(one), stemmer.stem(other))
      add(stemmer.stem(other), stemmer.stem(one))
    }
  }
  oppositesOf.set(stemmer, map)
  return map
}
