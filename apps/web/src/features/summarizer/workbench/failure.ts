import { errorCatalogue, FileError, isAppError, isFileError, type Policy } from '@precis/domain'
import * as texts from './texts.ts'
import type { Failure } from './work-state.ts'

const spokenByServer = new Set(Object.values(errorCatalogue).map((entry) => entry.message))

const base = { title: texts.summaryFailed, canRetry: true, retryAfterSeconds: null } as const

/**
 * What people are told of a failed run. A broken connection leaves it open whether the server finished and took its credit,
 * and so does a run that is charged early.
 */
export function failureOf(
  error: unknown,
  phase: 'reading' | 'analyzing',
  chargesEarly = false,
): Failure {
  if (isFileError(error)) {
    const canRetry = error.code === 'failed'
    return { ...base, message: error.message, code: error.code, cost: 'none', canRetry }
  }
  if (isAppError(error)) {
    const wasSpoken = error.cause === undefined && spokenByServer.has(error.message)
    return {
      ...base,
      message: error.message,
      code: error.code,
      cost: phase === 'reading' || (wasSpoken && !chargesEarly) ? 'none' : 'unknown',
      retryAfterSeconds: error.retryAfterSeconds ?? null,
    }
  }
  return {
    ...base,
    message: errorCatalogue.internal.message,
    code: 'internal',
    cost: phase === 'reading' ? 'none' : 'unknown',
  }
}

/** A reload ended the run; the document is still here. */
export const interrupted: Failure = {
  ...base,
  title: texts.summaryInterrupted,
  message: texts.thePageWasReloaded,
  code: 'interrupted',
  cost: 'unknown',
}

/** Left after the first words had come: the server finishes and takes the credit. */
export const leftEarly: Failure = {
  ...base,
  title: texts.summaryCanceled,
  message: texts.theSummaryWasAlreadyBeingWritten,
  code: 'cancelled',
  cost: 'unknown',
}

/** The file stays locked, because nobody gave its password. */
export const leftLocked: Failure = failureOf(new FileError('password_needed'), 'reading')

/** What the failure cost, and what trying again costs. */
export function costSentence(failure: Failure, policy: Policy): string {
  if (failure.cost === 'none') return texts.noCreditWasUsed
  return texts.ifItsCreditWasUsedTrying(policy.freeRepeatHours)
}
