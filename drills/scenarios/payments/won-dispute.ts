import { openCustomer } from '../../../apps/server/test/support/customer.ts'
import { reportEvent } from '../../../apps/server/test/support/stripe-events.ts'
import { withProvider } from '../../merchant.ts'
import type { Scenario } from '../../scenario.ts'

export const wonDispute: Scenario = {
  name: 'won-dispute',
  what: 'A payment is disputed and given back in full, in either order; then the dispute is won.',
  databases: ['pglite', 'postgres'],
  run: (drill) =>
    withProvider(async (provider, merchant) => {
      const fixture = await drill.open({ environment: merchant })
      const [origin] = fixture.origins
      for (const isRefundFirst of [false, true]) {
        const person = await openCustomer(origin, provider)
        const transaction = await person.pay()
        await person.activate(transaction)
        const payment_intent = provider.sessions.get(transaction)?.payment_intent ?? null
        const id = `dp_${transaction}`
        const dispute = {
          id,
          object: 'dispute',
          payment_intent,
          charge: `ch_${transaction}`,
        } as const
        const charge = { id: `ch_${transaction}`, object: 'charge', refunded: true, payment_intent }
        const begin = async () => {
          provider.disputes.set(id, { ...dispute, status: 'needs_response' })
          await reportEvent(origin, 'charge.dispute.created', dispute)
        }
        const refund = () => reportEvent(origin, 'charge.refunded', charge)
        for (const step of isRefundFirst ? [refund, begin] : [begin, refund]) await step()
        provider.disputes.set(id, { ...dispute, status: 'won' })
        await reportEvent(origin, 'charge.dispute.closed', dispute)
        const [profile] = await person.rows('profiles')
        const order = isRefundFirst ? 'refund, then dispute' : 'dispute, then refund'
        const limit = Number(profile?.['documents_limit'])
        drill.claim(limit === 0, `${order}: ${limit} credits afterwards, 0 is right`)
      }
    }),
}
