import type { TokenUsage } from '@precis/analysis'
import { z } from 'zod'

const tokens = z.int().nonnegative().catch(0)
const usageShape = z.object({
  prompt_tokens: tokens,
  completion_tokens: tokens,
  /** As DeepSeek names it. */
  prompt_cache_hit_tokens: tokens.optional(),
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
  const { prompt_tokens_details: details, prompt_cache_hit_tokens: hits } = parsed.data
  return {
    promptTokens: parsed.data.prompt_tokens,
    completionTokens: parsed.data.completion_tokens,
    cachedTokens: details?.cached_tokens ?? hits ?? 0,
  }
}
