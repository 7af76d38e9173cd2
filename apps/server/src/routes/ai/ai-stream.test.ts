import { AppError } from '@precis/domain'
import { describe, expect, it, vi } from 'vitest'
import { type FakeEngine, Gate, summaryOf } from '../../../test/fakes/fake-engine.ts'
import { aiPath, makeApp, readEvents, summaryBody } from '../../../test/fakes/test-app.ts'

const content = 'A letter about the roof. It must be repaired by May.'
const events = { accept: 'text/event-stream' }

function setUp(overrides: Parameters<typeof makeApp>[0] = {}) {
  const made = makeApp(overrides)
  const user = made.database.addUser('ada', { limit: 2 })
  const stream = () => made.post(aiPath, summaryBody(content), user.token, events)
  return { ...made, user, stream }
}

describe('a streamed summary', () => {
  it('sends progress, partial and, after the credit is taken, the result', async () => {
    const { stream, database, user } = setUp()
    const response = await stream()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(await readEvents(response)).toEqual([
      { event: 'progress', data: { stage: 'reading', part: 1, parts: 1 } },
      { event: 'partial', data: { documentType: 'Letter' } },
      {
        event: 'result',
        data: {
          result: summaryOf(content),
          documentId: [...database.analyses.keys()][0],
          usage: { used: 1, limit: 2 },
        },
      },
    ])
    expect(database.profile(user.id).documents_used).toBe(1)
  })

  it('answers in JSON, with its status, to what fails before the first event', async () => {
    const { post, database, stream, engine } = setUp()
    const poor = database.addUser('bob')
    const refused = await post(aiPath, summaryBody(content), poor.token, events)
    expect(refused.status).toBe(402)
    expect(refused.headers.get('content-type')).toContain('application/json')
    engine.onSummarize = async () => {
      throw new AppError('provider_timeout')
    }
    const failed = await stream()
    expect(failed.status).toBe(504)
    expect(await failed.json()).toMatchObject({ code: 'provider_timeout' })
  })

  it('sends what fails later as an error event and charges nothing', async () => {
    const { stream, engine, database, user } = setUp()
    engine.onSummarize = async (input) => {
      input.onPartial?.({ documentType: 'Letter' })
      throw new AppError('provider_failed')
    }
    const response = await stream()
    expect(response.status).toBe(200)
    expect((await readEvents(response)).at(-1)).toEqual({
      event: 'error',
      data: {
        error: 'No response received from AI. Please try again.',
        code: 'provider_failed',
        status: 502,
        requestId: response.headers.get('x-request-id'),
      },
    })
    expect(database.profile(user.id).documents_used).toBe(0)
    expect(database.leases.size).toBe(0)
  })

  it('keeps wrong citations out of partial results too', async () => {
    const { stream, engine } = setUp()
    const exact = { field: 'summary' as const, index: 0, start: 0, end: 8, quote: 'A letter' }
    engine.onSummarize = async (input) => {
      input.onPartial?.({ citations: [exact, { ...exact, start: 1 }] })
      return summaryOf(content)
    }
    const [partial] = await readEvents(await stream())
    expect(partial).toEqual({ event: 'partial', data: { citations: [exact] } })
  })

  it('fails without a result when the credit cannot be taken', async () => {
    const { stream, database } = setUp()
    database.settleFailure = new AppError('usage_failed')
    const sent = await readEvents(await stream())
    expect(sent.map(({ event }) => event)).toEqual(['progress', 'partial', 'error'])
    expect(sent.at(-1)?.data).toMatchObject({ code: 'usage_failed', status: 500 })
  })
})

