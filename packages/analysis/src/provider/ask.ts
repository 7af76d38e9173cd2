import { AppError } from '@precis/domain'
import type { ModelClient, ModelMessage, ModelReply, ModelRequest } from '../model-client.ts'
import { PromptTooLong } from './parts/context-budget.ts'
import { type ReplyFault, repairMessages } from './prompts/repair.ts'

export interface Question<T> {
  readonly client: ModelClient
  readonly messages: readonly ModelMessage[]
  readonly schema?: ModelRequest['schema']
  readonly maxOutputTokens: number
  readonly signal: AbortSignal
  readonly onText?: ModelRequest['onText']
  /** The usable value of a reply; undefined when it holds none. */
  readonly read: (text: string) => T | undefined
  /** What a usable value still lacks; asked for once, and the value kept when it does not come better. */
  readonly objectTo?: (value: T) => ReplyFault | undefined
}

/**
 * Asks the model until its reply can be used: once, once more with a note on what was wrong, once more afresh. Then
 * throws `provider_failed`; `PromptTooLong` when the model cannot read so much. An aborted signal rejects with its reason.
 */
export async function ask<T>(question: Question<T>): Promise<T> {
  let note: Note | undefined
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const { reply, outcome } = await askOnce(question, note, attempt === 2)
    if ('value' in outcome) {
      const objection = attempt === 1 ? question.objectTo?.(outcome.value) : undefined
      if (objection === undefined) return outcome.value
      return askForBetter(question, { fault: objection, reply }, outcome.value)
    }
    note = { fault: outcome.fault, reply }
  }
  throw new AppError('provider_failed', { detail: `no usable reply: ${note?.fault}` })
}

/** One more attempt at a reply that can be used as it is, but should be better. */
async function askForBetter<T>(question: Question<T>, note: Note, fair: T): Promise<T> {
  try {
    const { outcome } = await askOnce(question, note, true)
    const isBetter = 'value' in outcome && question.objectTo?.(outcome.value) === undefined
    return isBetter ? outcome.value : fair
  } catch {
    question.signal.throwIfAborted()
    return fair
  }
}

interface Note {
  readonly fault: ReplyFault
  readonly reply: string
}

type Outcome<T> = { readonly value: T } | { readonly fault: ReplyFault }

async function askOnce<T>(
  question: Question<T>,
  note: Note | undefined,
  isRepair: boolean,
): Promise<{ reply: string; outcome: Outcome<T> }> {
  const { client, messages, schema, signal, onText } = question
  signal.throwIfAborted()
  const reply = await client.complete({
    messages: isRepair && note ? repairMessages(messages, note.fault, note.reply) : messages,
    schema,
    maxOutputTokens: question.maxOutputTokens * (note?.fault === 'cut_off' ? 2 : 1),
    signal,
    onText,
  })
  signal.throwIfAborted()
  if (reply.finish === 'too_long') throw new PromptTooLong()
  return { reply: reply.text, outcome: judge(question, reply) }
}

function judge<T>(question: Question<T>, reply: ModelReply): Outcome<T> {
  if (reply.finish === 'refusal') return { fault: 'refusal' }
  if (reply.text.trim() === '') return { fault: reply.finish === 'length' ? 'cut_off' : 'empty' }
  const isCutText = reply.finish === 'length' && question.schema === undefined
  if (isCutText) return { fault: 'cut_off' }
  const value = question.read(reply.text)
  if (value !== undefined) return { value }
  return { fault: reply.finish === 'length' ? 'cut_off' : 'unreadable' }
}
