import { AppError } from '@precis/domain'
import type { ModelClient, ModelMessage, ModelReply, ModelRequest } from '../model-client.ts'
import { type ReplyFault, repairMessages } from '../prompts/repair.ts'

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
 * throws `provider_failed`. An aborted signal rejects with its reason.
 */
export async function ask<T>(question: Question<T>): Promise<T> {
  let fault: ReplyFault | undefined
  let last = ''
  let fair: T | undefined
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    question.signal.throwIfAborted()
    const isRepair = attempt === 2 && fault !== undefined
    const reply = await question.client.complete({
      messages:
        isRepair && fault !== undefined
          ? repairMessages(question.messages, fault, last)
          : question.messages,
      schema: question.schema,
      maxOutputTokens:
        fault === 'cut_off' ? question.maxOutputTokens * 2 : question.maxOutputTokens,
      signal: question.signal,
      onText: question.onText,
    })
    question.signal.throwIfAborted()
    const outcome = judge(question, reply)
    if ('value' in outcome) {
      const objection = question.objectTo?.(outcome.value)
      if (objection === undefined || attempt > 1) return outcome.value
      fair = outcome.value
      fault = objection
    } else {
      if (fair !== undefined) return fair
      fault = outcome.fault
    }
    last = reply.text
  }
  throw new AppError('provider_failed', { detail: `no usable reply: ${fault}` })
}

function judge<T>(
  question: Question<T>,
  reply: ModelReply,
): { readonly value: T } | { readonly fault: ReplyFault } {
  if (reply.finish === 'refusal') return { fault: 'refusal' }
  if (reply.text.trim() === '') return { fault: reply.finish === 'length' ? 'cut_off' : 'empty' }
  const isCutText = reply.finish === 'length' && question.schema === undefined
  if (isCutText) return { fault: 'cut_off' }
  const value = question.read(reply.text)
  if (value !== undefined) return { value }
  return { fault: reply.finish === 'length' ? 'cut_off' : 'unreadable' }
}
