import { createHash, randomBytes } from 'node:crypto'
import {
  confirmationEmail,
  recoveryEmail,
} from '../../../../services/email/templates/account-emails.ts'
import type { LinkKind } from '../../mail/auth-mail.ts'
import { mailedAddress } from '../../mail/link-addresses.ts'
import type { GatewayContext } from '../gateway-request.ts'

export function newToken(): string {
  return randomBytes(32).toString('hex')
}

/** What the database keeps of a mailed token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

const statements = {
  id: storeFor('id = $3::uuid'),
  email: storeFor('email = $3'),
}

function storeFor(condition: string): string {
  return `insert into public.mailed_links (user_id, kind, hash)
      select id, $1, $2 from auth.users
        where ${condition} and ($1 = 'recovery' or email_confirmed_at is null)
        for key share
    on conflict (user_id, kind) do update set hash = excluded.hash, sent_at = excluded.sent_at
      where mailed_links.sent_at < now() - make_interval(secs => $4::int)
    returning (select email from auth.users where id = user_id) as email`
}

/**
 * Emails a new link; the one before of its kind is void. Nobody gets two of a kind within the cool-down, and no
 * confirmation whose address is confirmed.
 */
export async function issueLink(
  context: GatewayContext,
  origin: string,
  kind: LinkKind,
  user: { readonly id: string } | { readonly email: string },
): Promise<void> {
  const token = newToken()
  const [statement, value] =
    'id' in user ? [statements.id, user.id] : [statements.email, user.email]
  const parameters = [kind, hashToken(token), value, context.mailCoolDownSeconds]
  const [stored] = await context.sql.query<{ email: string }>(statement, parameters)
  if (stored === undefined) return
  const compose = kind === 'signup' ? confirmationEmail : recoveryEmail
  await context.deliver([compose(stored.email, mailedAddress(origin, token, kind))])
}
