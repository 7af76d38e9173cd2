import type { Policy } from '@precis/domain'
import type { EmailOutbox, Mail, Mailer, PendingEmail } from './ports.ts'
import {
  expiryEmail,
  lowCreditsEmail,
  receiptEmail,
  type Sender,
} from './templates/credit-emails.ts'

export interface OutboxContext {
  readonly emailOutbox: EmailOutbox
  readonly mailer: Mailer
  readonly sender: Sender & { readonly policy: Pick<Policy, 'supportEmail' | 'lowCreditThreshold'> }
  /** Told of a mail that could not be sent; `isLast` when it is not tried again. */
  onFailure(failure: { pending: PendingEmail; error: unknown; isLast: boolean }): void
}

const retrySeconds = [60, 300, 1_800, 7_200, 21_600, 43_200]

/** Sends every email that is pending by now. Each is sent once: only who claimed it sends it, and what failed stays pending. */
export async function sendPendingEmails(
  context: OutboxContext,
  signal?: AbortSignal,
): Promise<void> {
  const { emailOutbox: outbox } = context
  for (;;) {
    const claimed = await outbox.claim()
    for (const pending of claimed) {
      if (signal?.aborted) await outbox.postpone(pending, 0)
      else await sendPendingEmail(context, pending)
    }
    if (claimed.length === 0 || signal?.aborted) return
  }
}

async function sendPendingEmail(context: OutboxContext, pending: PendingEmail): Promise<void> {
  const mail = writeEmail(pending, context.sender)
  if (mail === null) return context.emailOutbox.complete(pending, 'outdated')
  try {
    await context.mailer.send({ ...mail, id: pending.id })
  } catch (error) {
    const delay = retrySeconds[pending.attempts - 1]
    context.onFailure({ pending, error, isLast: delay === undefined })
    return delay === undefined
      ? context.emailOutbox.complete(pending, 'given_up')
      : context.emailOutbox.postpone(pending, delay)
  }
  await context.emailOutbox.complete(pending, 'sent')
}

/** The mail for a pending email; null when it would tell what is no longer so. */
function writeEmail(pending: PendingEmail, sender: OutboxContext['sender']): Mail | null {
  const { email, remaining } = pending
  if (email === null) return null
  switch (pending.kind) {
    case 'receipt':
      return receiptEmail(email, pending.receipt, sender)
    case 'low_credits':
      return remaining > sender.policy.lowCreditThreshold
        ? null
        : lowCreditsEmail(email, Math.max(0, remaining), sender)
    case 'expiry':
      return pending.lot.remaining > 0 ? expiryEmail(email, pending.lot, sender) : null
  }
}
