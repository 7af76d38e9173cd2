import { randomBytes } from 'node:crypto'
import { confirmationMail, recoveryMail } from '../../../mails/account-letters.ts'
import { verificationLink } from '../mail/auth-mail.ts'
import { refuse } from './answers.ts'
import { atLeast, type GatewayRequest, readEmail } from './gateway-request.ts'

/** Asks for a link to choose a new password: the same answer for every address. */
export function recover(request: GatewayRequest): Promise<Response> {
  return sendLink(request, 'recovery')
}

/** Asks for the confirmation mail again: the same answer for every address. */
export async function resend(request: GatewayRequest): Promise<Response> {
  if (request.body.type === 'signup') return sendLink(request, 'signup')
  return refuse(
    400,
    'validation_failed',
    'Only sign-up mails can be sent again.',
    request.requestId,
  )
}

async function sendLink(request: GatewayRequest, type: 'signup' | 'recovery'): Promise<Response> {
  const email = readEmail(request.body)
  if (email === null) {
    const message = 'Unable to validate email address: invalid format'
    return refuse(400, 'validation_failed', message, request.requestId)
  }
  return atLeast(request.room.answerFloorMs, async () => {
    const token = randomBytes(32).toString('hex')
    if (await storeToken(request, email, token, type)) {
      const link = verificationLink(request.origin, token, type)
      const mail = type === 'signup' ? confirmationMail(email, link) : recoveryMail(email, link)
      await request.room.deliver([mail])
    }
    return Response.json({})
  })
}

const statements = {
  signup: `update auth.users set confirmation_token = $2, confirmation_sent_at = now()
    where email = $1 and email_confirmed_at is null
      and (confirmation_sent_at is null
        or confirmation_sent_at < now() - make_interval(secs => $3::int))
    returning id`,
  recovery: `update auth.users set recovery_token = $2, recovery_sent_at = now()
    where email = $1
      and (recovery_sent_at is null
        or recovery_sent_at < now() - make_interval(secs => $3::int))
    returning id`,
}

async function storeToken(
  request: GatewayRequest,
  email: string,
  token: string,
  type: 'signup' | 'recovery',
): Promise<boolean> {
  const { sql, mailCoolDownSeconds } = request.room
  const rows = await sql.query(statements[type], [email, token, mailCoolDownSeconds])
  return rows.length > 0
}
