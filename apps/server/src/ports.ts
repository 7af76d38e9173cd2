import type { AnalysisMode, Profile, Usage } from '@precis/domain'

/** The caller of a request, in a session that lives. */
export interface Caller {
  readonly userId: string
  readonly email: string
  readonly sessionId: string
  /** Whether a credit is left, or an analysis ran within 24 hours. */
  readonly hasStanding: boolean
}

export interface Accounts {
  /** The user behind an access token; null for a bad or expired one, an ended session and a deleted account. */
  identify(accessToken: string): Promise<Caller | null>
  loadProfile(userId: string): Promise<Profile | null>
  /** Everything kept about a user, as JSON; null when the account is gone. */
  exportData(userId: string): Promise<Readonly<Record<string, unknown>> | null>
  /** Removes sign-in, profile and lease at once; payments and ledger keep a pseudonym. */
  deleteAccount(userId: string): Promise<void>
}

export type BeginOutcome =
  | {
      readonly outcome: 'leased'
      readonly token: string
      readonly isRepeat: boolean
      /** Whether leaving before the first result costs nothing; otherwise the first finished part is charged. */
      readonly mayLeave: boolean
    }
  | { readonly outcome: 'no_credits' | 'limit_reached' }
  | { readonly outcome: 'analysis_running'; readonly retryAfterSeconds: number }

/** What is kept of an analysis. No content. */
export interface AnalysisFacts {
  readonly engine: string
  readonly mode: AnalysisMode
  readonly language: string | null
  readonly characters: number
  readonly parts: number
  readonly items: number
  readonly durationMs: number
}

/** What the calls to a model for one request came to. */
export interface ModelUse {
  readonly calls: number
  /** Sent beyond those that were counted beforehand. */
  readonly characters: number
  readonly promptTokens: number
  readonly completionTokens: number
  readonly cachedTokens: number
}

/** Credits, leases and the proof that a document was analysed. All rules live in the database. */
export interface Credits {
  /** `documentKey` is the keyed hash of user and content; `characters` count against the user's day. Throws `rate_limited` at its bound. */
  begin(userId: string, documentKey: string, characters: number): Promise<BeginOutcome>
  /** False when the lease is gone: the analysis must stop. */
  renew(token: string): Promise<boolean>
  /** Gives the lease back; nothing is charged. Harmless when it is gone. */
  release(token: string): Promise<void>
  /** Gives the lease back and counts the run as abandoned. */
  abandon(userId: string, token: string): Promise<void>
  /** Takes the credit, or the free repeat, of a run that goes on; settlement then takes nothing more. Throws as {@link settle}. */
  charge(token: string, facts: AnalysisFacts): Promise<void>
  /**
   * Takes the credit (none for a repeat) and records the analysis, in one transaction, with the keyed hash of its
   * summary. Throws `usage_failed`, `limit_reached` or `no_credits`.
   */
  settle(
    token: string,
    facts: AnalysisFacts,
    summaryKey: string,
  ): Promise<{ documentId: string; usage: Usage }>
  /** Counts a question; false when this user has no such analysis of that content. Throws `rate_limited` at the cap or the bound of the day. */
  countQuestion(
    userId: string,
    documentId: string,
    documentKey: string,
    cap: number,
    characters: number,
  ): Promise<boolean>
  /** As {@link countQuestion}, for an export of a summary that was finished for this document. */
  countExport(
    userId: string,
    documentId: string,
    summaryKey: string,
    cap: number,
    characters: number,
  ): Promise<boolean>
  /** Counts a title that a model writes; false at a bound of the day. */
  countTitle(userId: string, characters: number): Promise<boolean>
  recordUse(userId: string, use: ModelUse): Promise<void>
  /** Removes leases that nobody renewed for a while after they expired: their processes died. */
  sweep(): Promise<void>
  /** Whether the user has a credit or a past analysis. */
  hasStanding(userId: string): Promise<boolean>
}

export type PaymentProviderName = 'stripe' | 'test'

