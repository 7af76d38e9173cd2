import type { TokenUsage } from '@precis/analysis'
import type { OpenAI } from 'openai'
import { Stream } from 'openai/core/streaming'
import { cutsPrompts } from './cut-prompt.ts'
import { toFinish } from './finish.ts'
import { type ContentShape, type ReadReply, tellsThoughts, textOf } from './read-completion.ts'
import { hasThoughtTokens, readUsage } from './read-usage.ts'
import { createThoughtFilter } from './thinking.ts'

interface ChunkShape {
  readonly choices?: readonly {
    readonly delta?: ContentShape | null
    readonly finish_reason?: string | null
  }[]
  /** In the last piece, which holds no choice. */
  readonly usage?: unknown
}

const maxReplyCharacters = 1_000_000

/** The text of a streamed completion. A stream that ends without a reason counts as cut off; one that breaks throws. */
export async function readStream(
  api: OpenAI,
  response: Response,
  controller: AbortController,
  onText: ((textSoFar: string) => void) | undefined,
): Promise<ReadReply> {
  const withoutThoughts = createThoughtFilter()
  let writtenLength = 0
  let text = ''
  let hasThought = false
  let isRefused = false
  let reason: string | undefined
  let usage: TokenUsage | undefined
  let cuts = false
  for await (const chunk of Stream.fromSSEResponse<ChunkShape | null>(response, controller, api)) {
    usage = readUsage(chunk?.usage) ?? usage
    hasThought ||= hasThoughtTokens(chunk?.usage)
    cuts ||= cutsPrompts(chunk)
    const choice = chunk?.choices?.[0]
    if (choice === undefined) continue
    const added = textOf(choice.delta?.content)
    if (added !== '') {
      writtenLength += added.length
      text = withoutThoughts(added)
      if (text !== '') onText?.(text)
    }
    hasThought ||= text.length < writtenLength || tellsThoughts(choice.delta)
    if (textOf(choice.delta?.refusal) !== '') isRefused = true
    reason = choice.finish_reason ?? reason
    if (writtenLength > maxReplyCharacters) return { text, finish: 'length', ...shown() }
  }
  return { text, finish: isRefused ? 'refusal' : toFinish(reason), ...shown() }

  function shown() {
    return { usage, hasThought, cutsPrompts: cuts }
  }
}
