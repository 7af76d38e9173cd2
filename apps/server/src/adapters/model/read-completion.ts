import type { ModelReply } from '@precis/analysis'
import { toFinish } from './finish.ts'
import { readUsage } from './read-usage.ts'

interface CompletionShape {
  readonly choices?: readonly {
    readonly message?: { readonly content?: unknown; readonly refusal?: unknown } | null
    readonly finish_reason?: string | null
  }[]
  readonly usage?: unknown
}

/** The text of a completion that a provider without streaming sent in one piece. */
export async function readCompletion(response: Response): Promise<ModelReply> {
  const body: CompletionShape | null = await response.json()
  const choice = body?.choices?.[0]
  const usage = readUsage(body?.usage)
  if (textOf(choice?.message?.refusal) !== '') return { text: '', finish: 'refusal', usage }
  return {
    text: textOf(choice?.message?.content),
    finish: choice === undefined ? 'other' : toFinish(choice.finish_reason),
    usage,
  }
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
