import { AppError } from '@precis/domain'
import { Hono } from 'hono'
import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { returnOrigin } from '../http/origins.ts'
import type { HttpEnv } from '../http/types.ts'
import { activatePayment } from '../services/payments/activate-payment.ts'
import { createCheckout } from '../services/payments/create-checkout.ts'
import { handlePaymentEvent } from '../services/payments/handle-payment-event.ts'
import type { PaymentContext } from '../services/payments/payment-context.ts'
import { callerWithin } from './caller-within.ts'

const smallBytes = 16 * 1024
const eventBytes = 1024 * 1024
const activationSchema = z.object({ transaction_id: z.string().trim().min(1).max(255) })

/** Checkout, activation and the provider's reports. */
export function paymentRoutes(deps: AppDeps, context: PaymentContext): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()

  app.post('/.netlify/functions/checkout', async (c) => {
    const caller = await callerWithin(c, deps, 'checkout')
    return c.json(await createCheckout(context, caller, returnOrigin(c.req.url, deps.publicUrl)))
  })

  app.post('/.netlify/functions/activate-payment', async (c) => {
    const caller = await callerWithin(c, deps, 'activation')
    const body = activationSchema.safeParse(await deps.smallBodies.json(c, smallBytes))
    if (!body.success) throw new AppError('invalid_request')
    const profile = await activatePayment(context, caller, body.data.transaction_id)
    deps.emailsDue()
    return c.json({ profile })
  })

  app.post('/.netlify/functions/stripe-webhook', async (c) => {
    if (deps.paymentWebhook === null) throw new AppError('not_found')
    const rawBody = Buffer.from(await deps.smallBodies.bytes(c, eventBytes)).toString('utf8')
    const signature = c.req.header('stripe-signature') ?? ''
    const event = await deps.paymentWebhook.readEvent(rawBody, signature)
    const outcome = event ? await handlePaymentEvent(context, event) : 'ignored'
    deps.emailsDue()
    deps.log.info({ requestId: c.get('requestId'), kind: event?.kind, outcome }, 'payment event')
    return c.json({ received: true })
  })
  return app
}
