import { addAccount } from '../../accounts.ts'
import { largeDocument } from '../../documents.ts'
import { charactersSent, understands, withModel } from '../../model.ts'
import type { Scenario } from '../../scenario.ts'
import { summarize } from '../../summaries.ts'

const characters = 200_000
const runs = 7
const creditsAtLeast = 3
const dailyCharacters = 2_000_000
const maxCharacters = 2_000_000

export const modelRepeats: Scenario = {
  name: 'model-repeats',
  what: `With a model: one document ${runs} times, one that is too long, and more in a day than a day allows.`,
  databases: ['pglite', 'postgres'],
  run: (drill) =>
    withModel(async (stub, environment) => {
      const bound = { CHARACTERS_PER_DAY: String(dailyCharacters) }
      const fixture = await drill.open({ processes: 2, environment: { ...environment, ...bound } })
      const { visitor } = await addAccount(fixture, { credits: true })
      const content = largeDocument(drill.random, characters)
      let used = 0
      await drill.during(async () => {
        for (let run = 0; run < runs; run += 1) {
          const { body } = await summarize(visitor, content)
          used = Number((body['usage'] as { used?: number } | undefined)?.used ?? used)
        }
      })
      const sent = (charactersSent(stub) / 1_000_000).toFixed(1)
      drill.claim(
        used >= creditsAtLeast,
        `${runs} runs: ${sent}M characters sent for ${used} credits; ${creditsAtLeast} at least`,
      )

      const long = await summarize(visitor, largeDocument(drill.random, maxCharacters + 1))
      drill.claim(
        long.status === 413,
        `one character too many answers ${long.status}; 413 is right`,
      )

      const busy = await addAccount(fixture, { credits: true })
      stub.behave(understands)
      const statuses: number[] = []
      for (let count = 0; count < 10; count += 1) {
        const turn = busy.visitors[count % busy.visitors.length] ?? busy.visitor
        const { status } = await summarize(turn, largeDocument(drill.random, 400_000))
        statuses.push(status)
      }
      const inDay = charactersSent(stub)
      drill.claim(
        statuses.includes(429) && inDay < dailyCharacters * 1.5,
        `4M characters in a day of ${dailyCharacters / 1_000_000}M: ${(inDay / 1_000_000).toFixed(1)}M sent, answers ${statuses.join(' ')}`,
      )
    }),
}
