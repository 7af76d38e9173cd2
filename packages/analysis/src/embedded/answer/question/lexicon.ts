import { splitWords } from '../../../text/words/tokens.ts'
import { createAskStemmer } from '../../languages/ask-stemmer.ts'
import type { Asking } from '../../languages/asking.ts'
import { countriesAtHome } from '../../languages/countries-at-home.ts'
import type { Words } from '../../languages/load-words.ts'
import { numberWordsOf } from './number-words.ts'

/** Which concepts of ordinary life words stand for. */
export interface Lexicon {
  readonly isUnspaced: boolean
  /** Concepts of one stem. */
  of(stem: string): readonly number[]
  /** Whether a stem is listed itself, not only found by a part of a compound. */
  lists(stem: string): boolean
  /** The digits of a number, an ordinal or a small number word; otherwise empty. */
  numberOf(stem: string): string
  /** The concept of that name, where the language has it. */
  named(name: string): number | undefined
  /** Stems that stand for a concept. */
  stemsOf(concept: number): readonly string[]
  /** Runs of stems that stand for something together, with where they begin. */
  phrasesIn(stems: readonly string[]): readonly Phrase[]
  /** In scripts without spaces: known words of a text, longest first, none inside another. */
  wordsIn(text: string): readonly Phrase[]
}

export interface Phrase {
  readonly at: number
  readonly length: number
  readonly concepts: readonly number[]
}

const leastPart = 5

interface Tables {
  readonly conceptsOf: ReadonlyMap<string, readonly number[]>
  /** Runs of stems by their first one, longest first. */
  readonly phrases: ReadonlyMap<string, readonly StemRun[]>
  readonly members: readonly (readonly string[])[]
  readonly names: ReadonlyMap<string, number>
  readonly numbers: ReadonlyMap<string, string>
}

const leadingDigits = /^(\d[\d,.]*?)(\p{L}{0,3})$/u

interface StemRun {
  readonly stems: readonly string[]
  readonly concepts: number[]
}

const knownTables = new WeakMap<Words, Map<boolean, Tables>>()

/** In articles only close synonyms count. */
function tablesOf(words: Words, isArticle: boolean): Tables {
  const known = knownTables.get(words) ?? new Map<boolean, Tables>()
  const tables = known.get(isArticle) ?? readTables(words, isArticle)
  knownTables.set(words, known.set(isArticle, tables))
  return tables
}

function readTables(words: Words, isArticle: boolean): Tables {
  const stemmer = createAskStemmer(words)
  const isUnspaced = isWithoutSpaces(words)
  const conceptsOf = new Map<string, number[]>()
  const phrases = new Map<string, StemRun[]>()
  const members: string[][] = []
  const add = (concept: number, member: string): void => {
    const parts = isUnspaced ? member.split('_') : splitWords(member.replaceAll('_', ' '))
    const [only = ''] = parts
    // `can't` would stand for every `can`.
    if (parts.length === 1 && only !== member && stemmer.isStopWord(only)) return
    const stems = isUnspaced ? parts : parts.map((part) => stemmer.stem(part))
    const own = members[concept] ?? []
    members[concept] = own
    const [first] = stems
    if (first === undefined) return
    if (stems.length === 1) {
      own.push(first)
      const list = conceptsOf.get(first) ?? []
      if (!list.includes(concept)) list.push(concept)
      conceptsOf.set(first, list)
      return
    }
    const list = phrases.get(first) ?? []
    const same = list.find((x) => x.stems.join(' ') === stems.join(' '))
    if (same === undefined) list.push({ stems, concepts: [concept] })
    else same.concepts.push(concept)
    phrases.set(first, list)
  }
  const groups = isArticle && words.language === 'en' ? [] : readGroups(words.concepts)
  const close = words.synonyms?.split('\n').map((line) => line.trim().split(/\s+/u)) ?? []
  const all = [...groups, ...close, ...(isArticle ? [] : countryGroups(words))]
  for (const [concept, group] of all.entries()) for (const member of group) add(concept, member)
  for (const list of phrases.values()) list.sort((a, b) => b.stems.length - a.stems.length)
  return {
    conceptsOf,
    phrases,
    members,
    names: new Map(groups.length === 0 ? [] : readNames(words.concepts)),
    numbers: numberWordsOf(words.asking, stemmer.stem),
  }
}

