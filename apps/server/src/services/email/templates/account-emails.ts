import type { Mail } from '../ports.ts'
import { composeEmail } from './compose-email.ts'

/** The mail that proves a new account's address. */
export function confirmationEmail(to: string, link: string): Mail {
  return composeEmail(to, {
    subject: 'Confirm your email address for Precis',
    lead: 'Welcome to Precis. Confirm your email address, then sign in.',
    action: 'Confirm email address',
    link,
    after:
      'The link works once and expires in one hour. If you asked for several, only the newest one works. If you did not create an account, you can ignore this email. Nothing will happen.',
  })
}

/** The mail that lets the owner of an address choose a new password. */
export function recoveryEmail(to: string, link: string): Mail {
  return composeEmail(to, {
    subject: 'Choose a new password for Precis',
    lead: 'Someone asked to reset the password for your Precis account. Follow the link to choose a new one.',
    action: 'Choose a new password',
    link,
    after:
      'The link works for one hour, or until you save a new password. If this was not you, you can ignore this email. Your password will not change.',
  })
}
