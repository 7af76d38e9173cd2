import { playKills } from '../../../apps/server/test/support/kill-rounds.ts'
import { withProvider } from '../../merchant.ts'
import type { Scenario } from '../../scenario.ts'

const kills = { pglite: 30, postgres: 12 }

export const killedServers: Scenario = {
  name: 'killed-servers',
  what: `SIGKILL in the middle of purchases and analyses, ${kills.pglite} times on PGlite, ${kills.postgres} on PostgreSQL.`,
  databases: ['pglite', 'postgres'],
  run: (drill) =>
    withProvider(async (provider, merchant) => {
      const fixture = await drill.open({ environment: { ...merchant, RATE_LIMITS: 'off' } })
      await fixture.end()
      const found = await playKills({
        kills: kills[drill.database],
        random: drill.random,
        provider,
        environment: fixture.environment,
      })
      drill.claim(true, `no payment, credit or result lost; ${found} results had again for nothing`)
    }),
}
