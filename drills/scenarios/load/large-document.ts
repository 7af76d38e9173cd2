import { addAccount } from '../../accounts.ts'
import { largeDocument } from '../../documents.ts'
import { median, percentile } from '../../percentile.ts'
import type { Drill, Scenario } from '../../scenario.ts'
import { smallSummaries, summarize } from '../../summaries.ts'

const limitTimes = 3
const healthGoalMs = 50

/** One user's large document against another's small ones. Answers when the large one is through. */
async function besideLarge(drill: Drill, characters: number): Promise<void> {
  const fixture = await drill.open({ environment: { RATE_LIMITS: 'off', PACK_DOCUMENTS: '5000' } })
  const [large, small] = [
    await addAccount(fixture, { credits: true }),
    await addAccount(fixture, { credits: true }),
  ]
  const content = largeDocument(drill.random, characters)
  await smallSummaries(small.visitor, 10)
  const alone = median(await smallSummaries(small.visitor, 20))
  const { times, whole } = await drill.during(async () => {
    let isOver = false
    const analysis = summarize(large.visitor, content).finally(() => {
      isOver = true
    })
    return { times: await smallSummaries(small.visitor, 1, () => isOver), whole: await analysis }
  })
  drill.claim(
    whole.status === 200,
    `the large one answered ${whole.status} after ${(whole.ms / 1000).toFixed(1)} s`,
  )
  drill.figure(
    `small summary: alone ${Math.round(alone)} ms; beside it median ${Math.round(median(times))}, p95 ${Math.round(percentile(times, 0.95))}, at worst ${Math.round(Math.max(...times))} ms of ${times.length}`,
  )
  drill.goal('small summary in terms of alone', median(times) / alone, limitTimes, 'times')
}

export const largeDocumentBesideSmall: Scenario = {
  name: 'large-document',
  what: 'A document of 3 MB of one user beside the small summaries of another.',
  databases: ['pglite', 'postgres'],
  healthGoalMs,
  run: (drill) => besideLarge(drill, 3_000_000),
}

export const largest: Scenario = {
  name: 'largest',
  what: 'The largest analysis, 10 million characters, beside the small summaries of another.',
  databases: ['pglite', 'postgres'],
  healthGoalMs,
  run: (drill) => besideLarge(drill, 10_000_000),
}
