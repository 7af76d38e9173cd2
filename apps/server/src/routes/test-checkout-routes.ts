import { AppError } from '@precis/domain'
import { Hono } from 'hono'
import type { SmallBodies } from '../http/bodies/small-bodies.ts'
import type { HttpEnv } from '../http/types.ts'
import { testCheckoutPage } from '../pages/test-checkout-page.ts'
import type { PaymentContext } from '../services/payments/payment-context.ts'
import { findTestCheckout, settleTestCheckout } from '../services/payments/settle-test-checkout.ts'

const formBytes = 16 * 1024

/** The test checkout page and its form; both unknown while card payments are set up. */
export function testCheckoutRoutes(context: PaymentContext, bodies: SmallBodies): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.get('/checkout/test', async (c) => {
    const payment = await findTestCheckout(context, c.req.query('session') ?? '')
    return c.html(testCheckoutPage(payment, context.policy), 200, { 'Cache-Control': 'no-store' })
  })
  app.post('/checkout/test', async (c) => {
    const form = new URLSearchParams(Buffer.from(await bodies.bytes(c, formBytes)).toString('utf8'))
    const session = form.get('session') ?? ''
    const choice = form.get('choice') || 'pay'
    if (choice !== 'pay' && choice !== 'decline') throw new AppError('invalid_request')
    const outcome = await settleTestCheckout(context, session, choice)
    const location =
      outcome === 'paid'
        ? `/payment/success?transaction_id=${encodeURIComponent(session)}`
        : '/analyze'
    return c.redirect(location, 303)
  })
  return app
}
