import { AppError, isAppError } from '@precis/domain'

/** Settles with the work or, as soon as the signal aborts, rejects with its reason: an engine that does not listen holds nobody up. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** What a failing engine means to the caller: its own word where it has one, else `provider_failed`. */
export function toEngineFailure(error: unknown, signal: AbortSignal): AppError {
  if (signal.aborted && isAppError(signal.reason)) return signal.reason
  return isAppError(error) ? error : new AppError('provider_failed', { cause: error })
}

/** Reason of an abort because nobody waits for the answer any more. */
export function callerLeft(): AppError {
  return new AppError('invalid_request', { detail: 'the caller left' })
}
