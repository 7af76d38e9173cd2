import { AppError } from '@precis/domain'
import type { MiddlewareHandler } from 'hono'
import { isLoopbackName } from './origins.ts'
import type { HttpEnv } from './types.ts'

/** Asked for by the address of the machine, and harmless or shut by a token. */
const anyHost: ReadonlySet<string> = new Set(['/healthz', '/livez', '/readyz', '/metrics'])

/**
 * Refuses requests under another host name than that of the public address: pages that rebind their own name to this
 * server, and links in emails that would lead elsewhere. Null takes any.
 */
export function requireKnownHost(publicUrl: string | null): MiddlewareHandler<HttpEnv> {
  const own = publicUrl === null ? null : new URL(publicUrl).hostname
  return async (c, next) => {
    const { hostname } = new URL(c.req.url)
    const isKnown =
      own === null || hostname === own || (isLoopbackName(own) && isLoopbackName(hostname))
    if (!isKnown && !anyHost.has(c.req.path)) {
      throw new AppError('invalid_request', { detail: 'the host name is not ours' })
    }
    await next()
  }
}