export interface PaymentRecord {
  readonly transactionId: string
  readonly userId: string | null
  readonly provider: PaymentProviderName
  readonly status: 'open' | 'paid' | 'granted' | 'declined' | 'expired' | 'refunded'
  readonly amountCents: number
  readonly currency: string
  readonly documents: number
  /** Address of the checkout, while it is open. */
  readonly url: string | null
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

export interface NewPayment {
  readonly transactionId: string
  readonly userId: string
  readonly provider: PaymentProviderName
  readonly amountCents: number
  readonly currency: string
  readonly documents: number
  readonly validityDays: number | null
  readonly url: string
}

/** Payments and the grant of a pack. One grant for each payment, whatever is retried, replayed or raced. */
export interface Payments {
  record(payment: NewPayment): Promise<void>
  find(transactionId: string): Promise<PaymentRecord | null>
  /** An open checkout of this user, price and size, younger than `maxAgeMinutes`. */
  findOpen(
    userId: string,
    provider: PaymentProviderName,
    amountCents: number,
    documents: number,
    maxAgeMinutes: number,
  ): Promise<PaymentRecord | null>
  /** Marks an open test payment as paid, declined or expired; false when it was not open. */
  mark(transactionId: string, status: 'paid' | 'declined' | 'expired'): Promise<boolean>
  /** Takes payments whose end nobody told of and which are due to be read again, each for this process alone until its next turn. */
  claimUnsettled(provider: PaymentProviderName): Promise<PaymentRecord[]>
  /** Notes that an open payment's money is under way, which may take days. */
  notePending(transactionId: string): Promise<void>
  /** Grants the pack of a payment its provider has confirmed. Safe to repeat; `user_gone` when the account was deleted. */
  grant(transactionId: string): Promise<'granted' | 'already_granted' | 'user_gone'>
  /** Withdraws the pack for good: the money went back. */
  markRefunded(transactionId: string): Promise<void>
  /** Withdraws the pack until its dispute is decided. */
  markDisputed(transactionId: string): Promise<void>
  /** Gives back what the dispute withdrew when it was won; `not_granted` when there was no pack yet. */
  closeDispute(transactionId: string, isWon: boolean): Promise<DisputeOutcome>
  /** The receipt of this user's own payment; null for any other and for one without a pack. */
  findReceipt(userId: string, transactionId: string): Promise<Receipt | null>
}

export type DisputeOutcome = 'unknown' | 'not_disputed' | 'lost' | 'not_granted' | 'reinstated'

/** What was bought, for how much and when. Dates in ISO 8601. */
export interface Receipt {
  readonly transactionId: string
  readonly provider: PaymentProviderName
  readonly amountCents: number
  readonly currency: string
  readonly documents: number
  readonly paidAt: string
  readonly expiresAt: string | null
}

interface NoticeFrame {
  readonly id: string
  /** Proves that the notice is still this process's own. */
  readonly claim: string
  /** How often it was tried, this time included. */
  readonly attempts: number
  /** Null when the account has no address. */
  readonly email: string | null
  /** Credits left by now. */
  readonly remaining: number
}

/** A mail owed to a user for something that happened in the database. */
export type Notice = NoticeFrame &
  (
    | { readonly kind: 'receipt'; readonly receipt: Receipt }
    | { readonly kind: 'low_credits' }
    | { readonly kind: 'expiry'; readonly lot: { remaining: number; expiresAt: string } }
  )

/** Mails owed, each of them once whatever is retried or raced. */
export interface Notices {
  /** Takes what is due, for this process alone until the lease of a few minutes ends. */
  claim(): Promise<Notice[]>
  settle(notice: Notice, outcome: 'sent' | 'outdated' | 'given_up'): Promise<void>
  /** Leaves a notice that could not be sent for later. */
  postpone(notice: Notice, seconds: number): Promise<void>
}

/** What the payment provider says of one checkout. */
export interface CheckoutStatus {
  readonly paid: boolean
  /** Whether it can still be paid: it has neither expired nor been completed with a payment that is under way. */
  readonly isOpen: boolean
  /** Whether it was completed with a payment that is still under way. */
  readonly isPending: boolean
  readonly amountCents: number
  readonly currency: string
  readonly userId: string | null
}

export interface CheckoutRequest {
  readonly userId: string
  readonly email: string
  readonly amountCents: number
  readonly currency: string
  readonly documents: number
  /** Holds `{transaction}` where the transaction id goes. */
  readonly successUrl: string
  readonly cancelUrl: string
  readonly idempotencyKey: string
}

export interface PaymentProvider {
  readonly name: PaymentProviderName
  createCheckout(request: CheckoutRequest): Promise<{ transactionId: string; url: string }>
  /** Re-reads the checkout at the provider; null when it knows none. */
  readCheckout(transactionId: string): Promise<CheckoutStatus | null>
  refund(transactionId: string): Promise<void>
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

/** The Supabase API this server offers or points to. */
export interface SupabaseEndpoint {
  /** `embedded` answers on this server's own origin. */
  readonly kind: 'embedded' | 'hosted'
  /** Address of a hosted project; null when embedded. */
  readonly url: string | null
  readonly publishableKey: string
  /** Answers a request to `/auth/v1` or `/rest/v1`; only when embedded. `onCaller` may refuse a caller of `/rest/v1` by throwing. */
  readonly handle:
    | ((request: Request, onCaller?: (caller: Caller) => Promise<void> | void) => Promise<Response>)
    | null
}

/** Something that ledger, lots and payments do not account for. */
export interface CreditDeviation {
  readonly rule: string
  readonly subject: string
  readonly expected: string
  readonly found: string
}

/** Counts calls in windows of fixed length, for all processes of one database together. */
export interface CallCounter {
  /** Counts one call of this name: how many its window has by now, and when that ends. */
  count(name: string): Promise<{ calls: number; endsInMs: number }>
}

/** Everything that keeps state, opened once by `main`. */
export interface Database {
  /** For the start-up line: `PGlite in ./data`, `PostgreSQL`, `Supabase project`. Without credentials. */
  readonly description: string
  readonly supabase: SupabaseEndpoint
  readonly accounts: Accounts
  readonly credits: Credits
  readonly payments: Payments
  readonly notices: Notices
  readonly mailbox: Mailbox
  /** Null when no other process can share this database. */
  readonly callCounter: CallCounter | null
  /** A random secret kept beside the data, made once: the same for all processes that share it. */
  secret(name: 'document-hash'): Promise<Uint8Array>
  /** What does not add up; empty in a clean house. */
  auditCredits(): Promise<CreditDeviation[]>
  /** Null when ready; otherwise why not. */
  readiness(): Promise<string | null>
  close(): Promise<void>
}
