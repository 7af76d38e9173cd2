import { AppError } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { type FakeEngine, Gate, summaryOf } from '../../../test/fakes/fake-engine.ts'
import { aiPath, summaryBody } from '../../../test/fakes/test-app.ts'
import { readEvents } from '../../../test/support/read-events.ts'
import { content } from './testing/requests.ts'
import { streamingApp } from './testing/streaming-app.ts'

describe('leaving', () => {
  it('before the first partial result ends the engine and costs nothing', async () => {
    const { stream, engine, database, user, deps } = streamingApp()
    engine.onSummarize = (input) => {
      input.onProgress?.({ stage: 'reading', part: 1, parts: 2 })
      return new Promise(() => undefined)
    }
    const response = await stream()
    expect(database.leases.size).toBe(1)
    await response.body?.cancel()
    await deps.work.idle()
    expect(engine.signal?.aborted).toBe(true)
    expect(database.leases.size).toBe(0)
    expect(database.profile(user.id).documents_used).toBe(0)
  })

  it('after it lets the server finish, check and charge', async () => {
    const { stream, engine, database, user, deps } = streamingApp()
    const gate = new Gate()
    engine.onSummarize = async (input) => {
      input.onPartial?.({ documentType: 'Letter' })
      await gate.wait()
      return summaryOf(content)
    }
    const response = await stream()
    await response.body?.cancel()
    expect(engine.signal?.aborted).toBe(false)
    gate.open()
    await deps.work.idle()
    expect(database.profile(user.id).documents_used).toBe(1)
    expect(database.analyses.size).toBe(1)
  })

  it('a call that waits for JSON ends the engine and costs nothing', async () => {
    const { app, engine, database, user, deps } = streamingApp()
    const started = new Gate()
    engine.onSummarize = async (input) => {
      input.onPartial?.({ documentType: 'Letter' })
      started.open()
      return new Promise(() => undefined)
    }
    const browser = new AbortController()
    const answer = app.request(
      new Request(`http://localhost:3000${aiPath}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${user.token}` },
        body: JSON.stringify(summaryBody(content)),
        signal: browser.signal,
      }),
    )
    await started.wait()
    browser.abort()
    await answer
    await deps.work.idle()
    expect(engine.signal?.aborted).toBe(true)
    expect(database.profile(user.id).documents_used).toBe(0)
    expect(database.leases.size).toBe(0)
  })
})

describe('an abandoned run', () => {
  const unfinished: FakeEngine['onSummarize'] = (input) => {
    input.onProgress?.({ stage: 'analysing', part: 1, parts: 3 })
    return new Promise(() => undefined)
  }
  /** Leaves as soon as the first event has come. */
  async function leave({ stream, deps, engine }: ReturnType<typeof streamingApp>) {
    engine.onSummarize = unfinished
    const response = await stream()
    await response.body?.cancel()
    await deps.work.idle()
  }

  it('is one that was left before the first partial result', async () => {
    const made = streamingApp()
    await leave(made)
    expect(made.database.abandoned.get(made.user.id)).toBe(1)
  })

  it.each([
    ['that showed something and then failed', true, 1],
    ['that failed before it showed anything', false, undefined],
  ])('is one %s: %s', async (_, shows, count) => {
    const { stream, engine, database, user } = streamingApp()
    engine.onSummarize = async (input) => {
      input.onProgress?.({ stage: 'analysing', part: 1, parts: 3 })
      if (shows) input.onPartial?.({ documentType: 'Letter' })
      throw new AppError('provider_failed')
    }
    await readEvents(await stream())
    expect(database.abandoned.get(user.id)).toBe(count)
    expect(database.leases.size).toBe(0)
  })

  it('is none that the server ended, or whose lease was lost', async () => {
    const { stream, engine, database, user, deps } = streamingApp()
    engine.onSummarize = (input) => {
      input.onPartial?.({ documentType: 'Letter' })
      return new Promise(() => undefined)
    }
    const response = await stream()
    deps.work.abort(new AppError('not_ready'))
    await readEvents(response)
    expect(database.abandoned.get(user.id)).toBeUndefined()
  })

  it('is none that was finished', async () => {
    const { stream, database, user } = streamingApp()
    await readEvents(await stream())
    expect(database.abandoned.size).toBe(0)
    expect(database.profile(user.id).documents_used).toBe(1)
  })
})

describe('once the abandoned runs of a day are used up', () => {
  const gates = () => ({ part: new Gate(), end: new Gate() })
  function setUpLate() {
    const made = streamingApp()
    made.database.freeAbandoned = 0
    const { part, end } = gates()
    made.engine.onSummarize = async (input) => {
      input.onProgress?.({ stage: 'analysing', part: 1, parts: 2 })
      await part.wait()
      input.onProgress?.({ stage: 'analysing', part: 2, parts: 2 })
      await end.wait()
      return summaryOf(content)
    }
    return { ...made, part, end }
  }

  it('leaving does not end a run before its first part is finished, which takes the credit', async () => {
    const { stream, engine, database, user, deps, part } = setUpLate()
    const response = await stream()
    await response.body?.cancel()
    expect(engine.signal?.aborted).toBe(false)
    part.open()
    await deps.work.idle()
    expect(engine.signal?.aborted).toBe(true)
    expect(database.profile(user.id).documents_used).toBe(1)
    expect(database.abandoned.size).toBe(0)
    expect(database.leases.size).toBe(0)
  })

  it('a run that is not left takes one credit, and is finished', async () => {
    const { stream, database, user, part, end } = setUpLate()
    part.open()
    end.open()
    const sent = await readEvents(await stream())
    expect(sent[0]?.data).toMatchObject({ chargesEarly: true })
    expect(sent.at(-1)).toMatchObject({
      event: 'result',
      data: { usage: { used: 1, limit: 2 } },
    })
    expect(database.profile(user.id).documents_used).toBe(1)
  })

  it('a run that fails before its first part is finished costs nothing', async () => {
    const { stream, engine, database, user } = setUpLate()
    engine.onSummarize = async () => {
      throw new AppError('provider_failed')
    }
    expect((await stream()).status).toBe(502)
    expect(database.profile(user.id).documents_used).toBe(0)
    expect(database.leases.size).toBe(0)
  })

  it('a run whose first part cannot be charged ends', async () => {
    const { stream, database, user, part } = setUpLate()
    const response = await stream()
    database.profile(user.id).documents_used = 2
    part.open()
    expect((await readEvents(response)).at(-1)).toMatchObject({
      event: 'error',
      data: { code: 'limit_reached' },
    })
    expect(database.leases.size).toBe(0)
  })
})
