import type { Receipt } from '../payments/ports.ts'

interface PendingEmailFrame {
  readonly id: string
  /** Proves that the email is still this process's own. */
  readonly claim: string
  /** How often it was tried, this time included. */
  readonly attempts: number
  /** Null when the account has no address. */
  readonly email: string | null
  /** Credits left by now. */
  readonly remaining: number
}

/** An email to a user about something that happened in the database. */
export type PendingEmail = PendingEmailFrame &
  (
    | { readonly kind: 'receipt'; readonly receipt: Receipt }
    | { readonly kind: 'low_credits' }
    | { readonly kind: 'expiry'; readonly lot: { remaining: number; expiresAt: string } }
  )

/** Emails to be sent, each of them once whatever is retried or raced. */
export interface EmailOutbox {
  /** Takes what is due, for this process alone until the lease of a few minutes ends. */
  claim(): Promise<PendingEmail[]>
  complete(pending: PendingEmail, outcome: 'sent' | 'outdated' | 'given_up'): Promise<void>
  /** Leaves an email that could not be sent for later. */
  postpone(pending: PendingEmail, seconds: number): Promise<void>
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Makes the mail known again to servers that got it before. */
  readonly id?: string
}

export interface CapturedMail extends Mail {
  readonly date: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Whether a mail can be handed over at all right now; left out where that is always so. */
  isReachable?(): Promise<boolean>
}

/** Where mail goes while no SMTP server is set. Newest first. */
export interface Mailbox extends Mailer {
  list(): Promise<CapturedMail[]>
}
