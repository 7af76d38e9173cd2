import { splitWords } from '../../text/tokens.ts'
import { strengthOf } from '../clauses/clause-kind.ts'
import type { AnswerType } from '../languages/asking.ts'
import { labelledOf } from './context.ts'
import type { Question } from './question/question.ts'
import {
  type Bag,
  bagOf,
  holds,
  opposites,
  type QuestionWord,
  questionWords,
} from './question/question-words.ts'
import { overOf, type SentenceIndex } from './sentence-index.ts'

export const evidenceNames = [
  'bias',
  'coverage',
  'exactCoverage',
  'plainCoverage',
  'overCoverage',
  'blockCoverage',
  'beforeCoverage',
  'afterCoverage',
  'elsewhere',
  'held',
  'unknown',
  'unknownConcept',
  'missing',
  'heaviest',
  'missingNames',
  'density',
  'order',
  'span',
  'type',
  'typeMissed',
  'near',
  'typedCoverage',
  'typedNear',
  'focus',
  'focusKnown',
  'focusNear',
  'label',
  'row',
  'short',
  'clause',
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
/** What is asked for so plainly that a passage without it is no answer. */
const plainTypes: ReadonlySet<AnswerType> = new Set([
  'money',
  'percent',
  'period',
  'number',
  'date',
  'contact',
  'person',
])

/** Weighs sentences against one question; `score` is what the search gave a sentence. */
export function createScales(
  question: Question,
  index: SentenceIndex,
): (at: number, score: number) => Evidence {
  const words = questionWords(question, index)
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1
  const heaviest = words.reduce((best, word) => (word.weight > best.weight ? word : best), nothing)
  const spoken = splitWords(question.text).map((word) => index.stemmer.stem(word))
  const inQuestion = new Set(spoken)
  const contrary = opposites(index)
  const known = new Map<string, readonly number[]>()
  const degrees = new Map<number, readonly number[]>()
  const isNegated = flag(negation.test(question.text))
  const numbers = words.filter(({ number }) => number !== '').length
  const stemsOf = (text: string): string[] => splitWords(text).map((x) => index.stemmer.stem(x))
  const degreesIn = (bag: Bag): number[] => words.map((word) => holds(word, bag, index))
  const degreesAt = (at: number): readonly number[] => {
    const before = degrees.get(at)
    if (before !== undefined) return before
    const text = index.sentences[at]?.text ?? ''
    const found = degreesIn(bagOf(text, stemsOf(text), index))
    degrees.set(at, found)
    return found
  }
  const beyond = (at: number, other: number): number => {
    if (index.sentences[at]?.block !== index.sentences[other]?.block) return 0
    const own = degreesAt(at)
    const more = degreesAt(other).map((x, i) => Math.max(0, x - (own[i] ?? 0)))
    return share(words, more, () => true)
  }
  return (at, score) => {
    const sentence = index.sentences[at]
    const context = index.contexts[at]
    const text = sentence?.text ?? ''
    const held = stemsOf(text)
    const inSentence = new Set(held)
    const own = degreesAt(at)
    const over = context === undefined ? '' : overOf(context)
    const overOnly = degreesIn(bagOf(over, stemsOf(over), index)).map((x, i) =>
      Math.max(0, x - (own[i] ?? 0)),
    )
    const place = `${sentence?.block} ${Math.floor(at / reach)}`
    const around = known.get(place) ?? degreesIn(bagAround(index, at))
    known.set(place, around)
    let opposed = 0
    for (const stem of inQuestion) {
      if (inSentence.has(stem)) continue
      for (const other of contrary.get(stem) ?? []) {
        if (inSentence.has(other) && !inQuestion.has(other)) opposed += 1
      }
    }
    const labelled = sentence === undefined ? undefined : labelledOf(sentence)
    const value = labelled?.value ?? text
    const type = index.types.holds(question.type, value)
    const ownShare = share(words, own, () => true)
    const near = nearness(question, index, text, words)
    const contentLength = Math.max(1, sentence?.stems.length ?? 1)
    return {
      bias: 1,
      coverage: ownShare,
      exactCoverage: share(
        words,
        own.map((x) => (x >= 0.8 ? x : 0)),
        () => true,
      ),
      plainCoverage: share(words, own, ({ isName, number }) => !isName && number === ''),
      overCoverage: share(words, overOnly, () => true),
      blockCoverage: share(words, around, () => true),
      beforeCoverage: beyond(at, at - 1),
      afterCoverage: beyond(at, at + 1),
      elsewhere: share(
        words,
        words.map(({ known: k }, i) => (k === 1 && around[i] === 0 ? 1 : 0)),
        () => true,
      ),
      held: own.reduce((sum, x) => sum + x, 0) / 5,
      unknown: share(
        words,
        words.map((word) => 1 - word.known),
        () => true,
      ),
      unknownConcept: share(
        words,
        words.map(({ known: k, concepts }) => (k === 0 && concepts.length > 0 ? 1 : 0)),
        () => true,
      ),
      missing: own.filter((degree) => degree === 0).length / 5,
      heaviest: heaviest === nothing ? 0 : (own[words.indexOf(heaviest)] ?? 0),
      missingNames:
        words.filter((word, i) => word.isName && word.known > 0 && around[i] === 0).length / 2,
      density: score / total / 2,
      order: commonLength(spoken, held) / Math.max(1, spoken.length),
      span: spanShare(new Set(question.stems), sentence?.stems ?? []),
      type,
      typeMissed: flag(plainTypes.has(question.type) && type < 0.5),
      near,
      typedCoverage: ownShare * type,
      typedNear: ownShare * near,
      focus: own[0] ?? 0,
      focusKnown: words[0]?.known ?? 0,
      focusNear: nearness(question, index, text, words.slice(0, 1)),
      label: labelled === undefined ? 0 : labelShare(labelled.label, words, index),
      row: flag(sentence?.kind === 'row' || labelled !== undefined),
      short: 1 / Math.sqrt(contentLength),
      clause: sentence === undefined ? 0 : clauseShare(question, index, sentence),
      opposed: Math.min(2, opposed) / 2,
      isNegated,
      numbers: numbers / 2,
      unknownNames: words.filter(({ known: k, isName }) => k === 0 && isName).length / 2,
      asksWhich: flag(inQuestion.has('which')),
      asksWhen: flag(question.type === 'date'),
      isYesNo: flag(question.type === 'yesNo'),
    }
  }
}

const nothing: QuestionWord = {
  stem: '',
  concepts: [],
  isName: false,
  number: '',
  weight: 0,
  known: 0,
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

/** How surely a sentence is a kind of contract clause that is asked for. */
function clauseShare(
  question: Question,
  index: SentenceIndex,
  { text, heading }: { text: string; heading: string },
): number {
  if (!index.isContract) return 0
  let most = 0
  for (const kind of question.kinds) most = Math.max(most, strengthOf(kind, text, heading))
  return Math.min(2, most) / 2
}

/** How much of a label's words is asked for. */
function labelShare(label: string, words: readonly QuestionWord[], index: SentenceIndex): number {
  const stems = index.stemmer.contentStems(label)
  if (stems.length === 0) return 0
  const asked = new Set(words.flatMap(({ stem }) => stem.split(' ')))
  const concepts = new Set(words.flatMap((word) => word.concepts))
  const held = stems.map((stem) =>
    asked.has(stem) ? 1 : index.lexicon.of(stem).some((x) => concepts.has(x)) ? 0.7 : 0,
  )
  return held.reduce((sum: number, x) => sum + x, 0) / stems.length
}

const nearReach = 40

/** How near the things asked for stand to the words of the question, 0 to 1. */
function nearness(
  question: Question,
  index: SentenceIndex,
  text: string,
  words: readonly QuestionWord[],
): number {
  const values = index.types.find(question.type, text)
  if (values.length === 0) return 0
  const asked = new Set(words.flatMap(({ stem }) => stem.split(' ')))
  const concepts = new Set(words.flatMap((word) => word.concepts))
  const isAsked = (word: string): boolean => {
    const stem = index.stemmer.stem(word)
    return asked.has(stem) || index.lexicon.of(stem).some((concept) => concepts.has(concept))
  }
  let nearest = Number.POSITIVE_INFINITY
  for (const { index: at, 0: word } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const distance = Math.min(...values.map((value) => Math.abs(value - at)))
    if (distance < nearest && distance > 0 && isAsked(word.toLowerCase())) nearest = distance
  }
  return 1 / (1 + nearest / nearReach)
}

/** The words of a sentence's paragraph and of what it stands under. */
function bagAround(index: SentenceIndex, at: number): Bag {
  const sentence = index.sentences[at]
  const context = index.contexts[at]
  const texts = [sentence?.heading ?? '', context === undefined ? '' : overOf(context)]
  for (let place = at - reach; place <= at + reach; place += 1) {
    const other = index.sentences[place]
    if (other !== undefined && other.block === sentence?.block) texts.push(other.text)
  }
  const text = texts.join(' ')
  const stems = splitWords(text).map((word) => index.stemmer.stem(word))
  return bagOf(text, stems, index)
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
