import { splitWords } from '../../../text/words/tokens.ts'
import { strengthOf } from '../../clauses/clause-kind.ts'
import type { AnswerType } from '../../languages/asking.ts'
import { patternsOf } from '../asked-patterns.ts'
import { saidOf } from '../index/context.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import { opposites } from '../question/antonyms.ts'
import type { Question } from '../question/question.ts'
import { type QuestionWord, questionWords } from '../question/question-words.ts'
import { askedAmong, binding, commonLength, follows, nearness, spanShare } from './closeness.ts'
import { coverageOf } from './coverage.ts'
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
  const ofQuestion = questionEvidence(question, words, index)
  const coverage = coverageOf(words, index)
  const fit = fitOf(question, words, index)
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1
  const matter = words.find(({ everyday }) => everyday !== undefined)?.everyday
  return (at, score) => {
    const covered = coverage(at)
    const fits = fit(at)
    const full = flag(covered.coverage >= fullCoverage)
    return {
      ...ofQuestion,
      ...covered,
      ...fits,
      density: score / total / 2,
      typedCoverage: covered.coverage * fits.type,
      typedNear: covered.coverage * fits.near,
      full,
      fullTyped: full * fits.type,
      named: fits.label * covered.coverage * (1 - fits.typeMissed),
      told: flag(matter?.says(index.bags.of(at).line) === true),
    }
  }
}

/** What speaks for or against any answer to the question, whatever a sentence says. */
function questionEvidence(
  { text, type }: Question,
  words: readonly QuestionWord[],
  { words: language, sentences, stemmer }: SentenceIndex,
) {
  const { length } = sentences
  const ofLength = Math.min(mostSentences, Math.max(leastSentences, length))
  const isAsked = (...types: readonly AnswerType[]): number => flag(types.includes(type))
  return {
    bias: 1,
    unknown: shareOf(
      words,
      words.map(({ known }) => 1 - known),
    ),
    unknownConcept: shareOf(
      words,
      words.map(({ known, concepts }) => flag(known === 0 && concepts.length > 0)),
    ),
    unknownNames: words.filter(({ known, isName }) => known === 0 && isName).length / 2,
    focusKnown: words[0]?.known ?? 0,
    numbers: words.filter(({ number }) => number !== '').length / 2,
    count: Math.min(8, Math.max(leastCount, words.length)) / 4,
    isNegated: flag(patternsOf(language).negation.test(text)),
    asksWhich: flag(splitWords(text).some((word) => stemmer.stem(word) === 'which')),
    asksWhen: isAsked('date', 'time'),
    isYesNo: isAsked('yesNo'),
    asksNumber: isAsked('number', 'measure'),
    asksMoney: isAsked('money'),
    asksPeriod: isAsked('period'),
    asksPerson: isAsked('person'),
    asksOther: isAsked('other', 'consequence'),
    asksReason: isAsked('reason'),
    asksDefinition: isAsked('definition'),
    asksPercent: isAsked('percent'),
    asksConsequence: isAsked('consequence'),
    asksTold: flag(words.some(({ everyday }) => everyday !== undefined)),
    length: Math.log(ofLength) / 5,
    foreign: flag(language.language !== 'en'),
  } satisfies Partial<Evidence>
}

/** Whether a sentence says what is asked for: the kind of value, close to the words, in their order and sense. */
function fitOf(question: Question, words: readonly QuestionWord[], index: SentenceIndex) {
  const spoken = splitWords(question.text).map((word) => index.stemmer.stem(word))
  const inQuestion = new Set(spoken)
  const stems = new Set(question.stems)
  const contrary = opposites(index)
  const isAsked = askedAmong(words)
  const isFocus = askedAmong(words.slice(0, 1))
  const kindAt = kindIn(question, words, index)
  const opposedIn = (inSentence: ReadonlySet<string>): number =>
    [...inQuestion]
      .filter((stem) => !inSentence.has(stem))
      .flatMap((stem) => [...(contrary.get(stem) ?? [])])
      .filter((other) => inSentence.has(other) && !inQuestion.has(other)).length
  return (at: number) => {
    const sentence = index.sentences[at]
    const text = sentence?.text ?? ''
    const inSentence = index.bags.of(at).stems
    const labeled = index.bags.labeled(at)
    const type = kindAt(at, labeled === undefined ? text : saidOf(labeled))
    const typeMissed = flag(plainTypes.has(question.type) && type < 0.5)
    const values = index.types.find(question.type, text)
    const placed = values.length === 0 ? [] : index.bags.placed(at)
    const ofQuestion = spoken.filter((stem) => inSentence.has(stem))
    const ofSentence = index.bags.stems(at).filter((stem) => inQuestion.has(stem))
    return {
      order: commonLength(ofQuestion, ofSentence) / Math.max(1, spoken.length),
      span: spanShare(stems, sentence?.stems ?? []),
      type,
      typeMissed,
      near: nearness(values, placed, isAsked),
      binding: typeMissed === 1 ? 0 : binding(text, values, placed, isAsked),
      focusNear: nearness(values, placed, isFocus),
      counted: question.type === 'number' ? follows(values, placed, isFocus) : 0,
      label: labeled === undefined ? 0 : labelShare(labeled.stems, words, index),
      row: flag(sentence?.kind === 'row' || labeled !== undefined),
      short: 1 / Math.sqrt(Math.max(1, sentence?.stems.length ?? 1)),
      clause: sentence === undefined ? 0 : clauseShare(question, index, sentence),
      opposed: Math.min(2, opposedIn(inSentence)) / 2,
    } satisfies Partial<Evidence>
  }
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
