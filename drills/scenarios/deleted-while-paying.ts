import { setTimeout } from 'node:timers/promises'
import { openCustomer } from '../../apps/server/test/customer.ts'
import { isRefunded, withProvider } from '../merchant.ts'
import type { Scenario } from '../scenario.ts'

const rounds = 10
const patienceMs = 90_000

export const deletedWhilePaying: Scenario = {
  name: 'deleted-while-paying',
  what: `An account is deleted while its payment is activated, ${rounds} times; no report of the provider comes.`,
  databases: ['pglite', 'postgres'],
  run: (drill) =>
    withProvider(async (provider, merchant) => {
      const stage = await drill.open({
        processes: 2,
        environment: { ...merchant, RATE_LIMITS: 'off' },
      })
      const unpaidFor: string[] = []
      await drill.during(async () => {
        for (let round = 0; round < rounds; round += 1) {
          const person = await openCustomer(stage.origins[0], provider)
          const transaction = await person.pay()
          const [activated] = await Promise.all([
            setTimeout(drill.random.below(30)).then(() =>
              person.activate(transaction).then(
                () => true,
                () => false,
              ),
            ),
            setTimeout(drill.random.below(30)).then(() =>
              person.visitor.post('/.netlify/functions/delete-account', {}),
            ),
          ])
          if (!activated) unpaidFor.push(transaction)
        }
        const end = performance.now() + patienceMs
        const isOpen = () => unpaidFor.some((transaction) => !isRefunded(provider, transaction))
        while (isOpen() && performance.now() < end) await setTimeout(500)
      })
      const kept = unpaidFor.filter((transaction) => !isRefunded(provider, transaction))
      drill.claim(
        kept.length === 0,
        `${rounds - unpaidFor.length} had their pack before, ${unpaidFor.length - kept.length} their money back, ${kept.length} neither`,
      )
    }),
}
