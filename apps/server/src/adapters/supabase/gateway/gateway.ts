import { randomUUID } from 'node:crypto'
import { isAppError } from '@precis/domain'
import type { Accounts } from '../../../services/accounts/ports.ts'
import type { CallCounter, SupabaseEndpoint } from '../../../services/ports.ts'
import type { DatabaseOptions } from '../database-options.ts'
import type { Embedded } from '../embedded/open-embedded.ts'
import { gatherLinks } from '../mail/auth-mail.ts'
import { awayAnswer, saysAway } from '../outage.ts'
import { finish, refuse, refuseAs } from './answers.ts'
import { createDelivery } from './auth/deliver-mail.ts'
import { issueLink } from './auth/issue-link.ts'
import { challengeHeader } from './auth/sign-up-secret.ts'
import { tolerateSkew } from './auth/tolerate-skew.ts'
import type { GatewayContext, GatewayRequest } from './gateway-request.ts'
import { findRoute } from './routes.ts'
import { createTurns } from './turns.ts'

const maxBodyCharacters = 64_000
const forwardedHeaders = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'content-profile',
  'content-type',
  'prefer',
  'x-client-info',
  challengeHeader,
  'x-supabase-api-version',
]

export interface Gateway {
  readonly handle: NonNullable<SupabaseEndpoint['handle']>
  /** Resolves when the mail under way is sent or given up. */
  settled(): Promise<void>
}

/** Guards the embedded API: lets through the routes in use and corrects what the API gets wrong. */
export function createGateway(
  embedded: Embedded,
  options: DatabaseOptions,
  accounts: Pick<Accounts, 'identify'>,
  repeatedSignUps: CallCounter,
): Gateway {
  const delivery = createDelivery(embedded.mailbox, options.mailer, options.log)
  const context: GatewayContext = {
    sql: embedded.sql,
    identify: accounts.identify,
    log: options.log,
    mailCoolDownSeconds: options.mailCoolDownSeconds ?? 60,
    answerFloorMs: options.answerFloorMs ?? 400,
    repeatedSignUps,
    inTurn: createTurns(),
    deliver: delivery.deliver,
    canDeliver: delivery.isReachable,
  }
  return {
    settled: delivery.settled,
    async handle(request, callerLimits) {
      const requestId = request.headers.get('x-request-id') ?? randomUUID()
      try {
        const asked = { request, requestId, callerLimits }
        return await finish(await route(asked, context, embedded, options), requestId)
      } catch (error) {
        if (isAppError(error)) throw error
        const name = error instanceof Error ? error.name : 'unknown'
        options.log.error({ requestId, error: name }, 'gateway failed')
        if (saysAway(error)) return finish(awayAnswer(), requestId)
        return finish(refuseAs(500, 'internal', requestId), requestId)
      }
    },
  }
}

async function route(
  {
    request,
    requestId,
    callerLimits,
  }: Pick<GatewayRequest, 'requestId' | 'callerLimits'> & {
    readonly request: Request
  },
  context: GatewayContext,
  embedded: Embedded,
  options: DatabaseOptions,
): Promise<Response> {
  const url = new URL(request.url)
  const found = findRoute(request.method, url.pathname)
  if (found === null) return refuseAs(404, 'not_found', requestId)
  const key = request.headers.get('apikey') ?? url.searchParams.get('apikey')
  if (found.needsKey && key !== embedded.keys.publishableKey) {
    return refuse(401, 'invalid_api_key', 'Invalid API key', requestId)
  }
  const text = request.method === 'GET' || request.method === 'HEAD' ? '' : await request.text()
  if (text.length > maxBodyCharacters) {
    return refuse(413, 'too_large', 'This request is too large.', requestId)
  }
  const body = parseObject(text)
  if (body === null) return refuseAs(400, 'invalid_request', requestId)
  const headers = copyHeaders(request.headers)
  const authorization = headers.get('authorization')
  if (authorization !== null) {
    headers.set('authorization', await tolerateSkew(authorization, embedded.keys.jwtSecret))
  }
  const origin = chooseOrigin(url, options.publicOrigins)
  return found.handle({
    url,
    method: request.method,
    headers,
    text,
    body,
    requestId,
    origin,
    context,
    callerLimits,
    async forward(replacement) {
      const passed = replacement === undefined ? text : JSON.stringify(replacement)
      const { result, links } = await gatherLinks(() =>
        embedded.fetch(
          new Request(url, {
            method: request.method,
            headers,
            ...(passed === '' ? {} : { body: passed }),
          }),
        ),
      )
      if (result.status < 400) {
        for (const { kind, userId } of links) await issueLink(context, origin, kind, { id: userId })
      }
      return result
    },
  } satisfies GatewayRequest & { forward: (body?: object) => Promise<Response> })
}

function copyHeaders(from: Headers): Headers {
  const headers = new Headers()
  for (const name of forwardedHeaders) {
    const value = from.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

function parseObject(text: string): Record<string, unknown> | null {
  if (text.trim() === '') return {}
  // PostgreSQL stores no NUL, neither as text nor in JSON.
  if (text.includes('\\u0000') || text.includes('\0')) return null
  try {
    const value: unknown = JSON.parse(text, (_, inner: unknown) => {
      // Half a character: PostgreSQL takes none.
      if (typeof inner === 'string' && !inner.isWellFormed()) throw new SyntaxError()
      return inner
    })
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : null
  } catch {
    return null
  }
}

function chooseOrigin(url: URL, publicOrigins: readonly string[]): string {
  const wanted = URL.parse(url.searchParams.get('redirect_to') ?? '')?.origin
  const known = [wanted, url.origin].find(
    (origin) => origin !== undefined && publicOrigins.includes(origin),
  )
  return known ?? publicOrigins[0] ?? url.origin
}
