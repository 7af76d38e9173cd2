import { setTimeout } from 'node:timers/promises'
import { openCustomer } from '../../../apps/server/test/support/customer.ts'
import { isRefunded, type Provider, withProvider } from '../../merchant.ts'
import type { ServerFixture } from '../../open-fixture.ts'
import type { Scenario } from '../../scenario.ts'

const rounds = 10
const patienceMs = 90_000

/** Those without their money back and, where somebody may look into the database, without a grant before the end. */
async function openOf(fixture: ServerFixture, provider: Provider, transactions: readonly string[]) {
  const open = transactions.filter((transaction) => !isRefunded(provider, transaction))
  if (fixture.postgres === null || open.length === 0) return open
  const client = await fixture.postgres.connect(fixture.environment['DATABASE_URL'] ?? '')
  const { rows } = await client.query<{ id: string }>(
    `select transaction_id as id from public.payments
      where status <> 'granted' and transaction_id = any($1)`,
    [open],
  )
  await client.end()
  return rows.map(({ id }) => id)
}

export const deletedWhilePaying: Scenario = {
  name: 'deleted-while-paying',
  what: `An account is deleted while its payment is activated, ${rounds} times; no report of the provider comes.`,
  databases: ['pglite', 'postgres'],
  run: (drill) =>
    withProvider(async (provider, merchant) => {
      const fixture = await drill.open({
        processes: 2,
        environment: { ...merchant, RATE_LIMITS: 'off' },
      })
      const unpaidFor: string[] = []
      await drill.during(async () => {
        for (let round = 0; round < rounds; round += 1) {
          const person = await openCustomer(fixture.origins[0], provider)
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
        let open = await openOf(fixture, provider, unpaidFor)
        while (open.length > 0 && performance.now() < end) {
          await setTimeout(1000)
          open = await openOf(fixture, provider, unpaidFor)
        }
        const isKnown = fixture.postgres !== null
        drill.claim(
          open.length === 0 || !isKnown,
          `${rounds - open.length} had their pack before or their money back, ${open.length} ${isKnown ? 'neither' : 'unclear: had it, or never did'}`,
        )
      })
    }),
}
