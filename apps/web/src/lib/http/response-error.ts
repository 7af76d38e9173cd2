import { AppError, type ErrorCode, errorCatalogue } from '@precis/domain'

/** What is said when a server function could not be reached at all. */
export const unreachableMessage = 'Failed to communicate with AI service. Please try again.'

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'not_your_document',
  404: 'not_found',
  413: 'too_large',
  429: 'rate_limited',
  502: 'provider_failed',
  503: 'not_ready',
  504: 'provider_timeout',
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCatalogue, value)
}

/** An `AppError` with the message that was received instead of the catalogue's. */
export function appErrorSaying(
  code: ErrorCode,
  message: string,
  options: { cause?: unknown; retryAfterSeconds?: number } = {},
): AppError {
  return Object.assign(new AppError(code, options), { message })
}

/** Rebuilds the error that a JSON error body or an `error` event describes. */
export function errorFromBody(
  body: unknown,
  status: number,
  fallback: string,
  retryAfterSeconds?: number,
): AppError {
  const { error, code } = (typeof body === 'object' && body !== null ? body : {}) as {
    error?: unknown
    code?: unknown
  }
  return appErrorSaying(
    isErrorCode(code) ? code : (codeByStatus[status] ?? 'internal'),
    typeof error === 'string' && error !== '' ? error : fallback,
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  )
}

/** Reads a failed answer: its error field, `Network error` when it is no JSON, else its status line. */
export async function errorFromResponse(response: Response): Promise<AppError> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined
  let body: unknown
  try {
    body = await response.json()
  } catch {
    return errorFromBody(null, response.status, 'Network error', retryAfter)
  }
  const statusLine = `HTTP ${response.status}: ${response.statusText}`
  return errorFromBody(body, response.status, statusLine, retryAfter)
}
