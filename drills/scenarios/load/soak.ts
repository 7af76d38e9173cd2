import { addAccount } from '../../accounts.ts'
import { type Call, type Caller, callKinds, openCaller } from '../../callers.ts'
import type { ServerFixture } from '../../open-fixture.ts'
import { median } from '../../percentile.ts'
import { cpuMsOf, megabytesOf } from '../../process-figures.ts'
import type { Drill, Scenario } from '../../scenario.ts'

const users = 20
const soakMs = 120_000
const sampleMs = 2_000
const callsForCpu = 100
/** Milliseconds of processor time that a call should cost at most. */
const cpuGoals = { profile: 4, question: 5, summary: 12 }

/** Processor time of the server for each kind of call, one after another. */
async function measureCpu(drill: Drill, fixture: ServerFixture, caller: Caller): Promise<void> {
  const { pid } = fixture.servers[0]
  for (const kind of callKinds) {
    for (let warm = 0; warm < callsForCpu; warm += 1) await caller.call(kind)
    const before = cpuMsOf(pid)
    for (let count = 0; count < callsForCpu; count += 1) await caller.call(kind)
    const each = (cpuMsOf(pid) - before) / callsForCpu
    drill.goal(`CPU of a ${kind}`, each, cpuGoals[kind], 'ms')
  }
}

export const soak: Scenario = {
  name: 'soak',
  what: `${users} users for ${soakMs / 60_000} minutes at two processes: profile, question, small summary in turn.`,
  databases: ['postgres'],
  async run(drill) {
    const environment = { RATE_LIMITS: 'off', PACK_DOCUMENTS: '100000' }
    const fixture = await drill.open({ processes: 2, environment })
    const callers = await Promise.all(
      Array.from({ length: users }, async (_, at) => {
        const { visitors, visitor } = await addAccount(fixture, { credits: true })
        return openCaller(visitors[at % visitors.length] ?? visitor)
      }),
    )
    const [first] = callers
    if (first) await measureCpu(drill, fixture, first)
    const calls: Call[] = []
    const memory = fixture.servers.map((): number[] => [])
    await drill.during(async () => {
      const end = performance.now() + soakMs
      const timer = setInterval(() => {
        for (const [at, { pid }] of fixture.servers.entries()) memory[at]?.push(megabytesOf(pid))
      }, sampleMs)
      await Promise.all(callers.map((caller) => caller.work(() => performance.now() > end, calls)))
      clearInterval(timer)
    })
    const failed = calls.filter(({ status }) => status !== 200)
    drill.claim(failed.length === 0, `${failed.length} errors in ${calls.length} calls`)
    drill.figure(`${Math.round(calls.length / (soakMs / 1000))} requests a second`)
    for (const samples of memory) {
      const third = Math.floor(samples.length / 3)
      const [middle, last] = [median(samples.slice(third, -third)), median(samples.slice(-third))]
      const range = `${Math.round(Math.min(...samples))} to ${Math.round(Math.max(...samples))} MB`
      drill.claim(
        last < middle * 1.15 + 10,
        `RSS ${range}, median of the middle ${Math.round(middle)}, of the end ${Math.round(last)}`,
      )
    }
    const books = await Promise.all(callers.map((caller) => caller.hasGoodBooks()))
    drill.claim(
      books.every(Boolean),
      'one credit for each document of everybody',
      'credits and documents differ',
    )
  },
}
