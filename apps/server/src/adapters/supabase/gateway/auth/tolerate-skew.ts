import { createSecretKey } from 'node:crypto'
import { decodeJwt, jwtVerify, SignJWT } from 'jose'

const skewSeconds = 300

/**
 * The authorization of a request, dated now when its token was issued up to five minutes from now: the clock was set
 * back, and the embedded API would refuse it. Its end and everything else it says stay.
 */
export async function tolerateSkew(authorization: string, secret: string): Promise<string> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization)?.[1]
  const now = Math.floor(Date.now() / 1000)
  if (token === undefined || !isAhead(token, now)) return authorization
  const key = createSecretKey(secret, 'utf8')
  const verified = await jwtVerify(token, key, { algorithms: ['HS256'] }).catch(() => null)
  if (verified === null) return authorization
  const { protectedHeader, payload } = verified
  const dated = new SignJWT({ ...payload, iat: now }).setProtectedHeader(protectedHeader)
  return `Bearer ${await dated.sign(key)}`
}

function isAhead(token: string, now: number): boolean {
  try {
    const { iat = 0 } = decodeJwt(token)
    return iat > now && iat <= now + skewSeconds
  } catch {
    return false
  }
}
