import { AppError } from '@precis/domain'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { clientAddress } from '../http/client-address.ts'
import type { LimitedAction } from '../http/rate-limits.ts'
import type { HttpEnv } from '../http/types.ts'
import type { CallerLimits } from '../services/ports.ts'

const maxBytes = 256 * 1024
const withEmail = z.object({ email: z.string().max(320) })

/** Passes requests on to the Supabase API of the database. Sign-in, sign-up, mail and its links are limited before, other calls once the caller is known. */
export function supabaseRoutes(deps: AppDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const pass = async (c: Context<HttpEnv>) => {
    const { handle } = deps.database.supabase
    if (handle === null) throw new AppError('not_found')
    const { method, url, signal } = c.req.raw
    const headers = new Headers(c.req.raw.headers)
    headers.set('x-request-id', c.get('requestId'))
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const body = hasBody ? await deps.smallBodies.bytes(c, maxBytes) : null
    const address = clientAddress(c, deps.trustsProxy)
    const open = openAction(method, new URL(url))
    if (open) {
      const account = emailOf(body)
      await deps.rateLimits.spend(open, { address, ...(account ? { account } : {}) })
    }
    const init = body && body.byteLength > 0 ? { body: new Uint8Array(body) } : {}
    const passed = new Request(url, { method, headers, signal, ...init })
    const answer = await handle(passed, callerLimits(deps, method, url, address))
    return new Response(answer.body, answer)
  }
  app.all('/auth/v1/*', pass)
  app.all('/rest/v1/*', pass)
  return app
}

/** The limit on a request that needs no session; null for every other one. */
function openAction(method: string, url: URL): LimitedAction | null {
  const path = url.pathname.replace(/\/+$/, '')
  if (path === '/auth/v1/verify') return 'mailed_link'
  if (method !== 'POST') return null
  if (path === '/auth/v1/token') {
    return url.searchParams.get('grant_type') === 'password' ? 'sign_in' : null
  }
  if (path === '/auth/v1/signup') return 'sign_up'
  if (path === '/auth/v1/signup/session') return 'signed_up'
  return path === '/auth/v1/recover' || path === '/auth/v1/resend' ? 'mail' : null
}

/** Limits on requests that need a session, counted by account and address, by the address alone without a session. */
function callerLimits(deps: AppDeps, method: string, url: string, address: string): CallerLimits {
  const changesUser = method === 'PUT' && new URL(url).pathname.startsWith('/auth/v1/')
  const action = changesUser ? 'account_data' : 'data'
  return {
    onToken: (userId) => deps.rateLimits.refuseSpent(action, userId),
    onCaller: (userId) =>
      deps.rateLimits.spend(action, userId ? { account: userId, address } : { address }),
  }
}

function emailOf(body: Uint8Array | null): string | undefined {
  try {
    const parsed = withEmail.safeParse(JSON.parse(Buffer.from(body ?? []).toString('utf8')))
    return parsed.success ? parsed.data.email.trim().toLowerCase() : undefined
  } catch {
    return undefined
  }
}
