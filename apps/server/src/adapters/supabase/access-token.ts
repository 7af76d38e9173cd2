import { createSecretKey } from 'node:crypto'
import { decodeJwt, jwtVerify } from 'jose'
import { z } from 'zod'

const claimsSchema = z
  .object({ sub: z.uuid(), session_id: z.uuid() })
  .transform((claims) => ({ userId: claims.sub, sessionId: claims.session_id }))

export type TokenClaims = z.infer<typeof claimsSchema>

const mostKept = 2_000

/**
 * Reads users' access tokens signed with this secret; null for every other text. Whether the session is active is not in a
 * token. A signature is verified once: only the token's end can come in between.
 */
export function createTokenReader(
  secret: string,
): (accessToken: string) => Promise<TokenClaims | null> {
  const key = createSecretKey(secret, 'utf8')
  const rules = { algorithms: ['HS256'], audience: 'authenticated', requiredClaims: ['exp'] }
  const verified = new Map<string, { claims: TokenClaims; endsAtMs: number }>()
  return async (accessToken) => {
    const known = verified.get(accessToken)
    if (known) return known.endsAtMs > Date.now() ? known.claims : null
    const payload = await jwtVerify(accessToken, key, rules).then(
      (token) => token.payload,
      () => null,
    )
    const claims = claimsSchema.safeParse(payload).data
    if (claims === undefined) return null
    if (verified.size >= mostKept) verified.clear()
    verified.set(accessToken, { claims, endsAtMs: (payload?.exp ?? 0) * 1000 })
    return claims
  }
}

/** What a token says that somebody else has verified. */
export function readVerifiedToken(accessToken: string): TokenClaims | null {
  return claimsSchema.safeParse(decodeJwt(accessToken)).data ?? null
}
