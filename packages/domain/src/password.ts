import type { ErrorCode } from './errors/errors.ts'

/** What a password is hashed by looks no further. */
const maxBytes = 72

/** Why a password cannot be taken, whatever its least length; null when it can. */
export function passwordFault(password: string): ErrorCode | null {
  if (/^[\s\p{Cc}\p{Cf}]*$/u.test(password)) return 'password_blank'
  return new TextEncoder().encode(password).length > maxBytes ? 'password_too_long' : null
}
