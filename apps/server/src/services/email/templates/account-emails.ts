import type { Mail } from '../ports.ts'
import { composeEmail } from './compose-email.ts'

/** The mail that proves a new account's address. */
export function confirmationEmail(to: string, link: string): Mail {
  return composeEmail(to, {
    subject: 'Confirm your email address for Precis',
    lead: 'Welcome to Precis. Confirm that this address is yours, then sign in.',
    action: 'Confirm email address',
    link,
    after:
      'The link works once, for one hour; of several, only the newest. If you did not create an account, ignore this mail: nothing happens without the link.',
  })
}

/** The mail that lets the owner of an address choose a new password. */
export function recoveryEmail(to: string, link: string): Mail {
  return composeEmail(to, {
    subject: 'Choose a new password for Precis',
    lead: 'Somebody asked to reset the password of your Precis account. Follow the link to choose a new one.',
    action: 'Choose a new password',
    link,
    after:
      'The link works for one hour, until you save a new password. If it was not you, ignore this mail: your password stays as it is.',
  })
}
