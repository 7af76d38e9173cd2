import { AppError } from '@precis/domain'
import Stripe from 'stripe'
import type {
  CheckoutRequest,
  CheckoutStatus,
  PaymentEvent,
  PaymentProvider,
  PaymentWebhook,
} from '../services/payments/ports.ts'

export interface StripeOptions {
  readonly secretKey: string
  /** Another address than Stripe's, for tests. */
  readonly apiUrl: string | null
}

const eventKinds: Readonly<Record<string, PaymentEvent['kind']>> = {
  'checkout.session.completed': 'paid',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
}

/** Card payments through Stripe Checkout. */
export function createStripePayments(options: StripeOptions): PaymentProvider {
  const stripe = connect(options)
  return {
    name: 'stripe',
    createCheckout: async (request) => {
      const session = await stripe.checkout.sessions.create(sessionParams(request), {
        idempotencyKey: request.idempotencyKey,
      })
      if (!session.url) {
        throw new AppError('checkout_failed', { detail: 'the provider gave no address' })
      }
      return { transactionId: session.id, url: session.url }
    },
    readCheckout: async (transactionId) => {
      const session = await findSession(stripe, transactionId)
      return session && toStatus(session)
    },
    refund: async (transactionId) => {
      const session = await findSession(stripe, transactionId)
      const intent = session?.payment_intent
      if (!intent) throw new AppError('payment_failed', { detail: 'there is nothing to refund' })
      await stripe.refunds
        .create({ payment_intent: idOf(intent) }, { idempotencyKey: `refund-${transactionId}` })
        .catch(unlessRefunded)
    },
  }
}

/** Reads signed events; the signature covers the raw body and is at most five minutes old. */
export function createStripeWebhook(options: StripeOptions, webhookSecret: string): PaymentWebhook {
  const stripe = connect(options)
  return {
    readEvent: async (rawBody, signature) => {
      const event = await stripe.webhooks
        .constructEventAsync(rawBody, signature, webhookSecret)
        .catch((cause: unknown) => {
          throw new AppError('invalid_request', { detail: 'the signature is not valid', cause })
        })
      if (event.type === 'charge.refunded') return readRefund(stripe, event.data.object)
      if (event.data.object.object === 'dispute') return readDispute(stripe, event.data.object.id)
      const kind = eventKinds[event.type]
      const { object } = event.data
      if (!kind || !('id' in object) || typeof object.id !== 'string') return null
      return { kind, transactionId: object.id }
    },
  }
}

/** The checkout behind a charge that was given back in full; a part given back leaves the pack as it is. */
async function readRefund(stripe: Stripe, charge: Stripe.Charge): Promise<PaymentEvent | null> {
  return charge.refunded ? eventOf(stripe, 'refunded', charge.payment_intent) : null
}

const disputeKinds: Readonly<Record<string, PaymentEvent['kind']>> = {
  needs_response: 'disputed',
  under_review: 'disputed',
  won: 'dispute_won',
  lost: 'dispute_lost',
}

/** How a dispute stands by now, whatever the event said: events come twice and out of order. An inquiry takes no money and changes nothing. */
async function readDispute(stripe: Stripe, id: string): Promise<PaymentEvent | null> {
  const dispute = await stripe.disputes.retrieve(id)
  const kind = disputeKinds[dispute.status]
  if (kind === 'dispute_won') {
    const charge = await stripe.charges.retrieve(idOf(dispute.charge))
    if (charge.refunded) return eventOf(stripe, 'refunded', dispute.payment_intent)
  }
  return kind ? eventOf(stripe, kind, dispute.payment_intent) : null
}

function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id
}

/** Refunded before, by a process that died before it could say so, or by hand. */
function unlessRefunded(error: unknown): void {
  if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return
  throw error
}

async function eventOf(
  stripe: Stripe,
  kind: PaymentEvent['kind'],
  intent: string | Stripe.PaymentIntent | null,
): Promise<PaymentEvent | null> {
  if (!intent) return null
  const sessions = await stripe.checkout.sessions.list({
    payment_intent: idOf(intent),
    limit: 1,
  })
  const session = sessions.data[0]
  return session ? { kind, transactionId: session.id } : null
}

function connect({ secretKey, apiUrl }: StripeOptions): Stripe {
  const address = apiUrl === null ? null : new URL(apiUrl)
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      port: address.port || (address.protocol === 'https:' ? '443' : '80'),
      protocol: address.protocol === 'https:' ? 'https' : 'http',
    }),
  })
}

function sessionParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { user_id: request.userId, documents: String(request.documents) }
  return {
    mode: 'payment',
    client_reference_id: request.userId,
    customer_email: request.email,
    success_url: request.successUrl.replace('{transaction}', '{CHECKOUT_SESSION_ID}'),
    cancel_url: request.cancelUrl,
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency,
          unit_amount: request.amountCents,
          product_data: {
            name: 'Document Pack',
            description: `${request.documents} document summaries`,
          },
        },
      },
    ],
  }
}

async function findSession(
  stripe: Stripe,
  transactionId: string,
): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(transactionId)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) {
      return null
    }
    throw new AppError('payment_failed', { detail: 'the provider did not answer', cause: error })
  }
}

function toStatus(session: Stripe.Checkout.Session): CheckoutStatus {
  return {
    isOpen: session.status === 'open',
    isPending: session.status === 'complete' && session.payment_status === 'unpaid',
    paid: session.status === 'complete' && session.payment_status === 'paid',
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    userId: session.client_reference_id,
  }
}
