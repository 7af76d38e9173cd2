import { splitWords } from '../../../text/words/tokens.ts'
import { strengthOf } from '../../clauses/clause-kind.ts'
import type { AnswerType } from '../../languages/asking.ts'
import { patternsOf } from '../asked-patterns.ts'
import { saidOf } from '../index/context.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Bag } from '../index/word-bag.ts'
import { opposites } from '../question/antonyms.ts'
import type { Question } from '../question/question.ts'
import { holds, type QuestionWord, questionWords } from '../question/question-words.ts'
import { askedAmong, binding, commonLength, follows, nearness, spanShare } from './closeness.ts'
import { shareOf } from './share.ts'
import { kindIn } from './who.ts'

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
  'binding',
  'focus',
  'focusKnown',
  'focusNear',
  'counted',
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
  'full',
  'fullTyped',
  'named',
  'count',
  'asksNumber',
  'asksMoney',
  'asksPeriod',
  'asksPerson',
  'asksOther',
  'asksReason',
  'asksDefinition',
  'asksPercent',
  'asksConsequence',
  'length',
  'told',
  'asksTold',
  'foreign',
] as const

export type EvidenceName = (typeof evidenceNames)[number]
/** What speaks for a sentence as the answer to a question, as numbers of about 0 to 1. */
export type Evidence = Readonly<Record<EvidenceName, number>>

