import { setTimeout } from 'node:timers/promises'
import { answers } from '../../../apps/server/src/adapters/model/testing/scenarios.ts'
import type { ModelStub } from '../../../apps/server/src/adapters/model/testing/stub-server.ts'
import { aiPath } from '../../../apps/server/test/support/ai-path.ts'
import { addAccount, type Visitor } from '../../accounts.ts'
import { largeDocument } from '../../documents.ts'
import { charactersSent, understands, withModel } from '../../model.ts'
import type { Drill, Scenario } from '../../scenario.ts'

const characters = 400_000
const runs = 12
const failingRuns = 6
const freeRuns = 3

async function creditsUsed(visitor: Visitor): Promise<number> {
  const { data } = await visitor.supabase.from('profiles').select('*').single()
  return Number(data?.['documents_used'])
}

/** Sends a document and hands the request over; sent again while another is still running. */
async function begin(visitor: Visitor, origin: string, content: string, signal: AbortSignal) {
  for (;;) {
    const answer = await fetch(origin + aiPath, {
      method: 'POST',
      signal,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${visitor.accessToken()}`,
      },
      body: JSON.stringify({ action: 'chatCompletion', systemPrompt: 'summary', content }),
    })
    if (answer.status !== 409) return answer
    await setTimeout(300)
  }
}

/** Leaves as soon as the model is busy with the second round of parts. */
async function abandon(drill: Drill, stub: ModelStub, visitor: Visitor, origin: string) {
  const leave = new AbortController()
  const before = stub.exchanges.length
  const content = largeDocument(drill.random, characters)
  const body = { action: 'chatCompletion', systemPrompt: 'summary', content }
  const call = fetch(origin + aiPath, {
    method: 'POST',
    signal: leave.signal,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${visitor.accessToken()}`,
    },
    body: JSON.stringify(body),
  }).then(
    ({ status }) => status,
    () => null,
  )
  let status: number | null | undefined
  void call.then((settled) => {
    status = settled
  })
  while (stub.exchanges.length < before + 4 && status === undefined) await setTimeout(10)
  leave.abort()
  return call
}

export const modelAbandoned: Scenario = {
  name: 'model-abandoned',
  what: `With a model: ${runs} runs of ${characters / 1000}k characters left after the first parts; ${failingRuns} that fail after them.`,
  databases: ['pglite', 'postgres'],
  run: (drill) =>
    withModel(async (stub, environment) => {
      const fixture = await drill.open({ environment })
      const [origin] = fixture.origins
      const { visitor } = await addAccount(fixture, { credits: true })
      await drill.during(async () => {
        for (let left = 0; left < runs; ) {
          if ((await abandon(drill, stub, visitor, origin)) !== 409) left += 1
          await setTimeout(300)
        }
      })
      await setTimeout(2000)
      const used = await creditsUsed(visitor)
      const sent = (charactersSent(stub) / 1_000_000).toFixed(1)
      drill.claim(
        used >= runs - freeRuns,
        `left: ${sent}M characters sent for ${used} credits; ${runs - freeRuns} at least`,
      )

      const other = (await addAccount(fixture, { credits: true })).visitor
      for (let run = 0; run < failingRuns; run += 1) {
        stub.behave(understands, understands, understands, answers(400))
        const content = largeDocument(drill.random, characters)
        await (await begin(other, origin, content, AbortSignal.timeout(60_000))).text()
      }
      const paid = await creditsUsed(other)
      drill.claim(
        paid >= failingRuns - freeRuns,
        `made to fail after partial results: ${paid} credits; ${failingRuns - freeRuns} at least`,
      )
    }),
}
