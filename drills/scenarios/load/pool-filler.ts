import { addAccount } from '../../accounts.ts'
import { percentile } from '../../percentile.ts'
import type { Scenario } from '../../scenario.ts'
import { preparePattern } from './pattern-freeze.ts'

const fillers = 12
const attackMs = 15_000
const slowMs = 2_000

export const poolFiller: Scenario = {
  name: 'pool-filler',
  what: `${fillers} slow filters at once, at two processes, while somebody reads the own profile.`,
  databases: ['postgres'],
  async run(drill) {
    const fixture = await drill.open({ processes: 2 })
    const [attacker, reader] = [await addAccount(fixture), await addAccount(fixture)]
    const ask = await preparePattern(fixture, attacker)
    const end = AbortSignal.timeout(attackMs)
    const times: number[] = []
    await drill.during(async () => {
      const attack = fixture.origins.flatMap((origin) =>
        Array.from({ length: fillers }, () => ask(origin, end)),
      )
      for (let turn = 0; turn < 40 && !end.aborted; turn += 1) {
        const startedAt = performance.now()
        const visitor = reader.visitors[turn % 2] ?? reader.visitor
        await visitor.supabase.from('profiles').select('*').abortSignal(end)
        times.push(performance.now() - startedAt)
      }
      await Promise.all(attack)
    })
    const [typical, worst] = [percentile(times, 0.5), percentile(times, 1)].map(Math.round)
    drill.claim(
      (worst ?? 0) < slowMs,
      `the other's profile: ${typical} ms, at worst ${worst} ms of ${times.length} reads`,
    )
  },
}
