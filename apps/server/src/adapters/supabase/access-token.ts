import { createSecretKey } from 'node:crypto'
import { decodeJwt, jwtVerify } from 'jose'
import { z } from 'zod'

const claimsSchema = z
  .object({ sub: z.uuid(), session_id: z.uuid() })
  .transform((claims) => ({ userId: claims.sub, sessionId: claims.session_id }))

export type TokenClaims = z.infer<typeof claimsSchema>

/** Reads users' access tokens signed with this secret; null for every other text. Whether the session lives is not in a token. */
export function createTokenReader(
  secret: string,
): (accessToken: string) => Promise<TokenClaims | null> {
  const key = createSecretKey(secret, 'utf8')
  const rules = { algorithms: ['HS256'], audience: 'authenticated', requiredClaims: ['exp'] }
  return (accessToken) =>
    jwtVerify(accessToken, key, rules).then(
      ({ payload }) => claimsSchema.safeParse(payload).data ?? null,
      () => null,
    )
}

/** What a token says that somebody else has verified. */
export function readVerifiedToken(accessToken: string): TokenClaims | null {
  return claimsSchema.safeParse(decodeJwt(accessToken)).data ?? null
}
