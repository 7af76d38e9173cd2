import { randomUUID } from 'node:crypto'
import type { PaymentProvider, Payments } from '../services/payments/ports.ts'

/** As long as those of Stripe. */
const openMs = 24 * 60 * 60 * 1000

/** The test checkout: a page of this server that asks for no card and takes no money. Its address is relative to the visitor's origin. */
export function createTestPayments(payments: Pick<Payments, 'find'>): PaymentProvider {
  return {
    name: 'test',
    createCheckout: async () => {
      const transactionId = `test_${randomUUID().replaceAll('-', '')}`
      return { transactionId, url: `/checkout/test?session=${transactionId}` }
    },
    readCheckout: async (transactionId) => {
      const payment = await payments.find(transactionId)
      if (payment?.provider !== 'test') return null
      return {
        paid: payment.status === 'paid' || payment.status === 'granted',
        isOpen: payment.status === 'open' && Date.now() - payment.createdAt < openMs,
        isPending: false,
        amountCents: payment.amountCents,
        currency: payment.currency,
        userId: payment.userId,
      }
    },
    refund: async () => undefined,
  }
}
