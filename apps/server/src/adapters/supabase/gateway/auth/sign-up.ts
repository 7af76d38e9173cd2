import bcrypt from 'bcryptjs'
import { readObject, refuse } from '../answers.ts'
import { atLeast, type GatewayRequest, readEmail } from '../gateway-request.ts'
import { pretendSignUp, sameOrder } from './pretend-sign-up.ts'
import { refusePassword } from './refuse-password.ts'
import { keepSecret } from './sign-up-secret.ts'

const attempts = 4
const maxRepeatsInAnHour = 10
const findUser = `select u.id, u.encrypted_password as hash,
    u.email_confirmed_at is not null as is_verified,
    coalesce(l.sent_at, u.created_at) > now() - make_interval(secs => $2::int) as is_recent
  from auth.users u left join public.mailed_links l on l.user_id = u.id and l.kind = 'signup'
  where u.email = $1`

/** A sign-up. New, unverified and existing addresses get the same answer. */
export function signUp(request: GatewayRequest): Promise<Response> {
  return atLeast(request.context.answerFloorMs, () => answerSignUp(request))
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
  const refusal = refusePassword(request)
  if (refusal !== null) return refusal
  if (email === null) return tidy(request, await request.forward())
  return request.context.inTurn(email, () => takePlace(request, email))
}

/** Signs up in place of an earlier, unproved sign-up; another process may be doing the same at this moment. */
async function takePlace(request: GatewayRequest, email: string): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await request.forward()
    if (!(await hasRival(answer))) return tidy(request, answer)
    const isLast = attempt === attempts
    if (isLast && answer.status >= 500 && !(await hasAccount(request, email))) return answer
    if (isLast || !(await makeWay(request, email))) return pretendSignUp(request, email)
  }
}

async function tidy(request: GatewayRequest, answer: Response): Promise<Response> {
  const user = answer.ok ? await readObject(answer) : null
  if (user === null) return answer
  await keepSecret(request, user.id)
  return sameOrder(user)
}

/**
 * Whether another sign-up of this address stands, or may have stood a moment ago: two at once break on the unique
 * address, or on rows that the other has just removed, and both show as a fault of the server.
 */
async function hasRival(answer: Response): Promise<boolean> {
  if (answer.status < 400) return false
  if (answer.status >= 500) return true
  const code = (await readObject(answer))?.error_code
  return code === 'over_email_send_rate_limit' || code === 'user_already_exists'
}

async function hasAccount(request: GatewayRequest, email: string): Promise<boolean> {
  const rows = await request.context.sql.query('select 1 from auth.users where email = $1', [email])
  return rows.length > 0
}

interface Earlier {
  readonly id: string
  readonly hash: string | null
  readonly is_verified: boolean
  readonly is_recent: boolean
}

/**
 * Removes an earlier sign-up of an unverified address, its link and its password, so that this one takes its place.
 * Not when the same person asks twice within the cool-down; and not once too many emails went out: then the password that stands
 * may be somebody else's, so nobody has one until the owner of the mailbox chooses it by a recovery link.
 */
async function makeWay(request: GatewayRequest, email: string): Promise<boolean> {
  const { context } = request
  const [earlier] = await context.sql.query<Earlier>(findUser, [email, context.mailCoolDownSeconds])
  // Another sign-up has just made way for itself.
  if (earlier === undefined) return true
  if (earlier.is_verified) return false
  const { password } = request.body
  const isSame = earlier.hash !== null && (await bcrypt.compare(String(password), earlier.hash))
  // The same person, perhaps in another tab: the last one to ask signs itself in.
  if (isSame) await keepSecret(request, earlier.id)
  if (isSame && earlier.is_recent) return false
  const { calls } = await context.repeatedSignUps.count(`repeated_sign_up:${email}`)
  if (calls <= maxRepeatsInAnHour) {
    await context.sql.query('delete from auth.users where id = $1 and email_confirmed_at is null', [
      earlier.id,
    ])
    return true
  }
  if (!isSame) await context.sql.query('select public.disown_sign_up($1)', [earlier.id])
  return false
}
