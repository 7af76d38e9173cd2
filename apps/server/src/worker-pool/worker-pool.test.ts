import { afterEach, describe, expect, it, vi } from 'vitest'
import { summaryOf } from '../../test/fakes/fake-engine.ts'
import { createWorkerPool, type TaskOptions, type WorkerPool } from './worker-pool.ts'

const pools: WorkerPool[] = []
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

/** One worker for each lane, that does whatever a text says. */
function setUp(settings: Parameters<typeof createWorkerPool>[0] = {}) {
  const pool = createWorkerPool({
    entry: new URL('./testing/odd-worker.ts', import.meta.url),
    workers: { small: 1, large: 1 },
    ...settings,
  })
  pools.push(pool)
  const title = (content: string, options: Partial<TaskOptions> = {}) =>
    pool.run('title', { content }, { user: 'ann', characters: content.length, ...options })
  return { pool, title }
}

describe('the pool', () => {
  it('runs tasks and hands on what they tell on their way', async () => {
    const { pool } = setUp()
    const events: unknown[] = []
    const left = new AbortController()
    const work = pool.run(
      'summarize',
      { content: 'patient', mode: 'general' },
      {
        ...{ user: 'ann', characters: 7, signal: left.signal },
        hears: ['progress'],
        onEvent: (kind, data) => events.push([kind, data]),
      },
    )
    await vi.waitFor(() => expect(events).toHaveLength(1), { timeout: 240_000 })
    expect(events).toEqual([['progress', { stage: 'reading', part: 1, parts: 1 }]])
    left.abort(new Error('left'))
    await expect(work).rejects.toThrow('left')
    await expect(
      pool.run(
        'summarize',
        { content: 'A letter', mode: 'general' },
        { user: 'ann', characters: 8 },
      ),
    ).resolves.toEqual(summaryOf('A letter'))
  })

  it('ends a stuck task at its deadline and goes on with the next', async () => {
    const { title } = setUp({ deadlineMs: (characters) => (characters === 7 ? 50 : 60_000) })
    await title('first')
    const stuck = title('endless')
    const next = title('next one', { user: 'bob' })
    const large = title('large', { characters: 300_000 })
    await expect(stuck).rejects.toMatchObject({ code: 'provider_timeout' })
    expect(await next).toBe('next one')
    expect(await large).toBe('large')
  })

  it('stops a task that nobody waits for, even one that does not listen', async () => {
    const { title } = setUp({ graceMs: 50 })
    await title('first')
    const left = new AbortController()
    const stuck = title('endless', { signal: left.signal })
    const next = title('next one', { user: 'bob' })
    left.abort(new Error('left'))
    await expect(stuck).rejects.toThrow('left')
    expect(await next).toBe('next one')
  })

  it('never begins what was given up while it waited', async () => {
    const { title } = setUp()
    const [first, second] = [new AbortController(), new AbortController()]
    const running = title('patient', { signal: first.signal })
    const waiting = title('exit', { signal: second.signal })
    second.abort(new Error('second left'))
    await expect(waiting).rejects.toThrow('second left')
    first.abort(new Error('first left'))
    await expect(running).rejects.toThrow('first left')
    expect(await title('still alive')).toBe('still alive')
  })

  it.each(['exit', 'hoard'])(
    'answers one failure when a worker dies (%s), and recovers',
    async (how) => {
      const { title } = setUp({ maxHeapMb: { small: 64, large: 64 } })
      const dying = title(how)
      const next = title('next one', { user: 'bob' })
      await expect(dying).rejects.toMatchObject({ code: 'provider_failed' })
      expect(await next).toBe('next one')
    },
  )

  it('tells a fault by its kind, without the words of the text', async () => {
    const { title } = setUp()
    const failure = await title('fault SECRET-TEXT').catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'provider_failed', detail: 'Error' })
    expect(JSON.stringify([failure, String(failure)])).not.toContain('SECRET-TEXT')
  })

  it('lets threads go that have nothing to do', async () => {
    const { title } = setUp({ idleMs: 5 })
    expect(await title('one')).toBe('one')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await title('two')).toBe('two')
  })

  it('ends what is under way when it is closed', async () => {
    const { pool, title } = setUp()
    await title('first')
    const running = title('endless')
    const waiting = title('waits', { user: 'bob' })
    const ended = Promise.allSettled([running, waiting])
    await pool.close()
    expect((await ended).map((one) => one.status)).toEqual(['rejected', 'rejected'])
    await expect(title('late')).rejects.toMatchObject({ code: 'not_ready' })
  })
})
