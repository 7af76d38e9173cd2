import { type Answer, AppError, type Citation, closestPassage, notMentioned } from '@precis/domain'
import type { AnswerInput } from '../../engine.ts'
import { patternOf } from '../clauses/clause-kind.ts'
import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import { openingLines } from '../summary/opening-lines.ts'
import { findAskedHeading } from './asked-heading.ts'
import { isToTick } from './boxes.ts'
import { findCell } from './cell-answer.ts'
import { findClauseAnswer } from './clause-answer.ts'
import { findHits, type Hit } from './find-hits.ts'
import { findHeaded } from './headed-answer.ts'
import type { IndexCache } from './index-cache.ts'
import { findLabeled, findRowNamed } from './labeled-answer.ts'
import { findMisnamed, findNamed } from './named-answer.ts'
import { showOne, showPassages } from './passages.ts'
import { findPayment } from './payments/payment-answer.ts'
import { findSum } from './payments/sum-answer.ts'
import { otherLanguageOf, type Reader } from './question/other-language.ts'
import { partsOf } from './question/parts.ts'
import { type Question, readQuestion } from './question/question.ts'
import type { SentenceIndex } from './sentence-index.ts'
import { findTold } from './told-answer.ts'
import { findValue } from './value-answer.ts'
import { confidenceOf } from './weighing/confidence.ts'
import { isOpen, kindOf, verdictFor, withKind } from './weighing/verdict.ts'
import { answerWhole } from './whole-document/whole-answer.ts'
import { matterAsked } from './whole-document/whole-question.ts'

const maxAnswerWords = 60
const maxWordsOfTwo = 80
const nearestCount = 3
/** A passage that holds all of a question in its own words answers it, whatever kind of clause it is. */
const wholeQuestion = 0.99
/** An answer is short; where it is less sure, more of the document is shown. */
const showing = {
  article: {
    answer: { most: 2, words: maxWordsOfTwo, leastShare: 0.3, isJoined: true },
    closest: { most: 2, words: maxWordsOfTwo, leastShare: 0.3, isJoined: false },
  },
  document: {
    answer: { most: 2, words: maxWordsOfTwo, leastShare: 0.5, isJoined: true },
    closest: { most: 4, words: 120, leastShare: 0.1, isJoined: false },
  },
}

/** One or two sentences of the document that answer the question, or that it is not mentioned. */
export async function answerQuestion(input: AnswerInput, cache: IndexCache): Promise<Answer> {
  const { content, signal } = input
  if (content.trim() === '') throw new AppError('empty_content')
  input.onProgress?.({ stage: 'reading', part: 1, parts: 1 })
  const index = await cache.get(content, signal)
  signal?.throwIfAborted()
  input.onProgress?.({ stage: 'analysing', part: 1, parts: 1 })
  const matter = matterAsked(input.question)
  const whole = matter && (await answerWhole(matter, content, signal))
  const reader = await otherLanguageOf(input.question, index)
  const answer = whole ?? answerFrom(index, input.question, input.history ?? [], reader)
  input.onPartial?.(answer)
  return answer
}

interface Finding {
  readonly excerpts: readonly Excerpt[]
  readonly hits: readonly Hit[]
  readonly verdict: Answer['verdict']
}

export function answerFrom(
  index: SentenceIndex,
  questionText: string,
  history: NonNullable<AnswerInput['history']>,
  otherLanguage?: Reader,
): Answer {
  const { content } = index
  const question = readQuestion(questionText, history, index, otherLanguage)
  const { excerpts, hits, verdict } = findAnswer(question, index)
  if (verdict === 'absent') {
    const near = hits.filter(({ evidence }) => evidence.coverage > 0)
    const nearest = near.slice(0, nearestCount).flatMap(({ at }) => {
      const sentence = index.sentences[at]
      return sentence === undefined ? [] : [excerptOf(content, sentence, maxAnswerWords)]
    })
    const shown = nearest.length > 0 ? nearest : openingLines(content).slice(0, 1)
    return { result: notMentioned, verdict, citations: [], nearest: cite(content, shown) }
  }
  const texts = excerpts.map((excerpt) => excerpt.text)
  return {
    result: verdict === 'closest' ? closestPassage(...texts) : texts.join(' '),
    verdict,
    citations: cite(content, excerpts),
    nearest: [],
  }
}

