import { isDenial as denies } from '../text/denials.ts'
import { type Span, splitSentences } from '../text/sentences.ts'
import type { Stemmer } from '../text/words/tokens.ts'
import { bounds, conditions, conjunctions, restrictions } from './polarity-words.ts'

const wordPattern = /[\p{L}\p{M}]+(?:['’]\p{L}+)?|\p{N}+(?:[.,]\p{N}+)*|[,;:.!?()–—]/gu
const mark = /^[^\p{L}\p{N}]/u
const sentenceMark = /^[.!?]/u
/** Words between a denial and the word that it denies, at most. */
const farthest = 4
const boundWithin = 2
const leastShare = 0.5
const leastShared = 2
const leastPart = 5
const denyingPrefix = /^(?:un|in|im|il|ir|non|dis|des)(?=\p{L}{4})/u
const elided = /^(?:n|d|l|qu|s|c|j)['’]/u
/** How far the sentence that holds a cited slice is looked for, in UTF-16 units. */
const reach = 600
const mostCited = 6_000
/** `No. 12` numbers something and denies nothing. */
const numbering = /^\.?\s?\p{L}{0,4}[-/.]?\d/u

interface Word {
  /** Undefined for words that carry no meaning of their own. */
  readonly stem: string | undefined
  readonly clause: number
  readonly sentence: number
  readonly isDenial: boolean
  readonly isCondition: boolean
  readonly isBound: boolean
  /** The word itself when it denies, restricts or compares. */
  readonly reservation: string | undefined
}

/**
 * Whether a statement says the opposite of the sentences that it cites: a clause in nearly the same words, one of which
 * is denied on one side only. Undecided, and so false, where either side restricts or denies in another way.
 */
export function turnsRound(
  content: string,
  statement: string,
  spans: readonly Span[],
  stemmer: Stemmer,
): boolean {
  const cited = citedSentences(content, spans).join('\n').slice(0, mostCited)
  const source = readWords(cited, stemmer, new Set(stemmer.contentStems(statement)))
  const said = readWords(statement, stemmer, new Set(stemmer.contentStems(cited)))
  return (
    deniedIn(source).some((denied) => affirms(said, denied)) ||
    deniedIn(said).some((denied) => affirms(source, denied))
  )
}

function citedSentences(content: string, spans: readonly Span[]): string[] {
  return spans.flatMap(({ start, end }) => {
    const from = Math.max(0, start - reach)
    const text = content.slice(from, end + reach)
    return splitSentences(text)
      .filter((one) => from + one.end > start && from + one.start < end)
      .map((one) => `${text.slice(one.start, one.end)}.`)
  })
}

/** Denying prefixes count as denials of a word that the other side has: `incompatible` beside `compatible`. */
function readWords(text: string, stemmer: Stemmer, others: ReadonlySet<string>): Word[] {
  const words: Word[] = []
  let clause = 0
  let sentence = 0
  const lower = text.toLowerCase()
  for (const { 0: match, index } of lower.matchAll(wordPattern)) {
    const word = match.replace(elided, '')
    const after = index + match.length
    if (word === 'no' && numbering.test(lower.slice(after, after + 8))) continue
    if (mark.test(match) || conjunctions.has(word)) clause += 1
    if (sentenceMark.test(match)) sentence += 1
    if (mark.test(match)) continue
    const isContracted = /n['’]t$/u.test(match) || /^n['’]/u.test(match)
    const isBound = bounds.has(word)
    const stem = isBound ? word : stemmer.contentStems(word)[0]
    const bare = stem === undefined || others.has(stem) ? undefined : strip(word, stemmer, others)
    const isDenial = isContracted || denies(word) || bare !== undefined
    words.push({
      ...{ stem: bare ?? stem, clause, sentence, isDenial },
      isCondition: conditions.has(word),
      isBound,
      reservation: isDenial ? 'not' : restrictions.has(word) ? word : undefined,
    })
  }
  return words
}

function strip(word: string, stemmer: Stemmer, others: ReadonlySet<string>): string | undefined {
  const stem = stemmer.contentStems(word.replace(denyingPrefix, ''))[0]
  return stem !== undefined && others.has(stem) ? stem : undefined
}

/** A word that is denied, what its clause speaks of, and what else in its sentence denies or restricts. */
interface Denied {
  readonly stem: string
  readonly about: readonly string[]
  readonly reservations: readonly string[]
}

/** What is denied outside conditions. */
function deniedIn(words: readonly Word[]): Denied[] {
  return words.flatMap((word, at) => {
    if (!word.isDenial) return []
    const inClause = ({ clause }: Word) => clause === word.clause
    const before = words.slice(0, at).filter(inClause)
    if (before.some(({ isCondition }) => isCondition)) return []
    if (before.slice(-farthest).some(({ isDenial }) => isDenial)) return []
    const after = words.slice(at + 1, at + 1 + farthest).filter(inClause)
    const bound = after.slice(0, boundWithin).find(({ isBound }) => isBound)
    const carriesMeaning = ({ stem, isDenial }: Word) => stem !== undefined && !isDenial
    const found =
      bound ?? after.find(carriesMeaning) ?? before.slice(-farthest).findLast(carriesMeaning)
    const stem = word.stem ?? found?.stem
    const sentence = words.filter((other) => other.sentence === word.sentence)
    if (stem === undefined) return []
    const others = sentence.filter((other) => other !== word)
    return [{ stem, about: stemsOf(words.filter(inClause)), reservations: reservationsOf(others) }]
  })
}

/** Whether a text says what the other side denies, in a clause that speaks of the same and with no reservation of its own. */
function affirms(words: readonly Word[], denied: Denied): boolean {
  const holders = words.filter(({ stem, isDenial }) => stem === denied.stem && !isDenial)
  const about = ` ${denied.about.join(' ')} `
  const close = holders.filter(({ clause }) => {
    const own = stemsOf(words.filter((word) => word.clause === clause))
    const shared = own.filter((stem) => isAmong(stem, about)).length
    return shared >= leastShared && shared >= own.length * leastShare
  })
  return (
    close.length > 0 &&
    close.every(({ clause, sentence }) => {
      const own = words.filter((word) => word.sentence === sentence && word.clause <= clause)
      const inside = own.filter((word) => word.clause === clause)
      if (inside.some(({ isDenial, isCondition }) => isDenial || isCondition)) return false
      return reservationsOf(own).every((word) => denied.reservations.includes(word))
    })
  )
}

/** As a word of its own, or as part of a compound. */
function isAmong(stem: string, about: string): boolean {
  return stem.length >= leastPart ? about.includes(stem) : about.includes(` ${stem} `)
}

function stemsOf(words: readonly Word[]): string[] {
  return [...new Set(words.flatMap(({ stem }) => stem ?? []))]
}

function reservationsOf(words: readonly Word[]): string[] {
  return words.flatMap(({ reservation }) => reservation ?? [])
}
