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

/** Waits, or rejects with the reason of the signal as soon as it is aborted. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
