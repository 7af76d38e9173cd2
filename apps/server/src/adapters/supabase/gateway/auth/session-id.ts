import { z } from 'zod'

const claimsSchema = z.object({ session_id: z.uuid() })

/** The session an access token names. Unverified on purpose: the account service checks or has made the same token. */
export function readSessionId(accessToken: string | null | undefined): string | null {
  const payload = accessToken?.split('.')[1]
  if (payload === undefined) return null
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    return claimsSchema.parse(claims).session_id
  } catch {
    return null
  }
}
