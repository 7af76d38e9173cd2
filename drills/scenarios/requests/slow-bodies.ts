import { setTimeout } from 'node:timers/promises'
import { addAccount } from '../../accounts.ts'
import { median } from '../../percentile.ts'
import { megabytesOf } from '../../process-figures.ts'
import { openSlowBody } from '../../raw-request.ts'
import type { Scenario } from '../../scenario.ts'
import { smallSummaries } from '../../summaries.ts'

const connections = 300
const attackMs = 20_000

export const slowBodies: Scenario = {
  name: 'slow-bodies',
  what: `${connections} requests that send a byte a second, beside another's small summaries.`,
  databases: ['pglite', 'postgres'],
  async run(drill) {
    const fixture = await drill.open({ environment: { PACK_DOCUMENTS: '5000' } })
    const [attacker, other] = [
      await addAccount(fixture, { credits: true }),
      await addAccount(fixture, { credits: true }),
    ]
    const [server] = fixture.servers
    const alone = median(await smallSummaries(other.visitor, 15))
    const before = megabytesOf(server.pid)
    const times: number[] = []
    const open = await drill.during(async () => {
      const slow = Array.from({ length: connections }, () =>
        openSlowBody(server.origin, attacker.visitor.accessToken()),
      )
      const end = performance.now() + attackMs
      while (performance.now() < end) {
        times.push(...(await smallSummaries(other.visitor, 1)))
        await setTimeout(250)
      }
      const count = slow.filter(({ isOpen }) => isOpen()).length
      for (const each of slow) each.close()
      return count
    })
    const grown = Math.round(megabytesOf(server.pid) - before)
    drill.figure(
      `${open} of ${connections} still open after ${attackMs / 1000} s, RSS grew by ${grown} MB`,
    )
    drill.claim(
      times.length > 20,
      `the other had ${times.length} summaries, at worst ${Math.round(Math.max(...times))} ms`,
    )
    drill.goal('small summary in terms of alone', median(times) / alone, 3, 'times')
  },
}
