import { AppError, isAppError } from '@precis/domain'
import type { PaymentContext } from './payment-context.ts'
import type { CheckoutStatus, PaymentRecord } from './ports.ts'

/**
 * Grants the pack of a payment after reading it again at its provider; safe to repeat and to race. The payment of an
 * account that is gone is refunded. Throws `payment_unknown`, `payment_unpaid`,
 * `payment_pending`, `payment_failed` or `activation_failed`.
 */
export async function fulfillPayment(
  context: Pick<PaymentContext, 'payments' | 'provider'>,
  record: PaymentRecord,
): Promise<'granted' | 'refunded'> {
  const { payments, provider } = context
  if (record.status === 'granted' || record.status === 'refunded') return record.status
  if (record.provider !== provider.name) {
    throw new AppError('payment_failed', { detail: `paid through ${record.provider}` })
  }
  const status = await provider.readCheckout(record.transactionId).catch((cause: unknown) => {
    throw isAppError(cause) ? cause : new AppError('payment_failed', { cause })
  })
  if (status === null) throw new AppError('payment_unknown')
  assertMatches(status, record)
  const outcome = await payments.grant(record.transactionId).catch((cause: unknown) => {
    throw new AppError('activation_failed', { cause })
  })
  if (outcome !== 'user_gone') return 'granted'
  await provider.refund(record.transactionId)
  await payments.markRefunded(record.transactionId)
  return 'refunded'
}

function assertMatches(status: CheckoutStatus, record: PaymentRecord): void {
  if (!status.paid) {
    // A delayed payment that failed stays complete and unpaid at the provider; the record knows.
    const isComing = status.isPending && record.status === 'open'
    throw new AppError(isComing ? 'payment_pending' : 'payment_unpaid')
  }
  const isSame =
    status.amountCents === record.amountCents &&
    status.currency.toLowerCase() === record.currency.toLowerCase() &&
    (record.userId === null || status.userId === record.userId)
  if (!isSame) {
    throw new AppError('payment_failed', { detail: 'amount, currency or owner differ' })
  }
}
