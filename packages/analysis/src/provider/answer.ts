import { type Answer, AppError, type Citation, notMentioned, verdictOf } from '@precis/domain'
import type { AnswerInput } from '../engine.ts'
import type { DraftAnswer } from '../model-output/drafts.ts'
import { normalizeAnswerReply } from '../model-output/normalize-reply.ts'
import { readJsonObject } from '../model-output/read-json-object.ts'
import { createDraftResolver } from '../model-output/resolve-draft.ts'
import { renderPassages } from '../text/passages.ts'
import type { Span } from '../text/sentences.ts'
import { findUnsupported } from '../verification/checks.ts'
import { createLazyFactIndex } from '../verification/facts/fact-index.ts'
import { ask } from './ask.ts'
import type { ModelAccess } from './model-access.ts'
import { answerMessages } from './prompts/answer-prompt.ts'
import { answerSchemaForModel } from './prompts/summary-schema.ts'
import { nearestPassages, type RankedPassage, rankPassages, selectPassages } from './retrieve.ts'

const maxOutputTokens = 2_000
const nearestCount = 3
const maxAnswerLength = 600

/** Answers from the document alone, with exact citations; `Not mentioned in document` when the model finds nothing or its source does not hold. */
export async function answer(access: ModelAccess, input: AnswerInput): Promise<Answer> {
  const { client, chunkCharacters: budget } = access
  const { content, question, signal, onProgress } = input
  signal?.throwIfAborted()
  if (content.trim() === '') throw new AppError('empty_content')
  onProgress?.({ stage: 'reading', part: 1, parts: 1 })
  const ranked = rankPassages(content, searchText(input))
  const isExcerpt = content.length > budget
  const passages = selectPassages(ranked, isExcerpt ? budget : Number.POSITIVE_INFINITY)
  onProgress?.({ stage: 'analysing', part: 1, parts: 1 })
  const draft = await ask({
    client,
    messages: answerMessages({
      nonce: await access.nonceOf(input.user, content),
      passages: renderPassages(content, passages),
      isExcerpt,
      question,
      history: input.history ?? [],
      language: input.language,
    }),
    schema: answerSchemaForModel,
    maxOutputTokens,
    signal: signal ?? new AbortController().signal,
    read: (text) => normalizeAnswerReply(readJsonObject(text) ?? readAbsence(text)),
  })
  onProgress?.({ stage: 'checking', part: 1, parts: 1 })
  const checked = checkAnswer(content, passages, draft) ?? {
    result: notMentioned,
    verdict: 'absent',
    citations: [],
    nearest: nearest(content, ranked),
  }
  input.onPartial?.(checked)
  return checked
}

/** The sentence of absence alone, from a model that leaves the JSON out. */
function readAbsence(text: string): unknown {
  const isAbsence = text.trim().replace(/["'.]/gu, '').toLowerCase() === notMentioned.toLowerCase()
  return isAbsence ? { found: false, answer: notMentioned } : undefined
}

function searchText({ question, history }: AnswerInput): string {
  const earlier = (history ?? []).filter(({ role }) => role === 'user').slice(-2)
  return [...earlier.map(({ content }) => content), question].join('\n')
}

function nearest(content: string, ranked: readonly RankedPassage[]): Citation[] {
  return nearestPassages(ranked, nearestCount).map((passage) => toCitation(content, passage))
}

function checkAnswer(
  content: string,
  passages: Parameters<typeof createDraftResolver>[2],
  draft: DraftAnswer,
): Answer | undefined {
  if (!draft.isFound) return undefined
  const resolver = createDraftResolver(content, { start: 0, end: content.length }, passages)
  const item = resolver.item({
    text: draft.answer.slice(0, maxAnswerLength),
    sources: draft.sources,
  })
  if (item === undefined || item.spans.length === 0) return undefined
  const citations = item.spans.map((span) => toCitation(content, span))
  const cited = citations.map(({ quote }) => quote).join(' … ')
  const invented = findUnsupported(item.text, cited, createLazyFactIndex(content))
  const hasInventedFigure = invented.some(({ kind }) => kind === 'figure')
  const result = hasInventedFigure ? cited : item.text
  return { result, verdict: verdictOf(result), citations, nearest: [] }
}

function toCitation(content: string, { start, end }: Span): Citation {
  return { field: 'answer', index: 0, start, end, quote: content.slice(start, end) }
}
