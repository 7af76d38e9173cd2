import { formatAmount, type Policy } from '@precis/domain'
import type { Receipt } from '../../payments/ports.ts'
import type { Mail } from '../ports.ts'
import { composeEmail } from './compose-email.ts'

/** What every mail about credits needs to know of the installation. */
export interface Sender {
  readonly publicUrl: string
  readonly policy: Pick<Policy, 'supportEmail'>
}

const paidWith = {
  stripe: 'Card payment through Stripe',
  test: 'Test checkout, no money taken',
  operator: 'A gift from Precis, free of charge',
  welcome: 'A welcome gift from Precis, free of charge',
} as const

/** The mail with the receipt of a purchase. */
export function receiptEmail(to: string, receipt: Receipt, { publicUrl, policy }: Sender): Mail {
  const summaries = `${receipt.documents} document ${receipt.documents === 1 ? 'summary' : 'summaries'}`
  return composeEmail(to, {
    subject: 'Your receipt from Precis',
    lead: `Thank you. Your Document Pack is active. It includes ${summaries}.`,
    rows: [
      ['Item', `Document Pack, ${summaries}`],
      ['Amount', `${formatAmount(receipt.amountCents)} ${receipt.currency.toUpperCase()}`],
      ['Paid on', day(receipt.paidAt)],
      ['Paid with', paidWith[receipt.provider]],
      ['Billed to', to],
      ['Transaction', receipt.transactionId],
      ['Valid until', receipt.expiresAt === null ? 'Never expires' : day(receipt.expiresAt)],
    ],
    action: 'View or print the receipt',
    link: `${publicUrl}/settings?tab=billing&receipt=${encodeURIComponent(receipt.transactionId)}`,
    after: `Questions about this payment? Write to ${policy.supportEmail} and include the transaction number.`,
  })
}

/** The mail that says that few credits are left, or none. */
export function lowCreditsEmail(to: string, remaining: number, { publicUrl }: Sender): Mail {
  const left = `${remaining} document ${remaining === 1 ? 'credit' : 'credits'} left`
  return composeEmail(to, {
    subject: remaining === 0 ? 'Your document credits are used up' : `You have ${left} in Precis`,
    lead:
      remaining === 0
        ? 'You have used all your document credits. Buy another pack to keep analyzing.'
        : `You have ${left}. A new pack is added to what you have left.`,
    action: 'See your credits',
    link: `${publicUrl}/settings?tab=billing`,
    after:
      'There is no subscription. Each pack is a single payment, and nothing renews automatically.',
  })
}

/** The mail that says, some days ahead, when credits expire. */
export function expiryEmail(
  to: string,
  lot: { readonly remaining: number; readonly expiresAt: string },
  { publicUrl, policy }: Sender,
): Mail {
  const credits = `${lot.remaining} document ${lot.remaining === 1 ? 'credit' : 'credits'}`
  return composeEmail(to, {
    subject: `Your document credits expire on ${day(lot.expiresAt)}`,
    lead: `${credits} of yours ${lot.remaining === 1 ? 'has' : 'have'} not been used. ${lot.remaining === 1 ? 'It expires' : 'They expire'} on ${day(lot.expiresAt)}.`,
    action: 'Analyze a document',
    link: `${publicUrl}/analyze`,
    after: `Questions? Write to ${policy.supportEmail}.`,
  })
}

function day(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  )
}
