import { APIConnectionError, APIError } from 'openai'

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

/** `Retry-After` as milliseconds from now, given in seconds or as a date, or `retry-after-ms`. */
function readRetryAfter(headers: Headers | undefined): number | undefined {
  const exact = headers?.get('retry-after-ms')
  if (exact && Number.isFinite(Number(exact))) return Math.max(0, Number(exact))
  const value = headers?.get('retry-after')
  if (!value) return undefined
  const seconds = Number(value)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000)
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}
