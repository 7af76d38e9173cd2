import { type Answer, AppError, type Citation, notMentioned } from '@precis/domain'
import type { AnswerInput } from '../engine.ts'
import { normalizeAnswerReply } from '../model-output/normalize-reply.ts'
import { readJsonObject } from '../model-output/read-json-object.ts'
import { renderPassages } from '../text/passages.ts'
import { ask } from './ask.ts'
import { createAnswerCheck, deniesItsSource, toCitation } from './check-answer.ts'
import type { ModelAccess } from './model-access.ts'
import { answerMessages } from './prompts/answer-prompt.ts'
import { answerSchemaForModel } from './prompts/summary-schema.ts'
import { nearestPassages, type RankedPassage, rankPassages, selectPassages } from './retrieve.ts'

const maxOutputTokens = 2_000
const nearestCount = 3

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
  const check = createAnswerCheck(content, question, passages)
  const draft = await ask({
    client,
    messages: answerMessages({
      nonce: await access.nonceOf(input.user, content),
      passages: renderPassages(passages),
      isExcerpt,
      question,
      history: input.history ?? [],
      language: input.language,
    }),
    schema: answerSchemaForModel,
    maxOutputTokens,
    signal: signal ?? new AbortController().signal,
    read: (text) => normalizeAnswerReply(readJsonObject(text) ?? readAbsence(text)),
    objectTo: (reply) => {
      if (deniesItsSource(reply)) return 'denied_source'
      return reply.isFound && check(reply) === undefined ? 'unknown_quote' : undefined
    },
  })
  onProgress?.({ stage: 'checking', part: 1, parts: 1 })
  const checked = check(draft) ?? {
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
