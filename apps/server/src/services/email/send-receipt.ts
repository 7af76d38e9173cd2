import { AppError } from '@precis/domain'
import type { Caller } from '../accounts/ports.ts'
import type { Payments } from '../payments/ports.ts'
import type { Mailer } from './ports.ts'
import { receiptEmail, type Sender } from './templates/credit-emails.ts'

interface Context {
  readonly payments: Pick<Payments, 'findReceipt'>
  readonly mailer: Mailer
  readonly sender: Sender
}

/** Emails the receipt of the caller's own purchase once more. Throws `payment_unknown`, or `mail_failed` when the mail server does not take it. */
export async function sendReceipt(
  { payments, mailer, sender }: Context,
  caller: Caller,
  transactionId: string,
): Promise<void> {
  const receipt = await payments.findReceipt(caller.userId, transactionId)
  if (receipt === null) throw new AppError('payment_unknown')
  try {
    await mailer.send(receiptEmail(caller.email, receipt, sender))
  } catch (cause) {
    throw new AppError('mail_failed', { cause })
  }
}
