import { setTimeout } from 'node:timers/promises'
import { visit } from '../../../apps/server/test/support/visitor.ts'
import { addAccount, type Visitor } from '../../accounts.ts'
import type { Scenario } from '../../scenario.ts'

const loops = { account: 8, strangers: 4 }
/** Each process counts reads for itself. */
const callsInAMinute = { account: 600, strangers: 2_400 }
const attackMs = 12_000

export const restFlood: Scenario = {
  name: 'rest-flood',
  what: `${loops.account} loops of one account and ${loops.strangers} without one read profiles for ${attackMs / 1000} s, beside somebody at the same address who does so now and then.`,
  databases: ['pglite', 'postgres'],
  async run(drill) {
    const fixture = await drill.open({ processes: 2 })
    const [attacker, other] = [await addAccount(fixture), await addAccount(fixture)]
    const strangers = await Promise.all(fixture.origins.map((origin) => visit(origin)))
    const statuses: number[] = []
    const floods = await drill.during(async () => {
      const end = performance.now() + attackMs
      const flooding = Promise.all([
        flood(attacker.visitors, loops.account, end),
        flood(strangers, loops.strangers, end),
      ])
      while (performance.now() < end) {
        statuses.push(await read(other.visitor))
        await setTimeout(500)
      }
      return flooding
    })
    for (const [at, who] of (['account', 'strangers'] as const).entries()) {
      const answers = floods[at] ?? []
      const taken = answers.filter((status) => status === 200).length
      const allowed = callsInAMinute[who] * fixture.servers.length
      const text = `${who}: ${taken} of ${answers.length} reads answered, ${allowed} at most`
      drill.claim(taken <= allowed, text)
    }
    const refused = statuses.filter((status) => status !== 200).length
    drill.claim(refused === 0, `the other was refused ${refused} of ${statuses.length} times`)
  },
}

async function read({ supabase }: Visitor): Promise<number> {
  return (await supabase.from('profiles').select('*')).status
}

/** Reads in so many loops until then; answers every status. */
async function flood(visitors: readonly Visitor[], loops: number, end: number): Promise<number[]> {
  const statuses: number[] = []
  const loop = async (visitor: Visitor) => {
    while (performance.now() < end) statuses.push(await read(visitor))
  }
  const started = Array.from({ length: loops }, (_, at) => visitors[at % visitors.length])
  await Promise.all(started.map((visitor) => visitor && loop(visitor)))
  return statuses
}