/** The names of each country, with what takes in all of them: whoever asks about Lisbon asks about Portugal. */
function countryGroups({ countries }: Words): string[][] {
  const named = readGroups(countries)
  const atHome = readGroups(countriesAtHome)
  const everywhere = named.at(-1) ?? []
  return named.slice(0, -1).map((names, at) => [...names, ...(atHome[at] ?? []), ...everywhere])
}

function isWithoutSpaces({ language }: Words): boolean {
  return language === 'ja' || language === 'zh'
}

/** The concepts of a language, stemmed as its documents are. In articles only close synonyms count. */
export function createLexicon(words: Words, isArticle: boolean): Lexicon {
  const isUnspaced = isWithoutSpaces(words)
  const joinsWords = words.language === 'de' || words.language === 'nl'
  const { conceptsOf, phrases, members, names, numbers } = tablesOf(words, isArticle)
  const isFiller = createAskStemmer(words).isStopWord
  const longest = Math.max(1, ...[...conceptsOf.keys()].map((stem) => stem.length))
  const compounds = new Map<string, readonly number[]>()
  const ofCompound = (stem: string): readonly number[] => {
    const known = compounds.get(stem)
    if (known !== undefined) return known
    const found = new Set<number>()
    for (let cut = leastPart; cut <= stem.length - 3; cut += 1) {
      for (const concept of conceptsOf.get(stem.slice(0, cut)) ?? []) found.add(concept)
    }
    for (let cut = 3; cut <= stem.length - leastPart + 1; cut += 1) {
      for (const concept of conceptsOf.get(stem.slice(cut)) ?? []) found.add(concept)
    }
    if (compounds.size > 20_000) compounds.clear()
    compounds.set(stem, [...found])
    return [...found]
  }
  return {
    isUnspaced,
    of: (stem) =>
      conceptsOf.get(stem) ?? (joinsWords && stem.length > leastPart + 2 ? ofCompound(stem) : []),
    lists: (stem) => conceptsOf.has(stem),
    numberOf: (stem) => numbers.get(stem) ?? digitsOf(stem, words.asking),
    named: (name) => names.get(name),
    stemsOf: (concept) => members[concept] ?? [],
    phrasesIn: (stems) => {
      const found: Phrase[] = []
      for (let at = 0; at < stems.length; at += 1) {
        const runs = phrases.get(stems[at] ?? '')
        const match =
          runs?.find((run) => run.stems.every((stem, i) => stems[at + i] === stem)) ??
          runs?.find((run) => run.stems.length === 2 && isParted(run.stems, stems, at, isFiller))
        if (match === undefined) continue
        const length = match.stems[1] === stems[at + 1] ? match.stems.length : partedLength
        found.push({ at, length, concepts: match.concepts })
        at += length - 1
      }
      return found
    },
    wordsIn: (text) => {
      const found: Phrase[] = []
      for (let at = 0; at < text.length; at += 1) {
        for (let length = Math.min(longest, text.length - at); length >= 1; length -= 1) {
          const concepts = conceptsOf.get(text.slice(at, at + length))
          if (concepts === undefined) continue
          found.push({ at, length, concepts })
          at += length - 1
          break
        }
      }
      return found
    },
  }
}

const endings = new WeakMap<Asking, ReadonlySet<string>>()

/** The digits of a number or of an ordinal of a language; otherwise empty. */
function digitsOf(stem: string, asking: Asking): string {
  const known = endings.get(asking) ?? new Set(['', ...asking.ordinalEndings.split('|')])
  endings.set(asking, known)
  const [, number = '', ending = ''] = leadingDigits.exec(stem) ?? []
  return known.has(ending) ? number.replace(/[,.]/gu, '') : ''
}

const partedLength = 3

/** Whether two words are on both sides of a short function word: `throw us out`, `hand it in`. */
function isParted(
  [, second]: readonly string[],
  stems: readonly string[],
  at: number,
  isFiller: (word: string) => boolean,
): boolean {
  return stems[at + 2] === second && isFiller(stems[at + 1] ?? '')
}

function readNames(concepts: string): [string, number][] {
  const lines = concepts.trim().split('\n')
  return lines.map((line, at) => [line.slice(0, line.indexOf(':')), at])
}

/** The words of each concept, without its name. */
export function readGroups(concepts: string): string[][] {
  return concepts
    .trim()
    .split('\n')
    .map((line) =>
      line
        .slice(line.indexOf(':') + 1)
        .trim()
        .split(/\s+/u),
    )
}
