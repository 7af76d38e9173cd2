import { randomUUID } from 'node:crypto'
import { AppError } from '@precis/domain'
import type { Caller } from '../accounts/ports.ts'
import { fulfillPayment } from './fulfill-payment.ts'
import type { PaymentContext } from './payment-context.ts'
import type { PaymentRecord } from './ports.ts'

const reuseMinutes = 30

/** Opens a checkout of a Document Pack, or gives the caller's open one again for 30 minutes. Throws `checkout_failed`. */
export async function createCheckout(
  context: PaymentContext,
  caller: Caller,
  origin: string,
): Promise<{ url: string }> {
  const { payments, provider, policy } = context
  try {
    const open = await findReusable(context, caller)
    if (open?.url) return { url: new URL(open.url, origin).href }
    const price = {
      amountCents: policy.packPriceCents,
      currency: policy.currency,
      documents: policy.packDocuments,
    }
    const made = await provider.createCheckout({
      ...price,
      userId: caller.userId,
      email: caller.email,
      successUrl: `${origin}/payment/success?transaction_id={transaction}`,
      cancelUrl: `${origin}/analyze`,
      idempotencyKey: randomUUID(),
    })
    await payments.record({
      ...price,
      ...made,
      userId: caller.userId,
      provider: provider.name,
      validityDays: policy.creditValidityDays,
    })
    return { url: new URL(made.url, origin).href }
  } catch (error) {
    throw new AppError('checkout_failed', { cause: error })
  }
}

/** An open checkout that the provider still knows as unpaid. One paid in the meantime is granted on the way. */
async function findReusable(
  context: PaymentContext,
  caller: Caller,
): Promise<PaymentRecord | null> {
  const { payments, provider, policy } = context
  const { packPriceCents, packDocuments } = policy
  const open = await payments.findOpen(
    caller.userId,
    provider.name,
    packPriceCents,
    packDocuments,
    reuseMinutes,
  )
  if (!open) return null
  const status = await provider.readCheckout(open.transactionId).catch(() => null)
  if (status === null) return null
  if (!status.paid) return status.isOpen ? open : null
  await fulfillPayment(context, open).catch(() => undefined)
  return null
}
