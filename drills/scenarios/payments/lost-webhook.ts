import { setTimeout } from 'node:timers/promises'
import { openCustomer } from '../../../apps/server/test/support/customer.ts'
import { withProvider } from '../../merchant.ts'
import type { Scenario } from '../../scenario.ts'

const patienceMs = 90_000

export const lostWebhook: Scenario = {
  name: 'lost-webhook',
  what: 'Paid, then the tab is closed and the report of the provider gets lost.',
  databases: ['pglite', 'postgres'],
  run: (drill) =>
    withProvider(async (provider, merchant) => {
      const fixture = await drill.open({ processes: 2, environment: merchant })
      const person = await openCustomer(fixture.origins[0], provider)
      await person.pay()
      const startedAt = performance.now()
      const elapsedMs = () => performance.now() - startedAt
      const status = async () => (await person.rows('payments'))[0]?.['status']
      let seen = await status()
      while (seen !== 'granted' && elapsedMs() < patienceMs) {
        await setTimeout(1000)
        seen = await status()
      }
      const seconds = Math.round(elapsedMs() / 1000)
      drill.claim(seen === 'granted', `the payment is ${seen} after ${seconds} s`)
      const grants = await person.rows('credit_ledger', { kind: 'grant' })
      drill.claim(grants.length === 1, `${grants.length} grant(s) for it`)
    }),
}
