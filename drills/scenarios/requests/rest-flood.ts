import { setTimeout } from 'node:timers/promises'
import { addAccount } from '../../accounts.ts'
import type { Scenario } from '../../scenario.ts'

const loops = 12
/** Each process counts reads for itself. */
const callsInAMinute = 600
const attackMs = 12_000

export const restFlood: Scenario = {
  name: 'rest-flood',
  what: `${loops} loops of one account read the own profile for ${attackMs / 1000} s, beside somebody who reads it now and then.`,
  databases: ['pglite', 'postgres'],
  async run(drill) {
    const fixture = await drill.open({ processes: 2 })
    const [attacker, other] = [await addAccount(fixture), await addAccount(fixture)]
    const answers = new Map<number, number>()
    const statuses: number[] = []
    await drill.during(async () => {
      const end = performance.now() + attackMs
      const flood = async (at: number) => {
        const visitor = attacker.visitors[at % attacker.visitors.length] ?? attacker.visitor
        while (performance.now() < end) {
          const { status } = await visitor.supabase.from('profiles').select('*')
          answers.set(status, (answers.get(status) ?? 0) + 1)
        }
      }
      const floods = Array.from({ length: loops }, (_, at) => flood(at))
      while (performance.now() < end) {
        statuses.push((await other.visitor.supabase.from('profiles').select('*')).status)
        await setTimeout(500)
      }
      await Promise.all(floods)
    })
    const counts = [...answers].map(([status, count]) => `${status}: ${count}`).join(', ')
    const taken = answers.get(200) ?? 0
    const allowed = callsInAMinute * fixture.servers.length
    drill.claim(taken <= allowed, `the flood was answered ${counts}; ${allowed} reads at most`)
    const refused = statuses.filter((status) => status !== 200).length
    drill.claim(refused === 0, `the other was refused ${refused} of ${statuses.length} times`)
  },
}
