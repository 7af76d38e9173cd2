import bcrypt from 'bcryptjs'
import { readObject, refuse } from '../answers.ts'
import { atLeast, type GatewayRequest, readEmail } from '../gateway-request.ts'

/** A token by password, refresh token or PKCE code. */
export async function token(request: GatewayRequest): Promise<Response> {
  const grant = request.url.searchParams.get('grant_type')
  if (grant === 'refresh_token' || grant === 'pkce') return request.forward()
  if (grant !== 'password') {
    return refuse(400, 'invalid_grant', 'This sign-in method is not available.', request.requestId)
  }
  const startedAt = performance.now()
  const answer = await signIn(request)
  if (answer.ok) return answer
  const left = Math.max(0, request.context.answerFloorMs - (performance.now() - startedAt))
  return atLeast(left, () => Promise.resolve(answer))
}

async function signIn(request: GatewayRequest): Promise<Response> {
  const email = readEmail(request.body)
  const { password } = request.body
  const answer = await request.forward()
  if (answer.ok) return answer
  const problem = await readObject(answer)
  if (problem?.error_code !== 'email_not_confirmed') return answer
  // The embedded server says so before it looks at the password: only the owner may hear it.
  if (email !== null && typeof password === 'string' && (await knows(request, email, password))) {
    return answer
  }
  return refuse(400, 'invalid_credentials', 'Invalid login credentials', request.requestId)
}

async function knows(request: GatewayRequest, email: string, password: string) {
  const rows = await request.context.sql.query<{ hash: string | null }>(
    'select encrypted_password as hash from auth.users where email = $1',
    [email],
  )
  const hash = rows[0]?.hash ?? null
  return hash !== null && bcrypt.compare(password, hash)
}
