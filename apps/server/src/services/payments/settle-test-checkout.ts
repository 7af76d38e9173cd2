import { AppError } from '@precis/domain'
import { fulfillPayment } from './fulfill-payment.ts'
import type { PaymentContext } from './payment-context.ts'
import type { PaymentRecord } from './ports.ts'

/** A payment of the test checkout. Throws `payment_unknown` for any other. */
export async function findTestCheckout(
  context: PaymentContext,
  session: string,
): Promise<PaymentRecord> {
  const record = context.provider.name === 'test' ? await context.payments.find(session) : null
  if (record?.provider !== 'test') throw new AppError('payment_unknown')
  return record
}

/** Pays or declines a test checkout. A second choice changes nothing; what counts is the first. */
export async function settleTestCheckout(
  context: PaymentContext,
  session: string,
  choice: 'pay' | 'decline',
): Promise<'paid' | 'declined'> {
  const { accounts, payments } = context
  await findTestCheckout(context, session)
  await payments.mark(session, choice === 'pay' ? 'paid' : 'declined')
  const settled = await findTestCheckout(context, session)
  if (settled.status === 'declined' || settled.status === 'expired') return 'declined'
  const owner = settled.userId === null ? null : await accounts.loadProfile(settled.userId)
  if (owner === null) await fulfillPayment(context, settled)
  return 'paid'
}
