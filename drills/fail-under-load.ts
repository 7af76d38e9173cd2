import { setTimeout } from 'node:timers/promises'
import { addAccount } from './accounts.ts'
import { type Call, callKinds, openCaller } from './callers.ts'
import type { ServerFixture } from './open-fixture.ts'
import type { Drill } from './scenario.ts'

const callersCount = 6
const calmMs = 3_000
const patienceMs = 60_000
/** Seconds until calls succeed again; a lease that nobody could give back runs out by itself in 30. */
const recovery = { profile: 10, question: 10, summary: 40 }

/** Callers at two processes while something fails; afterwards all is as before and nobody lost or won a credit. */
export async function failUnderLoad(
  drill: Drill,
  fail: (fixture: ServerFixture) => Promise<void>,
): Promise<void> {
  const environment = { RATE_LIMITS: 'off', PACK_DOCUMENTS: '5000' }
  const fixture = await drill.open({ processes: 2, environment })
  const callers = await Promise.all(
    Array.from({ length: callersCount }, async (_, at) => {
      const { visitors, visitor } = await addAccount(fixture, { credits: true })
      return openCaller(visitors[at % visitors.length] ?? visitor)
    }),
  )
  const books = callers.map((): Call[] => [])
  await drill.during(async () => {
    let isOver = false
    const work = Promise.all(
      callers.map((caller, at) => caller.work(() => isOver, books[at] ?? [])),
    )
    await setTimeout(calmMs)
    await fail(fixture)
    const backAt = performance.now()
    while (!haveRecovered(books, backAt) && performance.now() < backAt + patienceMs) {
      if (fixture.fallen.length === fixture.servers.length) break
      await setTimeout(200)
    }
    isOver = true
    await work
    report(drill, books, backAt)
  })
  if (fixture.fallen.length > 0) return
  const good = await Promise.all(callers.map((caller) => caller.hasGoodBooks()))
  drill.claim(
    good.every(Boolean),
    'afterwards everybody has one credit taken for each document',
    'afterwards credits and documents differ',
  )
}

/** Whether each caller succeeded with each kind of call since. */
function haveRecovered(books: readonly Call[][], since: number): boolean {
  return books.every((calls) =>
    callKinds.every((kind) =>
      calls.some((call) => call.kind === kind && call.status === 200 && call.at - call.ms > since),
    ),
  )
}

/** Whether a call was answered as operators are told, or was not answered at all. */
function isPromised({ kind, status, code }: Call): boolean {
  return [0, 200, 503].includes(status) || (kind === 'summary' && code === 'usage_failed')
}

function report(drill: Drill, books: readonly Call[][], backAt: number): void {
  const calls = books.flat()
  const answers = Map.groupBy(calls, ({ kind, status, code }) =>
    status === 0 ? 'no answer' : status === 200 ? '200' : `${status} ${code} to a ${kind}`,
  )
  const counts = [...answers].map(([answer, { length }]) => `${answer}: ${length}`)
  drill.figure(`answers: ${counts.join(', ')}`)
  drill.claim(
    calls.every(isPromised),
    'every answer was 200, 503, or 500 usage_failed to a summary',
    'an answer was not one of those that are promised during an outage',
  )
  const longest = Math.max(...calls.map(({ ms }) => ms)) / 1000
  drill.figure(`the longest call took ${longest.toFixed(1)} s`)
  for (const kind of callKinds) {
    const ofKind = calls.filter((call) => call.kind === kind)
    const failures = ofKind.filter(({ status, at }) => status !== 200 && at > backAt)
    const last = Math.max(backAt, ...failures.map(({ at }) => at))
    const hasReturned = ofKind.some(({ status, at }) => status === 200 && at > last)
    const seconds = (last - backAt) / 1000
    drill.claim(
      hasReturned && seconds <= recovery[kind],
      hasReturned
        ? `${kind}: last error ${seconds.toFixed(1)} s after the database was back, ${recovery[kind]} s at most`
        : `${kind}: never succeeded again`,
    )
  }
}
