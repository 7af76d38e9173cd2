import type { MiddlewareHandler } from 'hono'
import type { Tracer } from '../services/ports.ts'
import { routeLabel } from './route-label.ts'
import type { HttpEnv } from './types.ts'

const unwatched: ReadonlySet<string> = new Set(['/healthz', '/livez', '/readyz', '/metrics'])

/** Makes each request a span of the trace that its proxy began, named as in logs and figures: no address and no query. */
export function traceRequests(tracer: Tracer): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (unwatched.has(c.req.path)) return next()
    const route = routeLabel(c.req.path)
    const { method } = c.req
    await tracer.inRequest(`${method} ${route}`, c.req.header('traceparent'), async (describe) => {
      await next()
      describe({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': c.res.status,
        'precis.request_id': c.get('requestId'),
      })
    })
  }
}
