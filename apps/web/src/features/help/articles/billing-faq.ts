import { countOf, formatPrice } from '@precis/domain'
import type { HelpArticle, HelpFacts, Term } from '../model/article.ts'

function validity(days: number | null): string {
  return days === null
    ? 'Credits never expire. Use them whenever you need them.'
    : `Credits are valid for ${countOf(days, 'day')} from the day of purchase. What is left then is withdrawn, without extension or refund. A notice appears 7 days ahead, and a mail says so too.`
}

function paymentTerms(payments: HelpFacts['payments']): readonly Term[] {
  const cards = {
    term: 'Which cards can I use?',
    text: 'Visa, Mastercard and American Express.',
  }
  const processor = {
    term: 'Who handles my card details?',
    text: 'A PCI-compliant payment processor, on its own page. Your card number never reaches Precis. We keep the amount, the state and the reference of the payment.',
  }
  const twice = {
    term: 'Can I be charged twice for one pack?',
    text: 'Each payment gives one pack. Opening the dialog again leads to the same checkout for half an hour, and coming back to the success page counts nothing twice.',
  }
  const receipt = {
    term: 'Where is my receipt?',
    text: 'It comes by mail after each purchase. All of them stand in Settings, under Billing, to read, to print or to have mailed again.',
  }
  const test = {
    term: 'Is this a real payment?',
    text: 'Not on this site: it runs a test checkout that asks for no card and takes no money. Once the operator connects a card payment provider, what follows applies.',
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
        side: { example: 'price', text: 'The one product, at the one price.' },
        blocks: [
          {
            kind: 'terms',
            items: [
              {
                term: 'What does a credit buy?',
                text: `One credit, one analysis. A pack of ${countOf(policy.packDocuments, 'credit')} costs ${formatPrice(policy.packPriceCents)}.`,
              },
              { term: 'How long are credits valid?', text: validity(policy.creditValidityDays) },
              {
                term: 'Can I give credits to somebody else?',
                text: 'No. They belong to the account that bought them and cannot be transferred.',
              },
              {
                term: 'Is there auto-renewal?',
                text: 'No. Nothing is ever bought without you. When your credits are used up, you decide whether to get another pack.',
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
        side: { text: 'Rights that the law gives you are not affected.' },
        blocks: [
          {
            kind: 'text',
            text: 'Packs are non-refundable, and credits cannot be converted to cash. In exceptional cases, such as a payment made twice, write to support.',
          },
          {
            kind: 'text',
            text: 'If a payment is refunded in full, the unused credits of that pack are withdrawn. A payment that completes after you deleted your account is refunded.',
          },
        ],
      },
      {
        id: 'enterprise',
        title: 'Enterprise',
        blocks: [
          {
            kind: 'text',
            text: 'The Document Pack is the one product sold here. For volume discounts, custom features, dedicated support or extended validity, contact sales at the address below; such terms are agreed person to person.',
          },
          { kind: 'mail', before: 'A question about a bill?', label: 'Write to billing support' },
        ],
      },
    ],
  }
}