/** The best passages for a question and how surely they answer it. */
function findAnswer(question: Question, index: SentenceIndex): Finding {
  const misnamed = new Set(findMisnamed(question.text, index))
  const hits = findHits(question, index).filter(({ at }) => {
    const sentence = index.sentences[at]
    const isOther = question.everyday?.denies(index.bags.of(at).line) === true
    if (sentence === undefined || isToTick(sentence, index.content)) return false
    return !isOther && !misnamed.has(sentence)
  })
  const named = question.isFollowUp ? undefined : findNamed(question.text, index)
  if (named !== undefined) {
    const maxWords = named.length === 1 ? maxAnswerWords : maxWordsOfTwo / 2
    const excerpts = named.map((sentence) =>
      showOne(index, index.sentences.indexOf(sentence), undefined, maxWords),
    )
    return { excerpts, hits, verdict: 'answer' }
  }
  const sums = findSums(question.text, index)
  if (sums.length > 0) {
    return { excerpts: sums.map((at) => showOne(index, at)), hits, verdict: 'answer' }
  }
  const row = findCell(question, index)
  if (row !== undefined) return { excerpts: [showOne(index, row)], hits, verdict: 'answer' }
  const asked = findAskedHeading(question, index)
  if (asked.length > 0) {
    const excerpts = asked.map((at) => showOne(index, at, undefined, maxWordsOfTwo / asked.length))
    return { excerpts, hits, verdict: 'answer' }
  }
  const confidence = confidenceOf(hits, index.isArticle)
  const clause = findClauseAnswer(question, index, hits)
  if (clause !== undefined && clause !== null) {
    const sentence = index.sentences[clause.at]
    if (sentence !== undefined) {
      const sign = patternOf(clause.kind, sentence.text)
      const excerpts = [showOne(index, clause.at, sign, maxWordsOfTwo)]
      return { excerpts, hits, verdict: 'answer' }
    }
  }
  const labeled = findLabeled(question, index, hits)
  if (labeled.length > 0) {
    return { excerpts: labeled.map(({ at }) => showOne(index, at)), hits, verdict: 'answer' }
  }
  const isDefined = question.type === 'definition' && holdsAll(hits)
  const weighed = verdictFor(confidence, index, hits, isOpen(question))
  const sure = isPlainlyTold(question, index, hits)
    ? 'answer'
    : withKind(weighed, question, hits, index)
  const found = sure === 'closest' && isDefined ? 'answer' : sure
  const headed = found !== 'answer' && !index.isArticle ? findHeaded(question, index, hits) : []
  if (headed.length > 0) {
    const excerpts = showPassages(question, index, headed, showing.document.closest)
    return { excerpts, hits, verdict: 'closest' }
  }
  const only = found === 'absent' ? findRowNamed(question, index, hits) : undefined
  if (only !== undefined) {
    return { excerpts: [showOne(index, only.at)], hits, verdict: 'closest' }
  }
  const told = found === 'absent' ? firstOf(findTold, findValue)(question, index, hits) : []
  if (told.length > 0) {
    const excerpts = showPassages(question, index, told, showing.document.closest)
    return { excerpts, hits, verdict: 'closest' }
  }
  if (found === 'absent' || (clause === null && !holdsAll(hits)))
    return { excerpts: [], hits, verdict: 'absent' }
  const excerpts = showPassages(question, index, hits, kindOf(index, showing)[found])
  return { excerpts, hits, verdict: excerpts.length === 0 ? 'absent' : found }
}

type Finder = (question: Question, index: SentenceIndex, hits: readonly Hit[]) => readonly Hit[]

/** What the first of several ways finds that finds anything. */
function firstOf(...finders: readonly Finder[]): Finder {
  return (question, index, hits) => {
    for (const find of finders) {
      const found = find(question, index, hits)
      if (found.length > 0) return found
    }
    return []
  }
}

/** What is to be paid and when, or what all of it costs, for each part of a question that asks just that. */
function findSums(question: string, index: SentenceIndex): number[] {
  const found = partsOf(question).flatMap((part) => {
    const payment = findPayment(part, index)
    const sum = payment.length > 0 ? undefined : findSum(part, index)
    return sum === undefined ? payment : [sum]
  })
  return [...new Set(found)]
}

/** Whether a passage holds all words of a question for a value of some kind, and such a value. */
function isPlainlyTold(
  question: Question,
  { isArticle }: SentenceIndex,
  hits: readonly Hit[],
): boolean {
  const [best] = hits
  if (isArticle || best === undefined || question.stems.length < 2) return false
  return holdsAll(hits) && best.evidence.fullTyped === 1
}

function holdsAll([best]: readonly Hit[]): boolean {
  return best !== undefined && best.evidence.exactCoverage >= wholeQuestion
}

function cite(content: string, excerpts: readonly Excerpt[]): Citation[] {
  const spans = excerpts.flatMap((excerpt) => (excerpt.lead ? [excerpt.lead, excerpt] : [excerpt]))
  return spans.map(({ start, end }) => ({
    field: 'answer',
    index: 0,
    start,
    end,
    quote: content.slice(start, end),
  }))
}
