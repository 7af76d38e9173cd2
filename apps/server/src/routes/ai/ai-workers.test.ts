import { afterEach, describe, expect, it } from 'vitest'
import { aiPath, makeApp, summaryBody } from '../../../test/fakes/test-app.ts'
import { readEvents } from '../../../test/support/read-events.ts'
import { createPoolEngine } from '../../worker-pool/pool-engine.ts'
import { createWorkerPool, type WorkerPool } from '../../worker-pool/worker-pool.ts'

let pool: WorkerPool | undefined
afterEach(() => pool?.close())

/** The application with an engine in threads that do what a text says. */
function setUp(settings: Parameters<typeof createWorkerPool>[0] = {}) {
  pool = createWorkerPool({
    entry: new URL('../../worker-pool/testing/odd-worker.ts', import.meta.url),
    workers: { small: 1, large: 1 },
    maxHeapMb: { small: 64, large: 64 },
    ...settings,
  })
  // On a busy machine a thread may take longer to start than a caller waits for its first event.
  const engine = createPoolEngine(pool, 60_000)
  const made = makeApp({ engine, embedded: engine })
  const [ann, bob] = ['ann', 'bob'].map((name) => made.database.addUser(name, { limit: 3 }))
  if (!ann || !bob) throw new Error('nobody is there')
  const summarize = (content: string, { token } = ann, headers = {}) =>
    made.post(aiPath, summaryBody(content), token, headers)
  const expectNothingCharged = () => {
    expect(made.database.profile(ann.id).documents_used).toBe(0)
    expect(made.database.leases.size).toBe(0)
  }
  return { ...made, ann, bob, summarize, expectNothingCharged }
}

describe('an analysis whose worker', () => {
  it('is stuck ends by itself, costs nothing and holds nobody up', async () => {
    const { summarize, bob, database, expectNothingCharged } = setUp({
      deadlineMs: (characters) => (characters === 'endless'.length ? 50 : 60_000),
    })
    const [stuck, other] = await Promise.all([summarize('endless'), summarize('A letter.', bob)])
    expect(stuck.status).toBe(504)
    expect(await stuck.json()).toMatchObject({ code: 'provider_timeout' })
    expectNothingCharged()
    expect(other.status).toBe(200)
    expect(database.profile(bob.id).documents_used).toBe(1)
  })

  it.each(['exit', 'hoard', 'fault SECRET-TEXT'])(
    'fails (%s) costs nothing and is told without its text',
    async (content) => {
      const { summarize, expectNothingCharged, lines } = setUp()
      const failed = await summarize(content)
      expect(failed.status).toBe(502)
      expect(await failed.text()).not.toContain('SECRET')
      expectNothingCharged()
      expect(lines.join('')).not.toContain('SECRET')
      expect((await summarize('A letter.')).status).toBe(200)
    },
  )

  it('is left again and again costs nothing and keeps no worker from others', async () => {
    const { summarize, bob, deps, expectNothingCharged } = setUp({ graceMs: 50 })
    for (const content of ['patient', 'patient once more', 'patient still']) {
      const response = await summarize(content, undefined, { accept: 'text/event-stream' })
      await response.body?.cancel()
      await deps.work.idle()
    }
    expect((await summarize('A letter.', bob)).status).toBe(200)
    expectNothingCharged()
  })

  it('streams as the engine in the same thread does', async () => {
    const { summarize } = setUp()
    const sent = await readEvents(
      await summarize('A letter.', undefined, { accept: 'text/event-stream' }),
    )
    expect(sent.map(({ event }) => event)).toEqual(['result'])
  })
})
