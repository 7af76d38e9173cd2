import { countOf, formatPrice } from '@precis/domain'
import type { HelpArticle, HelpFacts, Term } from '../model/article.ts'

function validity(days: number | null): string {
  return days === null
    ? 'Credits never expire. Use them whenever you need them.'
    : `Credits are valid for ${countOf(days, 'day')} from the day of purchase. Unused credits then expire without extension or refund. You will see a notice and get an email 7 days before.`
}

function paymentTerms(payments: HelpFacts['payments']): readonly Term[] {
  const cards = {
    term: 'Which cards can I use?',
    text: 'Visa, Mastercard and American Express.',
  }
  const processor = {
    term: 'Who handles my card details?',
    text: 'A PCI-compliant payment processor, on its own page. Your card number never reaches Precis. We keep the amount, status and reference of the payment.',
  }
  const twice = {
    term: 'Can I be charged twice for one pack?',
    text: 'Each payment gives you one pack. If you open the dialog again within half an hour, you get the same checkout. Reloading the success page does not charge you twice.',
  }
  const receipt = {
    term: 'Where is my receipt?',
    text: 'You get it by email after each purchase. All your receipts are also in Settings, under Billing, where you can print them or have them emailed again.',
  }
  const test = {
    term: 'Is this a real payment?',
    text: 'Not on this site. It uses a test checkout that asks for no card and takes no money. Once the operator connects a payment provider, the answers below apply.',
  }
  return payments === 'test'
    ? [test, cards, processor, twice, receipt]
    : [cards, processor, twice, receipt]
}

export function billingFaq({ policy, payments }: HelpFacts): HelpArticle {
  return {
    category: 'billing',
    slug: 'billing-faq',
    title: 'Billing FAQ',
    description: 'Credits, cards, refunds and larger needs',
    keywords: [
      'billing',
      'payment',
      'card',
      'refund',
      'invoice',
      'expire',
      'renewal',
      'enterprise',
      'faq',
    ],
    sections: [
      {
        id: 'general',
        title: 'General',
        side: { example: 'price', text: 'One product, one price.' },
        blocks: [
          {
            kind: 'terms',
            items: [
              {
                term: 'What does a credit buy?',
                text: `One credit buys one analysis. A pack of ${countOf(policy.packDocuments, 'credit')} costs ${formatPrice(policy.packPriceCents)}.`,
              },
              { term: 'How long are credits valid?', text: validity(policy.creditValidityDays) },
              {
                term: 'Can I give credits to someone else?',
                text: 'No. They belong to the account that bought them and cannot be transferred.',
              },
              {
                term: 'Is there auto-renewal?',
                text: 'No. Nothing is ever bought automatically. When your credits are used up, you decide whether to get another pack.',
              },
            ],
          },
        ],
      },
      {
        id: 'payment',
        title: 'Payment',
        side: { text: 'Precis has no field for a card number.' },
        blocks: [{ kind: 'terms', items: paymentTerms(payments) }],
      },
      {
        id: 'refunds',
        title: 'Refunds',
        side: { text: 'Your legal rights are not affected.' },
        blocks: [
          {
            kind: 'text',
            text: 'Packs are non-refundable, and credits cannot be converted to cash. In exceptional cases, such as paying twice, contact support.',
          },
          {
            kind: 'text',
            text: 'If a payment is refunded in full, the unused credits from that pack are removed. A payment that completes after you delete your account is refunded.',
          },
        ],
      },
      {
        id: 'enterprise',
        title: 'Enterprise',
        blocks: [
          {
            kind: 'text',
            text: 'The Document Pack is the only product sold here. For volume discounts, custom features, dedicated support or extended validity, contact sales at the address below. These terms are agreed individually.',
          },
          { kind: 'mail', before: 'A question about a bill?', label: 'Write to billing support' },
        ],
      },
    ],
  }
}
