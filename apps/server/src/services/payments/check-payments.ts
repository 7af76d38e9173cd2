import { fulfillPayment } from './fulfill-payment.ts'
import type { PaymentContext } from './payment-context.ts'
import type { PaymentRecord } from './ports.ts'

interface CheckContext extends Pick<PaymentContext, 'payments' | 'provider'> {
  /** Told of a payment that could not be read or settled; it is tried again at its next turn. */
  onFailure(failure: { record: PaymentRecord; error: unknown }): void
}

/** Reads every payment that is due again at its provider: what was paid is granted, what ended is marked. */
export async function checkPayments(context: CheckContext, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const due = await context.payments.claimUnsettled(context.provider.name)
    for (const record of due) {
      if (signal?.aborted) return
      await checkPayment(context, record).catch((error: unknown) =>
        context.onFailure({ record, error }),
      )
    }
    if (due.length === 0) return
  }
}

async function checkPayment(context: CheckContext, record: PaymentRecord): Promise<void> {
  const { payments, provider } = context
  const { transactionId } = record
  const status = await provider.readCheckout(transactionId)
  // Made under another account of the provider's: the audit lists it.
  if (status === null || status.isOpen) return
  if (status.paid) await fulfillPayment(context, record)
  else if (status.isPending) await payments.notePending(transactionId)
  else await payments.mark(transactionId, 'expired')
}
