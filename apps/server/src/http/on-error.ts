import { type ErrorCode, errorCatalogue, isAppError, toErrorBody } from '@precis/domain'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { HttpEnv } from './types.ts'

export interface WireError {
  readonly code: ErrorCode
  readonly status: number
  readonly retryAfterSeconds: number | undefined
}

/** What may leave the server of a failure. An unknown one becomes `internal`. */
export function toWireError(error: unknown): WireError {
  const code: ErrorCode = isAppError(error) ? error.code : 'internal'
  return {
    code,
    status: errorCatalogue[code].status,
    retryAfterSeconds: isAppError(error) ? error.retryAfterSeconds : undefined,
  }
}

/** Logs faults of ours, without any text of the user's. */
export function logFailure(log: Logger, error: unknown, requestId: string): void {
  if (isAppError(error) && errorCatalogue[error.code].status < 500) return
  log.error({ requestId, err: error }, 'request failed')
}

/** Turns any failure into the JSON of the catalogue. */
export function onError(log: Logger) {
  return (error: unknown, c: Context<HttpEnv>): Response => {
    const requestId = c.get('requestId')
    const wire = toWireError(error)
    logFailure(log, error, requestId)
    c.set('errorCode', wire.code)
    if (isAppError(error) && error.detail !== undefined) c.set('errorDetail', error.detail)
    const headers = new Headers({
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    if (wire.retryAfterSeconds !== undefined) {
      headers.set('Retry-After', String(Math.max(1, Math.ceil(wire.retryAfterSeconds))))
    }
    const body = JSON.stringify(toErrorBody(wire.code, requestId))
    return new Response(body, { status: wire.status, headers })
  }
}
