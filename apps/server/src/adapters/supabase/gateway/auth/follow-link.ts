import { setTimeout } from 'node:timers/promises'
import type { LinkKind } from '../../mail/auth-mail.ts'
import { returnAddress } from '../../mail/link-addresses.ts'
import { readObject, refuse } from '../answers.ts'
import type { GatewayRequest } from '../gateway-request.ts'
import { hashToken, newToken } from './issue-link.ts'
import { keepRedirect } from './redirects.ts'
import { readSessionId } from './session-id.ts'

const attempts = 10
const pauseMs = 50

/** Follows a mailed link. It leads back to this product only, whatever the link says. */
export function followLink(request: GatewayRequest): Promise<Response> {
  const { searchParams } = request.url
  const kind = linkKind(searchParams.get('type'))
  keepRedirect(request, returnAddress(request.origin, kind ?? 'signup'))
  return exchange({
    request,
    kind,
    mailed: searchParams.get('token') ?? '',
    pass(token) {
      searchParams.set('token', token)
      return request.forward()
    },
  })
}

/** The same for a program that has the token and wants JSON. Codes to type in are never mailed, so none is right. */
export async function verifyToken(request: GatewayRequest): Promise<Response> {
  const { type, token_hash: hash, token: code } = request.body
  if (typeof hash !== 'string' && typeof code !== 'string') {
    const message = 'Verify requires either a token or a token hash'
    return refuse(400, 'validation_failed', message, request.requestId)
  }
  return exchange({
    request,
    kind: linkKind(type),
    mailed: typeof hash === 'string' ? hash : '',
    pass: (token) => request.forward({ type, token_hash: token }),
  })
}

function linkKind(type: unknown): LinkKind | null {
  return type === 'signup' || type === 'recovery' ? type : null
}

interface Followed {
  readonly request: GatewayRequest
  readonly kind: LinkKind | null
  /** The token of the mail. */
  readonly mailed: string
  /** Shows the account service a token in its place. */
  pass(token: string): Promise<Response>
}

/** Has the account service take a token of ours in place of the mailed one, which stays good as long as the database says. */
function exchange(followed: Followed): Promise<Response> {
  return followed.request.context.inTurn(followed.mailed, () => takeTurn(followed))
}

// Another process may follow the same link at the same moment and take our place: then we take it again.
async function takeTurn({ request, kind, mailed, pass }: Followed): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const token = newToken()
    const isGood = kind !== null && (await openLink(request, kind, mailed, token))
    const answer = await pass(token)
    const session = isGood ? await readSession(answer) : null
    if (session !== null && kind === 'recovery') {
      await request.context.sql.query(`update auth.sessions set tag = 'recovery' where id = $1`, [
        session,
      ])
    }
    if (!isGood || session !== null || answer.status >= 500 || attempt === attempts) return answer
    // Apart by chance, so that those who follow it together come through one after another.
    await setTimeout(Math.random() * pauseMs * attempt)
  }
}

async function openLink(request: GatewayRequest, kind: LinkKind, mailed: string, token: string) {
  const [row] = await request.context.sql.query<{ is_good: boolean }>(
    'select public.open_mailed_link($1, $2, $3) as is_good',
    [kind, hashToken(mailed), token],
  )
  return row?.is_good === true
}

async function readSession(answer: Response): Promise<string | null> {
  const location = answer.headers.get('location')
  if (location === null) return readSessionId(String((await readObject(answer))?.access_token))
  const fragment = new URLSearchParams(URL.parse(location)?.hash.slice(1))
  return readSessionId(fragment.get('access_token'))
}
