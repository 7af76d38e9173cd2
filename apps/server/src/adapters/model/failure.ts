import { APIConnectionError, APIError } from 'openai'
import { readRetryAfter } from './read-retry-after.ts'

/** Why one call gave no reply. */
export interface Failure {
  readonly status: number | undefined
  readonly isTransient: boolean
  readonly retryAfterMs: number | undefined
  /** The provider's own words, to choose what to do next; not for logs. */
  readonly complaint: string
  /** For logs: holds no text of the provider or the document. */
  readonly detail: string
  readonly cause: unknown
}

const transientStatus = new Set([408, 409, 425, 429])

export function readFailure(error: unknown): Failure {
  if (error instanceof APIError && !(error instanceof APIConnectionError))
    return readApiError(error)
  return {
    status: undefined,
    isTransient: true,
    retryAfterMs: undefined,
    complaint: '',
    detail: `connection to the provider broke (${error instanceof Error ? error.name : 'unknown'})`,
    cause: undefined,
  }
}

function readApiError(error: APIError): Failure {
  const { status } = error
  const isOutOfQuota = error.code === 'insufficient_quota'
  const isTransient =
    !isOutOfQuota && (status === undefined || status >= 500 || transientStatus.has(status))
  return {
    status,
    isTransient,
    retryAfterMs: readRetryAfter(error.headers),
    complaint: `${error.message} ${error.param ?? ''} ${error.code ?? ''}`,
    detail: `the provider answered ${status ?? 'with an error in the stream'}`,
    cause: undefined,
  }
}
