import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Metrics } from '../services/ports.ts'
import { routeLabel } from './route-label.ts'
import type { HttpEnv } from './types.ts'

/** Gives each request its id, and each answer one log line and one measurement. Never logs an address with its query. */
export function requestLog(log: Logger, metrics: Metrics): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    const startedAt = performance.now()
    await next()
    const durationMs = Math.round(performance.now() - startedAt)
    const route = routeLabel(c.req.path)
    const { method } = c.req
    const { status } = c.res
    c.res.headers.set('X-Request-Id', requestId)
    metrics.countRequest(method, route, status, durationMs)
    const code = c.get('errorCode')
    const detail = c.get('errorDetail')
    log.info(
      {
        ...{ requestId, method, route, status, durationMs },
        ...(code ? { code } : {}),
        ...(detail ? { detail } : {}),
      },
      'request',
    )
  }
}
