import { setTimeout } from 'node:timers/promises'
import { aiPath } from '../../../apps/server/test/support/ai-path.ts'
import { addAccount } from '../../accounts.ts'
import { largeDocument } from '../../documents.ts'
import { median } from '../../percentile.ts'
import type { Scenario } from '../../scenario.ts'
import { smallSummaries } from '../../summaries.ts'

const attackMs = 15_000

export const endlessAborts: Scenario = {
  name: 'endless-aborts',
  what: "Documents of 3 MB sent with one credit and left again and again, beside another's small summaries.",
  databases: ['pglite', 'postgres'],
  async run(drill) {
    const fixture = await drill.open({ environment: { PACK_DOCUMENTS: '5000' } })
    const [attacker, other] = [
      await addAccount(fixture, { credits: true }),
      await addAccount(fixture, { credits: true }),
    ]
    const body = JSON.stringify({
      action: 'chatCompletion',
      systemPrompt: 'summary',
      content: largeDocument(drill.random, 3_000_000),
    })
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${attacker.visitor.accessToken()}`,
    }
    const alone = median(await smallSummaries(other.visitor, 15))
    const answers = new Map<string, number>()
    const during = await drill.during(async () => {
      const end = performance.now() + attackMs
      const isOver = () => performance.now() > end
      const attack = (async () => {
        while (!isOver()) {
          const signal = AbortSignal.timeout(100 + drill.random.below(400))
          const answer = await fetch(fixture.origins[0] + aiPath, {
            method: 'POST',
            headers,
            body,
            signal,
          })
            .then(({ status }) => String(status))
            .catch(() => 'left')
          answers.set(answer, (answers.get(answer) ?? 0) + 1)
          if (answer !== 'left') await setTimeout(50)
        }
      })()
      // Slow enough to stay within the budget of calls in a minute.
      const times: number[] = []
      while (!isOver()) {
        times.push(...(await smallSummaries(other.visitor, 1)))
        await setTimeout(150)
      }
      await attack
      return times
    })
    drill.figure(`calls by answer: ${[...answers].map((pair) => pair.join(' ')).join(', ')}`)
    drill.claim(
      during.length > 10,
      `the other had ${during.length} summaries in ${attackMs / 1000} s, at worst ${Math.round(Math.max(...during))} ms`,
    )
    drill.goal('small summary in terms of alone', median(during) / alone, 3, 'times')
  },
}
