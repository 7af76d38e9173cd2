import type { Policy } from '@precis/domain'
import type { Accounts } from '../accounts/ports.ts'
import type { PaymentProvider, Payments } from './ports.ts'

/** What the verbs about payments work with. */
export interface PaymentContext {
  readonly accounts: Accounts
  readonly payments: Payments
  readonly provider: PaymentProvider
  readonly policy: Policy
}
