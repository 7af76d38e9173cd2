import type { Failure } from './failure.ts'

const longestWaitMs = 30_000

/** How long to wait before the next attempt; undefined when another attempt is pointless or asked for too late. */
export function retryDelay(
  failure: Failure,
  retries: number,
  backoffMs: number,
): number | undefined {
  if (!failure.isTransient) return undefined
  if (failure.retryAfterMs !== undefined) {
    return failure.retryAfterMs <= longestWaitMs ? failure.retryAfterMs : undefined
  }
  return Math.min(longestWaitMs, backoffMs * 2 ** retries * (0.75 + Math.random() / 2))
}
