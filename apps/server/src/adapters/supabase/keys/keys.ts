import { hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'

export const keysSchema = z.object({
  publishableKey: z.string().min(20),
  secretKey: z.string().min(20),
  jwtSecret: z.string().min(32),
  documentHash: z.string().min(32),
})

/** The secrets of an embedded installation, made once. */
export type Keys = z.infer<typeof keysSchema>

export function generateKeys(): Keys {
  return {
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
    documentHash: randomBytes(32).toString('base64url'),
  }
}

/** The document hash of a hosted project: every process that knows the secret key derives the same. */
export function deriveDocumentHash(secretKey: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secretKey, 'precis', 'document-hash', 32))
}
