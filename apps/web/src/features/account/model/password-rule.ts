import { errorCatalogue, passwordFault } from '@precis/domain'
import * as texts from '../texts.ts'

/** What is wrong with a new password, in words; null when it can be taken. */
export function passwordProblem(password: string, minLength: number): string | null {
  if (password.length < minLength) return tooShort(minLength)
  const fault = passwordFault(password)
  return fault === null ? null : errorCatalogue[fault].message
}

/** Said of a password below the minimum; browsers that check `minlength` themselves say it first. */
export function tooShort(minLength: number): string {
  return texts.passwordShouldBeAtLeastCharacters(minLength)
}
