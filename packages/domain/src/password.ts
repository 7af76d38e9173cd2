import type { ErrorCode } from './errors/errors.ts'

/** What a password is hashed by looks no further. */
const maxBytes = 72

/** Why a password cannot be taken, whatever its least length; null when it can. */
export function passwordFault(password: string): ErrorCode | null {
  if (/^[\s\p{Cc}\p{Cf}]*$/u.test(password)) return 'password_blank'
  return countBytes(password) > maxBytes ? 'password_too_long' : null
}

/** The length of a text in UTF-8. */
function countBytes(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
