import { refuse } from '../answers.ts'
import type { GatewayRequest } from '../gateway-request.ts'
import { refusePassword } from './refuse-password.ts'
import { readSessionId } from './session-id.ts'

const freshMinutes = 5
const maxDataCharacters = 4_000

/** Changes the password: from a session that began within five minutes, or one of a recovery link that is still good. Never the address. */
export async function changeUser(request: GatewayRequest): Promise<Response> {
  const { password, data, email, phone } = request.body
  if ((email ?? phone) !== undefined && (email ?? phone) !== null) {
    const message = 'Contact support to change your email address'
    return refuse(403, 'email_change_refused', message, request.requestId)
  }
  const isSmall = data === undefined || JSON.stringify(data).length <= maxDataCharacters
  if (!isSmall) {
    return refuse(
      400,
      'validation_failed',
      'There is too much data in this request.',
      request.requestId,
    )
  }
  if (password === undefined) return request.forward({ data })
  const refusal = refusePassword(request)
  if (refusal !== null) return refusal
  const session = readSessionId(request.headers.get('authorization'))
  const age = session === null ? null : await readAge(request, session)
  // A token without a session is for the account service to refuse.
  if (session === null || age === null) return request.forward({ password, data })
  if (!age.is_fresh) {
    const message = 'Please sign in again to change your password.'
    return refuse(403, 'reauthentication_needed', message, request.requestId)
  }
  const answer = await request.forward({ password, data })
  if (answer.ok) {
    await request.context.sql.query('delete from auth.sessions where user_id = $1 and id <> $2', [
      age.user_id,
      session,
    ])
  }
  return answer
}

async function readAge(request: GatewayRequest, session: string) {
  const rows = await request.context.sql.query<{ user_id: string; is_fresh: boolean }>(
    `select user_id, created_at > now() - make_interval(mins => $2::int)
         or (tag = 'recovery' and exists (
           select 1 from public.mailed_links l where l.user_id = s.user_id and l.kind = 'recovery'
             and l.sent_at > now() - interval '1 hour')) as is_fresh
       from auth.sessions s where id = $1`,
    [session, freshMinutes],
  )
  return rows[0] ?? null
}
