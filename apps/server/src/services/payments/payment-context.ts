import type { Policy } from '@precis/domain'
import type { Accounts, PaymentProvider, Payments } from '../../ports.ts'

/** What the verbs about payments work with. */
export interface PaymentContext {
  readonly accounts: Accounts
  readonly payments: Payments
  readonly provider: PaymentProvider
  readonly policy: Policy
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