/** A passage that holds so much of a question holds all of it, perhaps in other words. */
const fullCoverage = 0.85
/** A question of one or two words is answered as surely as one of three. */
const leastCount = 3
/** The length of a document counts between a short letter and a long contract. */
const leastSentences = 40
const mostSentences = 300
/** What is asked for so plainly that a passage without it is no answer. */
const plainTypes: ReadonlySet<AnswerType> = new Set([
  'money',
  'percent',
  'period',
  'number',
  'frequency',
  'measure',
  'date',
  'time',
  'contact',
  'phone',
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
  const degrees = new Map<Bag, readonly number[]>()
  const isNegated = flag(patternsOf(index.words).negation.test(question.text))
  const foreign = flag(index.words.language !== 'en')
  const { length: count } = index.sentences
  const length = Math.log(Math.min(mostSentences, Math.max(leastSentences, count))) / 5
  const numbers = words.filter(({ number }) => number !== '').length
  const degreesOf = (bag: Bag): readonly number[] => {
    const found = degrees.get(bag) ?? words.map((word) => holds(word, bag, index))
    degrees.set(bag, found)
    return found
  }
  const degreesAt = (at: number): readonly number[] => degreesOf(index.bags.of(at))
  const isAsked = askedAmong(words)
  const kindAt = kindIn(question, words, index)
  const isFocus = askedAmong(words.slice(0, 1))
  const matter = words.find(({ everyday }) => everyday !== undefined)?.everyday
  const beyond = (at: number, other: number): number => {
    if (index.sentences[at]?.block !== index.sentences[other]?.block) return 0
    const own = degreesAt(at)
    const more = degreesAt(other).map((x, i) => Math.max(0, x - (own[i] ?? 0)))
    return shareOf(words, more)
  }
  return (at, score) => {
    const sentence = index.sentences[at]
    const text = sentence?.text ?? ''
    const held = index.bags.stems(at)
    const inSentence = index.bags.of(at).stems
    const own = degreesAt(at)
    const overOnly = degreesOf(index.bags.over(at)).map((x, i) => Math.max(0, x - (own[i] ?? 0)))
    const around = degreesOf(index.bags.around(at))
    let opposed = 0
    for (const stem of inQuestion) {
      if (inSentence.has(stem)) continue
      for (const other of contrary.get(stem) ?? []) {
        if (inSentence.has(other) && !inQuestion.has(other)) opposed += 1
      }
    }
    const labeled = index.bags.labeled(at)
    const value = labeled === undefined ? text : saidOf(labeled)
    const type = kindAt(at, value)
    const ownShare = shareOf(words, own)
    const values = index.types.find(question.type, text)
    const placed = values.length === 0 ? [] : index.bags.placed(at)
    const near = nearness(values, placed, isAsked)
    const contentLength = Math.max(1, sentence?.stems.length ?? 1)
    const typeMissed = flag(plainTypes.has(question.type) && type < 0.5)
    const full = flag(ownShare >= fullCoverage)
    const label = labeled === undefined ? 0 : labelShare(labeled.stems, words, index)
    return {
      bias: 1,
      coverage: ownShare,
      exactCoverage: shareOf(
        words,
        own.map((x) => (x >= 0.8 ? x : 0)),
      ),
      plainCoverage: shareOf(words, own, ({ isName, number }) => !isName && number === ''),
      overCoverage: shareOf(words, overOnly),
      blockCoverage: shareOf(words, around),
      beforeCoverage: beyond(at, at - 1),
      afterCoverage: beyond(at, at + 1),
      elsewhere: shareOf(
        words,
        words.map(({ known: k }, i) => (k === 1 && around[i] === 0 ? 1 : 0)),
      ),
      held: own.reduce((sum, x) => sum + x, 0) / 5,
      unknown: shareOf(
        words,
        words.map((word) => 1 - word.known),
      ),
      unknownConcept: shareOf(
        words,
        words.map(({ known: k, concepts }) => (k === 0 && concepts.length > 0 ? 1 : 0)),
      ),
      missing: own.filter((degree) => degree === 0).length / 5,
      heaviest: heaviest === nothing ? 0 : (own[words.indexOf(heaviest)] ?? 0),
      missingNames:
        words.filter((word, i) => word.isName && word.known > 0 && around[i] === 0).length / 2,
      density: score / total / 2,
      order:
        commonLength(
          spoken.filter((stem) => inSentence.has(stem)),
          held.filter((stem) => inQuestion.has(stem)),
        ) / Math.max(1, spoken.length),
      span: spanShare(new Set(question.stems), sentence?.stems ?? []),
      type,
      typeMissed,
      near,
      typedCoverage: ownShare * type,
      typedNear: ownShare * near,
      binding: typeMissed === 1 ? 0 : binding(text, values, placed, isAsked),
      focus: own[0] ?? 0,
      focusKnown: words[0]?.known ?? 0,
      focusNear: nearness(values, placed, isFocus),
      counted: question.type === 'number' ? follows(values, placed, isFocus) : 0,
      label,
      row: flag(sentence?.kind === 'row' || labeled !== undefined),
      short: 1 / Math.sqrt(contentLength),
      clause: sentence === undefined ? 0 : clauseShare(question, index, sentence),
      opposed: Math.min(2, opposed) / 2,
      isNegated,
      numbers: numbers / 2,
      unknownNames: words.filter(({ known: k, isName }) => k === 0 && isName).length / 2,
      asksWhich: flag(inQuestion.has('which')),
      asksWhen: flag(question.type === 'date' || question.type === 'time'),
      isYesNo: flag(question.type === 'yesNo'),
      full,
      fullTyped: full * type,
      named: label * ownShare * (1 - typeMissed),
      count: Math.min(8, Math.max(leastCount, words.length)) / 4,
      asksNumber: flag(question.type === 'number' || question.type === 'measure'),
      asksMoney: flag(question.type === 'money'),
      asksPeriod: flag(question.type === 'period'),
      asksPerson: flag(question.type === 'person'),
      asksOther: flag(question.type === 'other' || question.type === 'consequence'),
      asksReason: flag(question.type === 'reason'),
      asksDefinition: flag(question.type === 'definition'),
      asksPercent: flag(question.type === 'percent'),
      asksConsequence: flag(question.type === 'consequence'),
      length,
      told: flag(matter?.says(index.bags.of(at).line) === true),
      asksTold: flag(matter !== undefined),
      foreign,
    }
  }
}

const nothing: QuestionWord = {
  stem: '',
  concepts: [],
  isName: false,
  number: '',
  counted: '',
  month: 0,
  isVague: false,
  weight: 0,
  everyday: undefined,
  known: 0,
  asking: [],
}

function flag(value: boolean): number {
  return value ? 1 : 0
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
function labelShare(
  stems: readonly string[],
  words: readonly QuestionWord[],
  index: SentenceIndex,
): number {
  if (stems.length === 0) return 0
  const asked = new Set(words.flatMap(({ stem }) => stem.split(' ')))
  const concepts = new Set(words.flatMap((word) => word.concepts))
  const held = stems.map((stem) =>
    asked.has(stem) ? 1 : index.lexicon.of(stem).some((x) => concepts.has(x)) ? 0.7 : 0,
  )
  return held.reduce((sum: number, x) => sum + x, 0) / stems.length
}
