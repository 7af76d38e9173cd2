import { formatAmount, type Policy } from '@precis/domain'
import { html } from 'hono/html'
import type { PaymentRecord } from '../services/payments/ports.ts'
import { type Markup, page } from './page.ts'

/** The test checkout: what is bought, and the two buttons while it is open. */
export function testCheckoutPage(payment: PaymentRecord, policy: Policy): Markup {
  const amount = formatAmount(payment.amountCents)
  return page(
    'Test checkout',
    html`<h1>Test checkout</h1>
<p class="notice"><strong>This is a test.</strong> No card is needed and no money is charged.</p>
<section class="sheet">
<dl>
<dt>Document Pack, ${payment.documents} document summaries</dt><dd>${amount}</dd>
<dt><strong>Total</strong></dt><dd><strong>${amount}</strong></dd>
</dl>
${choices(payment, amount)}
</section>
<p class="meta">Questions? <a href="mailto:${policy.supportEmail}">${policy.supportEmail}</a></p>`,
  )
}

function choices(payment: PaymentRecord, amount: string): Markup {
  if (payment.status === 'open') {
    return html`<form method="post" action="/checkout/test" class="actions">
<input type="hidden" name="session" value="${payment.transactionId}">
<button type="submit" name="choice" value="pay">Pay ${amount}</button>
<button type="submit" name="choice" value="decline" class="secondary">Decline</button>
</form>`
  }
  if (payment.status === 'paid' || payment.status === 'granted') {
    const success = `/payment/success?transaction_id=${encodeURIComponent(payment.transactionId)}`
    return html`<p role="status">This checkout has been paid.</p>
<a class="button" href="${success}">Continue</a>`
  }
  return html`<p role="status">This checkout is closed. Nothing was paid.</p>
<a class="button" href="/analyze">Back to Precis</a>`
}
