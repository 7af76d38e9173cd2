import type { LinkKind } from '../../mail/auth-mail.ts'
import { returnAddress } from '../../mail/link-addresses.ts'
import { refuse } from '../answers.ts'
import type { GatewayRequest } from '../gateway-request.ts'
import { exchangeToken } from './exchange-token.ts'
import { hashToken, newToken } from './issue-link.ts'
import { keepRedirect } from './redirects.ts'

/** Follows a mailed link. It leads back to this product only, whatever the link says. */
export function followLink(request: GatewayRequest): Promise<Response> {
  const { searchParams } = request.url
  const kind = linkKind(searchParams.get('type'))
  keepRedirect(request, returnAddress(request.origin, kind ?? 'signup'))
  return follow({
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
  return follow({
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
async function follow({ request, kind, mailed, pass }: Followed): Promise<Response> {
  const { sql } = request.context
  const entered = await exchangeToken(request, mailed, {
    async open(token) {
      if (kind === null) return false
      const [row] = await sql.query<{ is_good: boolean }>(
        'select public.open_mailed_link($1, $2, $3) as is_good',
        [kind, hashToken(mailed), token],
      )
      return row?.is_good === true
    },
    pass,
  })
  if (entered === null) return pass(newToken())
  if (entered.session !== null && kind === 'recovery') {
    await sql.query(`update auth.sessions set tag = 'recovery' where id = $1`, [entered.session])
  }
  return entered.answer
}
