import { z } from 'zod'
import { refuse } from './answers.ts'
import type { GatewayRequest } from './gateway-request.ts'

const freshMinutes = 5
const maxDataCharacters = 4_000

const claimsSchema = z.object({ session_id: z.uuid() })

/** Changes the password, from a session that began within five minutes only. Never the address. */
export async function changeUser(request: GatewayRequest): Promise<Response> {
  const { password, data, email, phone } = request.body
  if ((email ?? phone) !== undefined && (email ?? phone) !== null) {
    const message = 'Contact support to change your email address'
    return refuse(403, 'email_change_refused', message, request.requestId)
  }
  const isSmall = data === undefined || JSON.stringify(data).length <= maxDataCharacters
  if (!isSmall) {
    return refuse(400, 'validation_failed', 'This is too much data.', request.requestId)
  }
  if (password === undefined) return request.forward({ data })
  const session = readSession(request.headers.get('authorization'))
  const age = session === null ? null : await readAge(request, session)
  // A token without a session is for the account service to refuse.
  if (session === null || age === null) return request.forward({ password, data })
  if (!age.is_fresh) {
    const message = 'Please sign in again to change your password.'
    return refuse(403, 'reauthentication_needed', message, request.requestId)
  }
  const answer = await request.forward({ password, data })
  if (answer.ok) {
    await request.room.sql.query('delete from auth.sessions where user_id = $1 and id <> $2', [
      age.user_id,
      session,
    ])
  }
  return answer
}

async function readAge(request: GatewayRequest, session: string) {
  const rows = await request.room.sql.query<{ user_id: string; is_fresh: boolean }>(
    `select user_id, created_at > now() - make_interval(mins => $2::int) as is_fresh
       from auth.sessions where id = $1`,
    [session, freshMinutes],
  )
  return rows[0] ?? null
}

// Unverified on purpose: the account service checks the signature of the same token right after.
function readSession(authorization: string | null): string | null {
  const payload = authorization?.split('.')[1]
  if (payload === undefined) return null
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    return claimsSchema.parse(claims).session_id
  } catch {
    return null
  }
}
