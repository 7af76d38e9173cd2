import { setTimeout } from 'node:timers/promises'
import { type Call, callKinds } from '../../callers.ts'
import { type Attempt, errorsOf, haveAllSucceeded } from '../../cluster/attempts.ts'
import { earlierCommit, unpackEarlierVersion } from '../../cluster/earlier-version.ts'
import { claimGoodBooks, linksAt, openUsers } from '../../cluster/users.ts'
import type { Scenario } from '../../scenario.ts'

const userCount = 8
const mixedMs = 5_000

export const rollingUpgrade: Scenario = {
  name: 'cluster-upgrade',
  what: `${userCount} users at a proxy while two processes of ${earlierCommit} are replaced one by one, and then restarted.`,
  databases: ['postgres'],
  programs: ['caddy'],
  async run(drill) {
    const earlier = await unpackEarlierVersion()
    drill.after(earlier.remove)
    const environment = { RATE_LIMITS: 'off', PACK_DOCUMENTS: '5000' }
    const { mainFile } = earlier
    const fixture = await drill.open({ processes: 2, proxied: true, environment, mainFile })
    const users = await openUsers(fixture, userCount, {
      findLink: linksAt(() => fixture.servers[0].origin),
      provide: (visitor) => visitor.buyPack(),
    })
    const attempts: Attempt[] = []
    let isOver = false
    const work = users.map(({ caller }, user) => {
      const push = (call: Call) =>
        attempts.push({ ...call, user, what: call.kind, startedAt: call.at - call.ms })
      return caller.work(() => isOver, { push })
    })
    const step = async (name: string, change: () => Promise<void>) => {
      const from = attempts.length
      const since = performance.now()
      await change()
      const changedAt = performance.now()
      while (!haveAllSucceeded(attempts, changedAt, userCount, callKinds)) await setTimeout(200)
      const seen = attempts.slice(from)
      const seconds = Math.round((performance.now() - since) / 1000)
      const text = `${name}: ${seen.length} calls in ${seconds} s, lost: ${errorsOf(seen)}`
      drill.claim(errorsOf(seen) === 'none', text)
    }
    try {
      await step('the first process is the new version, the second the earlier one', async () => {
        await fixture.replace(0)
        await setTimeout(mixedMs)
      })
      await step('the second too', () => fixture.replace(1))
      await step('the first is started again', () => fixture.replace(0))
      await step('the second is started again', () => fixture.replace(1))
    } finally {
      isOver = true
      await Promise.all(work)
    }
    drill.figure(`errors of the proxy: ${fixture.proxyFaults()}`)
    await claimGoodBooks(drill, users)
  },
}
