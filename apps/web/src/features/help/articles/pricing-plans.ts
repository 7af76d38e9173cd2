import {
  countOf,
  exportFormats,
  fileLimitMegabytes,
  formatPrice,
  validityText,
} from '@precis/domain'
import type { HelpArticle, HelpFacts } from '../model/article.ts'

export function pricingPlans({ policy, payments }: HelpFacts): HelpArticle {
  const price = formatPrice(policy.packPriceCents)
  const summaries = countOf(policy.packDocuments, 'document summary', 'document summaries')
  return {
    category: 'billing',
    slug: 'pricing-plans',
    title: 'Pricing plans',
    description: 'What a Document Pack includes',
    keywords: ['price', 'pricing', 'cost', 'pack', 'plan', 'free', 'buy', 'subscription'],
    sections: [
      {
        id: 'plans',
        title: 'Two plans',
        side: { example: 'price', text: 'There is nothing else to buy.' },
        blocks: [
          {
            kind: 'terms',
            items: [
              {
                term: 'Free Plan',
                text: 'An account without credits. It is free for as long as you like. A full summary needs a pack. You can try a short document on the home page without a pack or an account.',
              },
              {
                term: 'Document Pack',
                text: `${price} for ${summaries}. One-time payment, no subscription.`,
              },
            ],
          },
        ],
      },
      {
        id: 'included',
        title: 'What the pack includes',
        blocks: [
          {
            kind: 'list',
            items: [
              `${summaries}, each from a file of up to ${fileLimitMegabytes(policy)} MB or ${countOf(policy.maxPasteWords, 'word')} of pasted text`,
              'All analysis modes',
              'Interactive Q&A with documents',
              `Smart Export in ${exportFormats.length} formats`,
              'Email support',
            ],
          },
          { kind: 'text', text: `${validityText(policy)}.` },
        ],
      },
      {
        id: 'credit',
        title: 'What a credit pays for',
        side: { text: 'A failed analysis uses no credit.' },
        blocks: [
          {
            kind: 'text',
            text: 'One finished summary uses one credit, however long the document is. Questions and exports for that document are included.',
          },
          {
            kind: 'see',
            before: 'How credits are counted:',
            path: 'billing/usage-tracking',
            anchor: 'counted',
          },
        ],
      },
      {
        id: 'buying',
        title: 'Buying, and buying again',
        blocks: [
          {
            kind: 'text',
            text:
              payments === 'test'
                ? 'Choose Get Document Pack on the Dashboard, or in Settings, under Billing. This site uses a test checkout: it asks for no card and takes no money.'
                : 'Choose Get Document Pack on the Dashboard, or in Settings, under Billing. You pay by card on our payment provider’s page, which opens in a new tab.',
          },
          {
            kind: 'text',
            text: `Another pack is added to what you have left: with ${countOf(3, 'credit')} remaining, a new pack makes ${3 + policy.packDocuments}. Nothing renews automatically.`,
          },
          { kind: 'see', before: 'Cards, refunds and validity:', path: 'billing/billing-faq' },
        ],
      },
    ],
  }
}
