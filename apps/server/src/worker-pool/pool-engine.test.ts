import { describe, expect, it } from 'vitest'
import { summaryOf } from '../../test/fakes/fake-engine.ts'
import { createPoolEngine } from './pool-engine.ts'
import type { TaskOptions, WorkerPool } from './worker-pool.ts'

/** A pool that does nothing but what a test tells it to. */
function setUp() {
  const { promise, resolve } = Promise.withResolvers<never>()
  const asked: { name: string; input: unknown; options: TaskOptions }[] = []
  const pool: WorkerPool = {
    run: (name, input, options) => {
      asked.push({ name, input, options })
      return promise
    },
    close: async () => undefined,
  }
  return {
    asked,
    engine: createPoolEngine(pool, 5),
    finish: (result: unknown) => resolve(result as never),
  }
}
const content = 'A letter about the roof.'
const patience = () => new Promise((resolve) => setTimeout(resolve, 50))

describe('the engine in the pool', () => {
  it('names whose turn it is and how much there is to read, and sends no function along', async () => {
    const { asked, engine, finish } = setUp()
    finish(summaryOf(content))
    await engine.summarize({ content, mode: 'general', user: 'ann', onPartial: () => undefined })
    expect(asked).toMatchObject([
      { name: 'summarize', options: { user: 'ann', characters: content.length } },
    ])
    expect(() => structuredClone(asked[0]?.input)).not.toThrow()
    // Nobody listens to its progress.
    expect(asked[0]?.options.hears).toEqual(['partial'])
  })

  it('gives a sign of life while a task waits for its turn', async () => {
    const { engine, finish } = setUp()
    const events: unknown[] = []
    const work = engine.summarize({ content, mode: 'general', onProgress: (e) => events.push(e) })
    await patience()
    expect(events).toEqual([{ stage: 'reading', part: 1, parts: 1 }])
    finish(summaryOf(content))
    await work
  })

  it('gives none once the worker has spoken', async () => {
    const { asked, engine, finish } = setUp()
    const events: unknown[] = []
    const work = engine.summarize({ content, mode: 'general', onProgress: (e) => events.push(e) })
    const progress = { stage: 'reading', part: 7, parts: 9 }
    asked[0]?.options.onEvent?.('progress', progress)
    await patience()
    expect(events).toEqual([progress])
    finish(summaryOf(content))
    await work
  })
})
