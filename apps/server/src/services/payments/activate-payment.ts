import { AppError, type Profile } from '@precis/domain'
import type { Caller } from '../accounts/ports.ts'
import { fulfillPayment } from './fulfill-payment.ts'
import type { PaymentContext } from './payment-context.ts'

/** Grants what the caller has paid for and answers with their profile; the same again when repeated. Throws `payment_unknown` for anybody else's payment. */
export async function activatePayment(
  context: PaymentContext,
  caller: Caller,
  transactionId: string,
): Promise<Profile> {
  const record = await context.payments.find(transactionId)
  if (record?.userId !== caller.userId) throw new AppError('payment_unknown')
  const outcome = await fulfillPayment(context, record)
  if (outcome === 'refunded') throw new AppError('payment_unpaid')
  const profile = await context.accounts.loadProfile(caller.userId)
  if (profile === null) throw new AppError('unauthorized')
  return profile
}