describe('leaving', () => {
  it('before the first partial result ends the engine and costs nothing', async () => {
    const { stream, engine, database, user, deps } = setUp()
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
    const { stream, engine, database, user, deps } = setUp()
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
    const { app, engine, database, user, deps } = setUp()
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
  async function leave({ stream, deps, engine }: ReturnType<typeof setUp>) {
    engine.onSummarize = unfinished
    const response = await stream()
    await response.body?.cancel()
    await deps.work.idle()
  }

  it('is one that was left before the first partial result', async () => {
    const made = setUp()
    await leave(made)
    expect(made.database.abandoned.get(made.user.id)).toBe(1)
  })

  it.each([
    ['that showed something and then failed', true, 1],
    ['that failed before it showed anything', false, undefined],
  ])('is one %s: %s', async (_, shows, count) => {
    const { stream, engine, database, user } = setUp()
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
    const { stream, engine, database, user, deps } = setUp()
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
    const { stream, database, user } = setUp()
    await readEvents(await stream())
    expect(database.abandoned.size).toBe(0)
    expect(database.profile(user.id).documents_used).toBe(1)
  })
})

describe('once the abandoned runs of a day are used up', () => {
  const gates = () => ({ part: new Gate(), end: new Gate() })
  function setUpLate() {
    const made = setUp()
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

describe('what the model came to', () => {
  const call = { characters: 900, promptTokens: 300, completionTokens: 40, cachedTokens: 10 }

  it('is kept for the user and shown in the metrics, however the run ends', async () => {
    const { stream, engine, database, user, deps } = setUp()
    for (const fails of [false, true]) {
      engine.onSummarize = async (input) => {
        input.onCall?.(call)
        input.onCall?.(call)
        if (fails) throw new AppError('provider_failed')
        return summaryOf(content)
      }
      await (await stream()).text()
    }
    const use = {
      ...{ calls: 2, characters: 1_800 - content.length },
      ...{ promptTokens: 600, completionTokens: 80, cachedTokens: 20 },
    }
    expect(database.uses).toEqual([
      [user.id, use],
      [user.id, use],
    ])
    const metrics = await deps.metrics.text()
    expect(metrics).toContain('precis_model_calls_total{kind="summary"} 4')
    expect(metrics).toContain('precis_model_tokens_total{kind="summary",type="prompt"} 1200')
    expect(metrics).toContain('precis_model_tokens_total{kind="summary",type="completion"} 160')
    expect(metrics).toContain('precis_model_tokens_total{kind="summary",type="cached"} 40')
  })

  it('is nothing where no model was asked', async () => {
    const { stream, database } = setUp()
    await readEvents(await stream())
    expect(database.uses).toEqual([])
  })
})

describe('the lease', () => {
  it('is renewed while the engine works', async () => {
    const { stream, engine, database } = setUp({ heartbeatMs: 5 })
    engine.onSummarize = async () => {
      await vi.waitFor(() => expect(database.renewals).toBeGreaterThan(2), 30_000)
      return summaryOf(content)
    }
    expect((await readEvents(await stream())).at(-1)?.event).toBe('result')
    const renewals = database.renewals
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(database.renewals).toBe(renewals)
  })

  it('once lost ends the engine, and nothing is charged', async () => {
    const { stream, engine, database, user } = setUp({ heartbeatMs: 5 })
    engine.onSummarize = () => {
      database.isLeaseLost = true
      return new Promise(() => undefined)
    }
    const response = await stream()
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ code: 'usage_failed' })
    expect(engine.signal?.aborted).toBe(true)
    expect(database.profile(user.id).documents_used).toBe(0)
  })
})

describe('a server that stops', () => {
  it('ends what takes too long at no cost', async () => {
    const { stream, engine, database, user, deps } = setUp()
    engine.onSummarize = (input) => {
      input.onPartial?.({ documentType: 'Letter' })
      return new Promise(() => undefined)
    }
    const response = await stream()
    deps.work.abort(new AppError('not_ready'))
    expect((await readEvents(response)).at(-1)).toMatchObject({
      event: 'error',
      data: { code: 'not_ready', status: 503 },
    })
    expect(database.profile(user.id).documents_used).toBe(0)
    expect(database.leases.size).toBe(0)
  })
})

it('streams answers to questions too', async () => {
  const { stream, post, user } = setUp()
  const done = (await readEvents(await stream())).at(-1)?.data
  const { documentId } = done as { documentId: string }
  const body = { ...summaryBody(content), systemPrompt: 'question', question: 'When?', documentId }
  const sent = await readEvents(await post(aiPath, body, user.token, events))
  expect(sent).toEqual([
    { event: 'partial', data: { result: 'Y' } },
    { event: 'result', data: { result: 'Yes.', verdict: 'answer', citations: [], nearest: [] } },
  ])
})
