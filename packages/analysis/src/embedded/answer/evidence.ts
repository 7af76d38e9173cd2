import { splitWords } from '../../text/tokens.ts'
import type { Sentence } from '../document/parse.ts'
import { holdsType } from './answer-types.ts'
import type { Question } from './question.ts'
import {
  type Bag,
  bagOf,
  holds,
  opposites,
  type QuestionWord,
  questionWords,
} from './question-words.ts'
import type { SentenceIndex } from './sentence-index.ts'

export const evidenceNames = [
  'bias',
  'coverage',
  'plainCoverage',
  'blockCoverage',
  'missing',
  'missingNames',
  'density',
  'order',
  'span',
  'type',
  'opposed',
  'isNegated',
  'numbers',
  'unknownNames',
  'asksWhich',
  'asksWhen',
  'isYesNo',
] as const

export type EvidenceName = (typeof evidenceNames)[number]
/** What speaks for a sentence as the answer to a question, as numbers of about 0 to 1. */
export type Evidence = Readonly<Record<EvidenceName, number>>

const negation =
  /\b(?:not|no|never|none|nor|neither|cannot|\p{L}+n['’]t|(?:did|does|was|is|were)nt|non)\b/iu
const reach = 12

/** Weighs sentences against one question; `score` is what the search gave a sentence. */
export function createScales(
  question: Question,
  index: SentenceIndex,
): (at: number, score: number) => Evidence {
  const words = questionWords(question, index)
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1
  const spoken = splitWords(question.text).map((word) => index.stemmer.stem(word))
  const inQuestion = new Set(spoken)
  const contrary = opposites(index.stemmer)
  const known = new Map<string, readonly number[]>()
  const isNegated = flag(negation.test(question.text))
  const numbers = words.filter(({ number }) => number !== '').length
  const degreesIn = (bag: Bag): number[] => words.map((word) => holds(word, bag, question))
  return (at, score) => {
    const sentence = index.sentences[at]
    const stems = sentence?.stems ?? []
    const own = degreesIn(bagOf(stems))
    const place = `${sentence?.block} ${Math.floor(at / reach)}`
    const around = known.get(place) ?? degreesIn(bagOf(stemsAround(index, at)))
    known.set(place, around)
    const text = sentence?.text ?? ''
    const held = splitWords(text).map((word) => index.stemmer.stem(word))
    const inSentence = new Set(held)
    let opposed = 0
    for (const stem of inQuestion) {
      if (inSentence.has(stem)) continue
      for (const other of contrary.get(stem) ?? []) {
        if (inSentence.has(other) && !inQuestion.has(other)) opposed += 1
      }
    }
    return {
      bias: 1,
      coverage: share(words, own, () => true),
      plainCoverage: share(words, own, ({ isName, number }) => !isName && number === ''),
      blockCoverage: share(words, around, () => true),
      missing: own.filter((degree) => degree === 0).length / 5,
      missingNames:
        words.filter((word, i) => word.isName && word.isKnown && around[i] === 0).length / 2,
      density: score / total / 2,
      order: commonLength(spoken, held) / Math.max(1, spoken.length),
      span: spanShare(new Set(question.stems), stems),
      type: holdsType(question.type, text),
      opposed: Math.min(2, opposed) / 2,
      isNegated,
      numbers: numbers / 2,
      unknownNames: words.filter(({ isKnown, isName }) => !isKnown && isName).length / 2,
      asksWhich: flag(inQuestion.has('which')),
      asksWhen: flag(inQuestion.has('when')),
      isYesNo: flag(question.type === 'yesNo'),
    }
  }
}

/** The share of the question's words, by their rarity, that a sentence holds itself or under a synonym. */
export function coverageOf(question: Question, index: SentenceIndex, sentence: Sentence): number {
  const words = questionWords(question, index)
  const bag = bagOf(sentence.stems)
  return share(
    words,
    words.map((word) => holds(word, bag, question)),
    () => true,
  )
}

function flag(value: boolean): number {
  return value ? 1 : 0
}

function share(
  words: readonly QuestionWord[],
  degrees: readonly number[],
  counts: (word: QuestionWord) => boolean,
): number {
  let total = 0
  let held = 0
  for (const [i, word] of words.entries()) {
    if (!counts(word)) continue
    total += word.weight
    held += word.weight * (degrees[i] ?? 0)
  }
  return held / (total || 1)
}

/** Stems of a sentence's paragraph and heading. */
function stemsAround(index: SentenceIndex, at: number): string[] {
  const sentence = index.sentences[at]
  if (sentence === undefined) return []
  const stems = index.stemmer.contentStems(sentence.heading)
  for (let place = at - reach; place <= at + reach; place += 1) {
    const other = index.sentences[place]
    if (other?.block === sentence.block) stems.push(...other.stems)
  }
  return stems
}

/** How close together the question's words stand in a sentence. */
function spanShare(wanted: ReadonlySet<string>, sentence: readonly string[]): number {
  const places = sentence.flatMap((stem, at) => (wanted.has(stem) ? [at] : []))
  const first = places[0]
  const last = places.at(-1)
  if (first === undefined || last === undefined || last === first) return 0
  return places.length / (last - first + 1)
}

/** Length of the longest common subsequence. */
function commonLength(one: readonly string[], other: readonly string[]): number {
  let row = new Uint16Array(other.length + 1)
  for (const stem of one) {
    const next = new Uint16Array(other.length + 1)
    for (const [i, held] of other.entries()) {
      next[i + 1] = stem === held ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0)
    }
    row = next
  }
  return row[other.length] ?? 0
}
