import { formatPrice, type Policy, validityText } from '@precis/domain'
import { address, alert, button, dialog, heading, link, progressbar, text } from './expectation.ts'
import type { Texts } from './public-texts.ts'

const price = (policy: Policy) => formatPrice(policy.packPriceCents)
const failed = (reason: string) => () => [
  heading('Activation Failed'),
  text(reason),
  link('Return Home', '/'),
]

export const creditTexts: Texts = {
  'no credits': (policy) => [
    heading('Document Credits'),
    text('No Credits'),
    text(
      "You don't have any document credits yet. Purchase a document pack to start analyzing your documents with AI.",
    ),
    button(`Get Document Pack - ${price(policy)}`),
    text(`${policy.packDocuments} document analyses • ${validityText(policy)}`),
    heading('Get Document Pack'),
    text(`${policy.packDocuments} document summaries • ${validityText(policy)}`),
    text(price(policy)),
  ],
  'usage loading': () => [heading('Document Credits'), text('Loading usage data...')],
  'usage not loaded': () => [alert('Failed to load usage data. Please refresh the page.')],
  'has credits': () => [
    heading('Document Credits'),
    text('Document Pack'),
    text('documents remaining'),
    text('% used'),
    progressbar('Document credits used'),
    text('documents analyzed'),
  ],
  'credits low': () => [
    text('2 documents remaining'),
    text('8 of 10 documents analyzed'),
    text('80% used'),
    text('Only 2 document(s) remaining. Purchase more credits to ensure uninterrupted analysis.'),
    button('Buy More Credits'),
  ],
  'credits exhausted': (policy) => [
    alert('You have used all your document credits. Purchase more to continue analyzing.'),
    button('Buy More Credits'),
    heading('Get Document Pack'),
    text(`${policy.packDocuments} document summaries • ${validityText(policy)}`),
    link('Try it on this device', '/#try'),
    link('Use a sample', '/?try=sample#try'),
  ],
  'pack dialog': (policy) => [
    dialog('Get Document Pack'),
    text(`${policy.packDocuments} document analyses`),
    text('All analysis modes'),
    text('Interactive Q&A with documents'),
    text(
      policy.creditValidityDays === null
        ? 'Credits that never expire'
        : `Credits valid for ${policy.creditValidityDays} days`,
    ),
    text('Email support'),
    link(`Upgrade Now - ${price(policy)}`),
    text('Payment is secure and handled by our card payment provider'),
    button('Close'),
  ],
  'pack dialog failed': () => [
    dialog('Get Document Pack'),
    alert('The checkout could not be opened. Please try again.'),
  ],
  'payment checked': () => [
    address('/payment/success?transaction_id=tx_screens'),
    heading('Activating your Document Pack...'),
  ],
  'payment success': () => [
    heading('Document Pack Activated!'),
    text('Your account has been upgraded'),
    text('Redirecting you to continue analyzing documents...'),
  ],
  'payment without transaction': failed('Invalid payment session'),
  'payment unknown': failed('Invalid payment session'),
  'payment not verified': failed('Failed to verify payment'),
  'payment not activated': failed('Failed to activate subscription'),
  'payment pending': () => [
    heading('Payment Pending'),
    text('Your payment is being processed. The money has not arrived yet.'),
    link('Back to Dashboard', '/analyze'),
    button('Check Again'),
  ],
  'payment failed without a reason': failed('Something went wrong'),
  'dashboard after payment': () => [address('/analyze'), text('Payment successful')],
}
