import {
  AppError,
  type Citation,
  type CitedField,
  type PartialSummary,
  type Summary,
} from '@precis/domain'
import type { SummarizeInput } from '../../engine.ts'
import type { Excerpt } from '../document/excerpt.ts'
import { readThread, shiftCitations, type Thread } from '../document/mail-thread.ts'
import { type Reading, type ReadOptions, readDocument } from '../document/read.ts'
import type { Genre } from '../languages/kind-ids.ts'
import { yieldToMain } from '../yield-to-main.ts'
import { citeItems, citePurpose, citeRunningText } from './assemble.ts'
import { chooseConclusions } from './conclusions/conclusions.ts'
import { chooseCriticalDetails } from './details/critical-details.ts'
import type { Detail } from './details/detail.ts'
import { withEarlierMails } from './earlier-mails.ts'
import { genreOf } from './genre-of.ts'
import { chooseKeyPoints } from './key-points.ts'
import { leadingDecisions, withDecisions } from './leading-decisions.ts'
import { openingLines } from './lines/opening-lines.ts'
import { openingStatements } from './opening-statements.ts'
import { type PointContext, pointContext } from './points.ts'
import { findMainPurpose } from './purpose/main-purpose.ts'
import { chooseRecommendations } from './recommendations.ts'
import { chooseRisks } from './risks/choose-risks.ts'
import { chooseSummary } from './running-summary.ts'

/** What is told by the words of a language, and not by figures and repetition alone. */
const unjudged: CitedField[] = ['conclusions', 'criticalDetails', 'recommendations', 'risks']

/** Asks for questions that the document really answers. */
export type SuggestQuestions = (
  reading: Reading,
  genre: Genre,
  details: readonly Detail[],
  signal: AbortSignal | undefined,
) => Promise<string[]>

/** An extractive summary of the whole document; every item is a stretch of its text. */
export async function summarizeDocument(
  input: SummarizeInput,
  suggestQuestions: SuggestQuestions,
): Promise<Summary> {
  if (input.content.trim() === '') throw new AppError('empty_content')
  const thread = readThread(input.content)
  if (thread === undefined) return summarizeText(input, suggestQuestions)
  return summarizeThread(input, thread, suggestQuestions)
}

/** Of a thread of e-mails the newest says what is to be done; what those before it said is told with its summary and details. */
async function summarizeThread(
  input: SummarizeInput,
  thread: Thread,
  suggestQuestions: SuggestQuestions,
): Promise<Summary> {
  const { content } = input
  const { text, start: from } = thread.current
  const placed = <T extends PartialSummary>(told: T): T => ({
    ...told,
    ...(told.citations && { citations: shiftCitations(told.citations, content, from) }),
  })
  const newest = {
    ...input,
    content: text,
    isMail: thread.earlier.length > 0,
    onPartial: (partial: PartialSummary) => input.onPartial?.(placed(partial)),
  }
  const summary = placed(await summarizeText(newest, suggestQuestions))
  const whole = await withEarlierMails(summary, input, thread)
  const { length } = content
  const { messages } = thread
  return {
    ...whole,
    coverage: { ...whole.coverage, characters: length, analysed: length, messages },
  }
}

async function summarizeText(
  input: SummarizeInput & ReadOptions,
  suggestQuestions: SuggestQuestions,
): Promise<Summary> {
  const { content, signal } = input
  const reading = await readDocument(content, input)
  const { parts } = reading
  input.onProgress?.({ stage: 'analysing', part: parts, parts })
  const genre = genreOf(input.mode, reading)
  const context = pointContext(reading, genre, input.mode)
  const opening = context.prose.length === 0 ? openingLines(content) : []
  const found = findMainPurpose(context)
  const purpose = found.length > 0 ? found : opening.slice(0, 1)
  const { text: mainPurpose, citations: purposeCitations } = citePurpose(content, purpose)
  const documentType = reading.type.name
  input.onPartial?.({ documentType, mainPurpose, citations: purposeCitations })
  await yieldToMain(signal)

  const conclusions = chooseConclusions(context)
  const statements = statementsOf(context, purpose, conclusions)
  const told = [...chooseSummary(context, statements), ...opening]
  const summary = citeRunningText('summary', content, told)
  const keyPoints = chooseKeyPoints(context, purpose, told)
  const citations: Citation[] = [
    ...purposeCitations,
    ...summary.citations,
    ...citeItems('keyPoints', content, keyPoints),
  ]
  input.onPartial?.({
    documentType,
    mainPurpose,
    summary: summary.text,
    keyPoints: textsOf(keyPoints),
    citations: [...citations],
  })
  await yieldToMain(signal)

  const recommendations = chooseRecommendations(context)
  const risks = chooseRisks(context)
  const dangers = risks.map(({ excerpt }) => excerpt)
  const shown = [[...told, ...keyPoints], recommendations, dangers]
  const details = chooseCriticalDetails(context, shown, { risks: dangers, tasks: recommendations })
  const criticalDetails = details.map(({ excerpt }) => excerpt)
  citations.push(
    ...citeItems('conclusions', content, conclusions),
    ...citeItems('criticalDetails', content, criticalDetails),
    ...citeItems('recommendations', content, recommendations),
    ...citeItems('risks', content, dangers),
  )
  input.onProgress?.({ stage: 'checking', part: parts, parts })
  const suggestedQuestions = await suggestQuestions(reading, genre, details, signal)
  return {
    documentType,
    mainPurpose,
    summary: summary.text,
    keyPoints: textsOf(keyPoints),
    conclusions: textsOf(conclusions),
    criticalDetails: textsOf(criticalDetails),
    recommendations: textsOf(recommendations),
    risks: textsOf(dangers),
    riskLevels: risks.map(({ level }) => level),
    riskReasons: risks.map(({ reason }) => reason),
    facts: details.map(({ fact }) => fact),
    ...(reading.rules.isKnown ? {} : { unjudged }),
    citations: citations.filter(({ start, end, quote }) => content.slice(start, end) === quote),
    checks: [],
    suggestedQuestions,
    coverage: { characters: content.length, analysed: content.length, parts },
  }
}

/** What a summary opens with. */
export function statementsOf(
  context: PointContext,
  purpose: readonly Excerpt[],
  conclusions: readonly Excerpt[],
): Excerpt[] {
  const decisions = leadingDecisions(context, conclusions)
  return withDecisions(context, openingStatements(context, purpose), decisions)
}

function textsOf(excerpts: readonly Excerpt[]): string[] {
  return excerpts.map(({ text }) => text)
}
