import { type Answer, AppError, type Citation, notMentioned } from '@precis/domain'
import type { AnswerInput } from '../../engine.ts'
import { signOf } from '../clauses/clause-kind.ts'
import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import type { Sentence } from '../document/parse.ts'
import { openingLines } from '../summary/opening-lines.ts'
import { findClauseAnswer } from './clause-answer.ts'
import { confidenceOf, leastConfidence } from './confidence.ts'
import { coverageOf, type Evidence } from './evidence.ts'
import { findHits, type Hit } from './find-hits.ts'
import type { IndexCache } from './index-cache.ts'
import { answerPurpose, asksForPurpose } from './purpose-answer.ts'
import { type Question, readQuestion } from './question.ts'
import type { SentenceIndex } from './sentence-index.ts'

const maxAnswerWords = 60
const maxWordsOfTwo = 80
const secondShare = 0.3
const nearestCount = 3
const plainCoverage = 0.95
const shortDocument = 60
const shortCoverage = 0.75

/** One or two sentences of the document that answer the question, or that it is not mentioned. */
export async function answerQuestion(input: AnswerInput, cache: IndexCache): Promise<Answer> {
  const { content, signal } = input
  if (content.trim() === '') throw new AppError('empty_content')
  input.onProgress?.({ stage: 'reading', part: 1, parts: 1 })
  const index = await cache.get(content, signal)
  signal?.throwIfAborted()
  input.onProgress?.({ stage: 'analysing', part: 1, parts: 1 })
  const answer = asksForPurpose(input.question)
    ? await answerPurpose(content, signal)
    : answerFrom(index, input.question, input.history ?? [])
  input.onPartial?.({ result: answer.result })
  return answer
}

export interface Finding {
  readonly excerpts: readonly Excerpt[]
  readonly hits: readonly Hit[]
  readonly confidence: number
}

export function answerFrom(
  index: SentenceIndex,
  questionText: string,
  history: NonNullable<AnswerInput['history']>,
): Answer {
  const { content } = index
  const question = readQuestion(questionText, history, index)
  const finding = findAnswer(question, index)
  if (finding.confidence < leastConfidence || finding.excerpts.length === 0) {
    const nearest = finding.hits.slice(0, nearestCount).flatMap(({ at }) => {
      const sentence = index.sentences[at]
      return sentence === undefined ? [] : [excerptOf(content, sentence, maxAnswerWords)]
    })
    const shown = nearest.length > 0 ? nearest : openingLines(content).slice(0, 1)
    return {
      result: notMentioned,
      verdict: 'absent',
      citations: [],
      nearest: cite(content, shown),
    }
  }
  return {
    result: finding.excerpts.map(({ text }) => text).join(' '),
    verdict: 'answer',
    citations: cite(content, finding.excerpts),
    nearest: [],
  }
}

/** The best passages for a question and how sure it is that they answer it. */
export function findAnswer(question: Question, index: SentenceIndex): Finding {
  const hits = findHits(question, index)
  const clause = findClauseAnswer(question, index)
  const evidence = hits[0]?.evidence
  if (evidence === undefined) return { excerpts: [], hits, confidence: 0 }
  if (clause === null) {
    const isBroad = question.kinds.every((kind) => kind.isBroad === true)
    const isPlain = isBroad && evidence.coverage >= plainCoverage && evidence.type > 0
    return { excerpts: excerptsOf(question, index, hits), hits, confidence: isPlain ? 1 : 0 }
  }
  const sentence = clause === undefined ? undefined : index.sentences[clause.at]
  if (
    clause !== undefined &&
    sentence !== undefined &&
    !(clause.kind.isBroad === true && isBetter(evidence, question, index, sentence))
  ) {
    const excerpts = [
      excerptOf(index.content, sentence, maxWordsOfTwo, signOf(clause.kind, sentence.text)),
    ]
    return { excerpts, hits, confidence: 1 }
  }
  const confidence = question.isUnspaced
    ? evidence.coverage
    : Math.max(confidenceOf(evidence), isShort(index) && evidence.coverage >= shortCoverage ? 1 : 0)
  return { excerpts: excerptsOf(question, index, hits), hits, confidence }
}

/** In a few sentences a passage that holds all that was asked is the answer; statistics say little there. */
function isShort(index: SentenceIndex): boolean {
  return index.sentences.length <= shortDocument
}

/** Whether the plain search holds words of the question that the clause lacks. */
function isBetter(
  evidence: Evidence,
  question: Question,
  index: SentenceIndex,
  clause: Sentence,
): boolean {
  const held = coverageOf(question, index, clause)
  return evidence.coverage >= plainCoverage && evidence.type > 0 && held < evidence.coverage - 0.3
}

function excerptsOf(question: Question, index: SentenceIndex, hits: readonly Hit[]): Excerpt[] {
  const [first, second] = hits
  const sentence = first === undefined ? undefined : index.sentences[first.at]
  if (first === undefined || sentence === undefined) return []
  const anchor = anchorOf(question, sentence.text)
  const best = excerptOf(index.content, sentence, maxAnswerWords, anchor)
  const other = second === undefined ? undefined : index.sentences[second.at]
  if (
    second === undefined ||
    other === undefined ||
    second.score < first.score * secondShare ||
    other.kind === 'heading' ||
    sentence.words + other.words > maxWordsOfTwo
  ) {
    return [best]
  }
  return [best, excerptOf(index.content, other, maxAnswerWords)].sort((a, b) => a.start - b.start)
}

/** The question's longest word that stands in the sentence, to cut a long one around. */
function anchorOf(question: Question, text: string): RegExp | undefined {
  const lower = text.toLowerCase()
  const held = question.stems
    .map((stem) => stem.slice(0, Math.max(4, stem.length - 1)))
    .filter((start) => start.length >= 3 && lower.includes(start))
    .sort((a, b) => b.length - a.length)[0]
  return held === undefined ? undefined : new RegExp(held.replace(/[^\p{L}\p{N}]/gu, '.'), 'iu')
}

function cite(content: string, excerpts: readonly Excerpt[]): Citation[] {
  return excerpts.map(({ start, end }) => ({
    field: 'answer',
    index: 0,
    start,
    end,
    quote: content.slice(start, end),
  }))
}
