import type { TokenUsage } from '@precis/analysis'
import { z } from 'zod'

const tokens = z.int().nonnegative().catch(0)
const usageShape = z.object({
  prompt_tokens: tokens,
  completion_tokens: tokens,
  prompt_tokens_details: z.object({ cached_tokens: tokens }).nullish().catch(undefined),
})

const thoughtShape = z.object({
  completion_tokens_details: z.object({ reasoning_tokens: z.int().positive() }),
})

/** Whether part of the output were thoughts. */
export function hasThoughtTokens(usage: unknown): boolean {
  return thoughtShape.safeParse(usage).success
}

/** The tokens of a call as the provider counts them; undefined when it does not say. */
export function readUsage(usage: unknown): TokenUsage | undefined {
  const parsed = usageShape.safeParse(usage)
  if (!parsed.success) return undefined
  return {
    promptTokens: parsed.data.prompt_tokens,
    completionTokens: parsed.data.completion_tokens,
    cachedTokens: parsed.data.prompt_tokens_details?.cached_tokens ?? 0,
  }
}
