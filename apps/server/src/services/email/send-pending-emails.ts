import type { Policy } from '@precis/domain'
import type { Mail, Mailer, Notice, Notices } from './ports.ts'
import { expiryMail, lowCreditsMail, receiptMail, type Sender } from './templates/credit-emails.ts'

export interface NoticeContext {
  readonly notices: Notices
  readonly mailer: Mailer
  readonly sender: Sender & { readonly policy: Pick<Policy, 'supportEmail' | 'lowCreditThreshold'> }
  /** Told of a mail that could not be sent; `isLast` when it is not tried again. */
  onFailure(failure: { notice: Notice; error: unknown; isLast: boolean }): void
}

const retrySeconds = [60, 300, 1_800, 7_200, 21_600, 43_200]

/** Sends every mail that is owed by now. Each is sent once: only who claimed it sends it, and what failed stays owed. */
export async function sendNotices(context: NoticeContext, signal?: AbortSignal): Promise<void> {
  const { notices } = context
  for (;;) {
    const claimed = await notices.claim()
    for (const notice of claimed) {
      if (signal?.aborted) await notices.postpone(notice, 0)
      else await sendNotice(context, notice)
    }
    if (claimed.length === 0 || signal?.aborted) return
  }
}

async function sendNotice(context: NoticeContext, notice: Notice): Promise<void> {
  const mail = writeNotice(notice, context.sender)
  if (mail === null) return context.notices.settle(notice, 'outdated')
  try {
    await context.mailer.send({ ...mail, id: notice.id })
  } catch (error) {
    const delay = retrySeconds[notice.attempts - 1]
    context.onFailure({ notice, error, isLast: delay === undefined })
    return delay === undefined
      ? context.notices.settle(notice, 'given_up')
      : context.notices.postpone(notice, delay)
  }
  await context.notices.settle(notice, 'sent')
}

/** The mail for a notice; null when it would tell what is no longer so. */
function writeNotice(notice: Notice, sender: NoticeContext['sender']): Mail | null {
  const { email, remaining } = notice
  if (email === null) return null
  switch (notice.kind) {
    case 'receipt':
      return receiptMail(email, notice.receipt, sender)
    case 'low_credits':
      return remaining > sender.policy.lowCreditThreshold
        ? null
        : lowCreditsMail(email, Math.max(0, remaining), sender)
    case 'expiry':
      return notice.lot.remaining > 0 ? expiryMail(email, notice.lot, sender) : null
  }
}
