import { AsyncLocalStorage } from 'node:async_hooks'
import { confirmationMail, recoveryMail } from '../../../mails/account-letters.ts'
import type { Mail } from '../../../ports.ts'

interface MailContext {
  readonly origin: string
  readonly outbox: Mail[]
}

const context = new AsyncLocalStorage<MailContext>()

/** Runs a request of the account service and gathers the mail it wants sent, with links to `origin`. */
export async function gatherMail<T>(
  origin: string,
  run: () => Promise<T>,
): Promise<{ result: T; mails: Mail[] }> {
  const outbox: Mail[] = []
  const result = await context.run({ origin, outbox }, run)
  return { result, mails: outbox }
}

/** The account service's own mailer: it leaves mail in the outbox of the request it belongs to. */
export function createAuthMailer() {
  const put = (compose: (origin: string) => Mail): Promise<void> => {
    const current = context.getStore()
    if (current !== undefined) current.outbox.push(compose(current.origin))
    return Promise.resolve()
  }
  const refuse = (): Promise<void> =>
    Promise.reject(new Error('This kind of mail is not sent by Precis'))
  return {
    sendConfirmation: (email: string, tokenHash: string) =>
      put((origin) => confirmationMail(email, verificationLink(origin, tokenHash, 'signup'))),
    sendRecovery: (email: string, tokenHash: string) =>
      put((origin) => recoveryMail(email, verificationLink(origin, tokenHash, 'recovery'))),
    sendMagicLink: refuse,
    sendEmailChange: refuse,
    sendReauthentication: refuse,
  }
}

/** The address a mail asks its reader to follow. */
export function verificationLink(
  origin: string,
  tokenHash: string,
  type: 'signup' | 'recovery',
): string {
  const link = new URL('/auth/v1/verify', origin)
  link.searchParams.set('token', tokenHash)
  link.searchParams.set('type', type)
  link.searchParams.set('redirect_to', returnAddress(origin, type))
  return link.href
}

export function returnAddress(origin: string, type: 'signup' | 'recovery'): string {
  return `${origin}/auth?mode=${type === 'signup' ? 'verify-email' : 'update-password'}`
}
