import { readObject, refuse } from './answers.ts'
import { atLeast, type GatewayRequest, readEmail } from './gateway-request.ts'
import { pretendSignUp, sameOrder } from './pretend-sign-up.ts'

/** A sign-up, answered alike for new, unverified and existing addresses. */
export function signUp(request: GatewayRequest): Promise<Response> {
  return atLeast(request.room.answerFloorMs, () => answerSignUp(request))
}

async function answerSignUp(request: GatewayRequest): Promise<Response> {
  const email = readEmail(request.body)
  if (email === null && typeof request.body.email === 'string') {
    return refuse(
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
      request.requestId,
    )
  }
  const first = await request.forward()
  if (email === null || !(await isTaken(request, first, email))) return tidy(first)
  if (await dropUnverified(request, email)) {
    const second = await request.forward()
    if (!(await isTaken(request, second, email))) return tidy(second)
  }
  return pretendSignUp(request, email)
}

async function tidy(answer: Response): Promise<Response> {
  const user = answer.ok ? await readObject(answer) : null
  return user === null ? answer : sameOrder(user)
}

async function isTaken(request: GatewayRequest, answer: Response, email: string) {
  if (answer.status < 400) return false
  if (answer.status < 500) {
    const code = (await readObject(answer))?.error_code
    return code === 'over_email_send_rate_limit' || code === 'user_already_exists'
  }
  // Two sign-ups at once: the slower one breaks on the unique address.
  const rows = await request.room.sql.query('select 1 from auth.users where email = $1', [email])
  return rows.length > 0
}

async function dropUnverified(request: GatewayRequest, email: string): Promise<boolean> {
  const rows = await request.room.sql.query(
    `delete from auth.users
       where email = $1 and email_confirmed_at is null
         and (confirmation_sent_at is null
           or confirmation_sent_at < now() - make_interval(secs => $2::int))
       returning id`,
    [email, request.room.mailCoolDownSeconds],
  )
  return rows.length > 0
}
