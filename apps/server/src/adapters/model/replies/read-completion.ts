import type { ModelReply } from '@precis/analysis'
import { APIError } from 'openai'
import { cutsPrompts } from './cut-prompt.ts'
import { toFinish } from './finish.ts'
import { hasThoughtTokens, readUsage } from './read-usage.ts'
import { createThoughtFilter } from './thinking.ts'

/** A reply, and what it shows about model and provider. */
export interface ReadReply extends ModelReply {
  readonly hasThought: boolean
  /** The program that runs the model cuts prompts that are too long. */
  readonly cutsPrompts: boolean
}

interface CompletionShape {
  readonly choices?: readonly {
    readonly message?: ContentShape | null
    readonly finish_reason?: string | null
  }[]
  readonly usage?: unknown
  /** Some send it with status 200. */
  readonly error?: { readonly code?: unknown; readonly message?: string }
}

export interface ContentShape {
  readonly content?: unknown
  readonly refusal?: unknown
  /** Thoughts, under the names that providers give them. */
  readonly reasoning?: unknown
  readonly reasoning_content?: unknown
}

/** The text of a completion that a provider without streaming sent in one piece. */
export async function readCompletion(response: Response): Promise<ReadReply> {
  const body: CompletionShape | null = await response.json()
  if (body?.error !== undefined && body.choices === undefined) throw toApiError(body.error)
  const choice = body?.choices?.[0]
  const usage = readUsage(body?.usage)
  const written = textOf(choice?.message?.content)
  const text = createThoughtFilter()(written)
  const hasThought =
    text !== written || tellsThoughts(choice?.message) || hasThoughtTokens(body?.usage)
  if (textOf(choice?.message?.refusal) !== '') {
    return { text: '', finish: 'refusal', usage, hasThought, cutsPrompts: cutsPrompts(body) }
  }
  const finish = choice === undefined ? 'other' : toFinish(choice.finish_reason)
  return { text, finish, usage, hasThought, cutsPrompts: cutsPrompts(body) }
}

function toApiError(error: NonNullable<CompletionShape['error']>): APIError {
  const status = typeof error.code === 'number' && error.code >= 400 ? error.code : 500
  return new APIError(status, error, error.message, new Headers())
}

/** Whether thoughts come beside the text. */
export function tellsThoughts(message: ContentShape | null | undefined): boolean {
  return textOf(message?.reasoning) !== '' || textOf(message?.reasoning_content) !== ''
}

/** The text of a message's content, which may come as a string or as parts. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map((part: unknown) =>
      typeof part === 'object' && part !== null && 'text' in part && typeof part.text === 'string'
        ? part.text
        : '',
    )
    .join('')
}
