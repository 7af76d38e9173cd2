import { isAppError } from '@precis/domain'
import { fulfillPayment } from './fulfill-payment.ts'
import type { PaymentContext } from './payment-context.ts'
import type { DisputeOutcome, PaymentEvent } from './ports.ts'

const isWaiting: ReadonlySet<string> = new Set(['payment_unpaid', 'payment_pending'])

/** Acts on what the provider reports: the same grant as the success page. Throws what the provider should report again. */
export async function handlePaymentEvent(
  context: PaymentContext,
  event: PaymentEvent,
): Promise<'granted' | 'refunded' | 'marked' | 'ignored' | DisputeOutcome> {
  const record = await context.payments.find(event.transactionId)
  if (!record) return 'ignored'
  if (event.kind === 'refunded') {
    await context.payments.markRefunded(event.transactionId)
    return 'refunded'
  }
  if (event.kind === 'disputed') {
    await context.payments.markDisputed(event.transactionId)
    return 'refunded'
  }
  if (event.kind === 'dispute_won' || event.kind === 'dispute_lost') {
    const isWon = event.kind === 'dispute_won'
    const outcome = await context.payments.closeDispute(event.transactionId, isWon)
    if (!isWon) await context.payments.markRefunded(event.transactionId)
    if (outcome !== 'not_granted') return outcome
    return fulfillPayment(context, { ...record, status: 'open' })
  }
  if (event.kind !== 'paid') {
    const status = event.kind === 'expired' ? 'expired' : 'declined'
    return (await context.payments.mark(event.transactionId, status)) ? 'marked' : 'ignored'
  }
  try {
    return await fulfillPayment(context, record)
  } catch (error) {
    // A completed session may still wait for its money; a later event reports that.
    if (isAppError(error) && isWaiting.has(error.code)) return 'ignored'
    throw error
  }
}
