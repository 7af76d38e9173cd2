import { createHash, randomUUID } from 'node:crypto'
import { refuse } from '../answers.ts'
import type { GatewayRequest } from '../gateway-request.ts'
import { exchangeToken } from './exchange-token.ts'

/** Of a secret that the tab keeps, the SHA-256 in Base64url. */
export const challengeHeader = 'x-sign-up-challenge'
const challengeForm = /^[\w-]{43}$/
const secretForm = /^[\w-]{43,128}$/

/** Remembers by which secret the tab of this sign-up may sign itself in once its address is verified. */
export async function keepSecret(request: GatewayRequest, userId: unknown): Promise<void> {
  const challenge = request.headers.get(challengeHeader)
  if (challenge === null || !challengeForm.test(challenge) || typeof userId !== 'string') return
  await request.context.sql.query('select public.keep_sign_up_secret($1, $2)', [userId, challenge])
}

/**
 * A session for the tab that signed up and shows its secret, once, when the address is verified. Until then, and for a
 * secret that is unknown, old or used, there is nothing to answer: that tells nothing about any address.
 */
export async function enterSignedUp(request: GatewayRequest): Promise<Response> {
  const { secret } = request.body
  if (typeof secret !== 'string' || !secretForm.test(secret)) {
    const message = 'This request needs the secret of a sign-up.'
    return refuse(400, 'validation_failed', message, request.requestId)
  }
  const hash = createHash('sha256').update(secret).digest('base64url')
  const asked = randomUUID()
  request.url.pathname = '/auth/v1/verify'
  const entered = await exchangeToken(request, hash, {
    async open(token) {
      const [row] = await request.context.sql.query<{ is_good: boolean }>(
        'select public.open_signed_up($1, $2, $3) as is_good',
        [hash, asked, token],
      )
      return row?.is_good === true
    },
    pass: (token) => request.forward({ type: 'signup', token_hash: token }),
  })
  return entered?.answer ?? new Response(null, { status: 204 })
}
