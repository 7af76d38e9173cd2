export type PaymentProviderName = 'stripe' | 'test'
/** Where a pack came from: a payment, or for nothing from the operator or as a welcome. */
export type PackSource = PaymentProviderName | 'operator' | 'welcome'

export interface PaymentRecord {
  readonly transactionId: string
  readonly userId: string | null
  readonly provider: PackSource
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
  /**
   * Grants documents for nothing, once for a verified address; `addressKey` is its keyed hash, kept beyond the account.
   * Safe to repeat and to race.
   */
  grantWelcome(
    userId: string,
    addressKey: string,
    documents: number,
    validityDays: number | null,
  ): Promise<'granted' | 'welcomed_before' | 'unverified'>
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
  readonly provider: PackSource
  readonly amountCents: number
  readonly currency: string
  readonly documents: number
  readonly paidAt: string
  readonly expiresAt: string | null
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

/** What happened to a checkout, by its transaction id. Only the id is trusted; the rest is read again. */
export interface PaymentEvent {
  readonly kind:
    | 'paid'
    | 'failed'
    | 'expired'
    | 'refunded'
    | 'disputed'
    | 'dispute_won'
    | 'dispute_lost'
  readonly transactionId: string
}

export interface PaymentWebhook {
  /** Null for events of no interest. Throws `invalid_request` on a bad signature. */
  readEvent(rawBody: string, signature: string): Promise<PaymentEvent | null>
}

/** Something that ledger, lots and payments do not account for. */
export interface CreditDeviation {
  readonly rule: string
  readonly subject: string
  readonly expected: string
  readonly found: string
}
