import { type Answer, AppError, notMentioned, type PartialAnswer } from '@precis/domain'
import type { AnswerInput } from '../../engine.ts'
import { normalizeAnswerReply } from '../../model-output/normalize-reply.ts'
import { parsePartialJson } from '../../model-output/partial-json.ts'
import { readJsonObject } from '../../model-output/read-json-object.ts'
import { fitsLanguage } from '../../model-output/reply-language.ts'
import { type Passage, renderPassages } from '../../text/passages.ts'
import { ask } from '../ask.ts'
import type { ModelAccess } from '../model-access.ts'
import { answerMessages } from '../prompts/answer-prompt.ts'
import { answerSchemaForModel } from '../prompts/summary-schema.ts'
import { findPassages } from '../search/find-passages.ts'
import { type AnswerCheck, createAnswerCheck, deniesItsSource, toCitation } from './check-answer.ts'

const maxOutputTokens = 2_000
const nearestCount = 3
const longestPreview = 10_000
/** A longer document is not read through when the search finds nothing in it. */
const maxPortions = 4

/** Answers from the document alone, with exact citations; `Not mentioned in document` when the model finds nothing or its source does not hold. */
export async function answer(access: ModelAccess, input: AnswerInput): Promise<Answer> {
  const { content, question, onProgress } = input
  const signal = input.signal ?? new AbortController().signal
  signal.throwIfAborted()
  if (content.trim() === '') throw new AppError('empty_content')
  onProgress?.({ stage: 'reading', part: 1, parts: 1 })
  const nonce = await access.nonceOf(input.user, content)
  const found = await findPassages({
    ...{ content, question, nonce, signal },
    history: input.history ?? [],
    budget: access.budget.questionCharacters(content),
    client: access.fastClient,
  })
  onProgress?.({ stage: 'analysing', part: 1, parts: 1 })
  const askAbout = (passages: readonly Passage[]) =>
    answerFrom(access, input, { passages, isExcerpt: found.isExcerpt, nonce, signal })
  let checked = found.passages.length > 0 ? await askAbout(found.passages) : undefined
  if (checked === undefined && found.isWeak) {
    const portions = found.portions()
    for (const portion of portions.length <= maxPortions ? portions : []) {
      checked ??= await askAbout(portion)
    }
  }
  onProgress?.({ stage: 'checking', part: 1, parts: 1 })
  const result = checked ?? (await absence())
  input.onPartial?.(result)
  return result

  async function absence(): Promise<Answer> {
    const nearest = (await found.nearest(nearestCount)).map((one) => toCitation(content, one))
    return { result: notMentioned, verdict: 'absent', citations: [], nearest }
  }
}

interface Reading {
  readonly passages: readonly Passage[]
  readonly isExcerpt: boolean
  readonly nonce: string
  readonly signal: AbortSignal
}

/** What the model answers from these passages; undefined when they do not bear it out. */
async function answerFrom(
  access: ModelAccess,
  { content, question, history, language, onPartial }: AnswerInput,
  { passages, isExcerpt, nonce, signal }: Reading,
): Promise<Answer | undefined> {
  const check = createAnswerCheck(content, question, passages)
  const draft = await ask({
    client: access.client,
    messages: answerMessages({
      ...{ nonce, isExcerpt, question, language },
      passages: renderPassages(passages),
      history: history ?? [],
    }),
    schema: answerSchemaForModel,
    maxOutputTokens,
    signal,
    onText: onPartial && createPreview(check, onPartial),
    read: (text) => normalizeAnswerReply(readJsonObject(text) ?? readAbsence(text)),
    objectTo: (reply) => {
      if (deniesItsSource(reply)) return 'denied_source'
      if (!reply.isFound) return undefined
      if (check(reply) === undefined) return 'unknown_quote'
      return fitsLanguage(reply.answer, language, question) ? undefined : 'wrong_language'
    },
  })
  return check(draft)
}

/** Shows the words of an answer as they come, once its sources are known to hold and as far as they bear it out. */
function createPreview(check: AnswerCheck, onPartial: (partial: PartialAnswer) => void) {
  let shown = ''
  return (text: string): void => {
    if (text.length > longestPreview) return
    const draft = normalizeAnswerReply(parsePartialJson(text, { keepsOpenString: true }))
    if (draft === undefined || draft.sources.length === 0) return
    const wholeWords = draft.answer.replace(/\S+$/u, '').trimEnd()
    if (wholeWords === '' || wholeWords === shown) return
    const checked = check({ ...draft, answer: wholeWords })
    if (checked?.result !== wholeWords || checked.verdict !== 'answer') return
    shown = wholeWords
    onPartial({ result: wholeWords })
  }
}

/** The sentence of absence alone, from a model that leaves the JSON out. */
function readAbsence(text: string): unknown {
  const isAbsence = text.trim().replace(/["'.]/gu, '').toLowerCase() === notMentioned.toLowerCase()
  return isAbsence ? { found: false, answer: notMentioned } : undefined
}
