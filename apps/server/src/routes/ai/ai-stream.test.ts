import { AppError } from '@precis/domain'
import { describe, expect, it, vi } from 'vitest'
import { summaryOf } from '../../../test/fakes/fake-engine.ts'
import { aiPath, summaryBody } from '../../../test/fakes/test-app.ts'
import { readEvents } from '../../../test/support/read-events.ts'
import { content } from './testing/requests.ts'
import { events, streamingApp } from './testing/streaming-app.ts'

describe('a streamed summary', () => {
  it('sends progress, partial and, after the credit is taken, the result', async () => {
    const { stream, database, user } = streamingApp()
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
    const { post, database, stream, engine } = streamingApp()
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
    const { stream, engine, database, user } = streamingApp()
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
    const { stream, engine } = streamingApp()
    const exact = { field: 'summary' as const, index: 0, start: 0, end: 8, quote: 'A letter' }
    engine.onSummarize = async (input) => {
      input.onPartial?.({ citations: [exact, { ...exact, start: 1 }] })
      return summaryOf(content)
    }
    const [partial] = await readEvents(await stream())
    expect(partial).toEqual({ event: 'partial', data: { citations: [exact] } })
  })

  it('fails without a result when the credit cannot be taken', async () => {
    const { stream, database } = streamingApp()
    database.settleFailure = new AppError('usage_failed')
    const sent = await readEvents(await stream())
    expect(sent.map(({ event }) => event)).toEqual(['progress', 'partial', 'error'])
    expect(sent.at(-1)?.data).toMatchObject({ code: 'usage_failed', status: 500 })
  })
})

describe('what the model came to', () => {
  const call = { characters: 900, promptTokens: 300, completionTokens: 40, cachedTokens: 10 }

  it('is kept for the user and shown in the metrics, however the run ends', async () => {
    const { stream, engine, database, user, deps } = streamingApp()
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
    const { stream, database } = streamingApp()
    await readEvents(await stream())
    expect(database.uses).toEqual([])
  })
})

describe('the lease', () => {
  it('is renewed while the engine works', async () => {
    const { stream, engine, database } = streamingApp({ heartbeatMs: 5 })
    engine.onSummarize = async () => {
      await vi.waitFor(() => expect(database.renewals).toBeGreaterThan(2), 240_000)
      return summaryOf(content)
    }
    expect((await readEvents(await stream())).at(-1)?.event).toBe('result')
    const renewals = database.renewals
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(database.renewals).toBe(renewals)
  })

  it('once lost ends the engine, and nothing is charged', async () => {
    const { stream, engine, database, user } = streamingApp({ heartbeatMs: 5 })
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
    const { stream, engine, database, user, deps } = streamingApp()
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
  const { stream, post, user } = streamingApp()
  const done = (await readEvents(await stream())).at(-1)?.data
  const { documentId } = done as { documentId: string }
  const body = { ...summaryBody(content), systemPrompt: 'question', question: 'When?', documentId }
  const sent = await readEvents(await post(aiPath, body, user.token, events))
  expect(sent).toEqual([
    { event: 'partial', data: { result: 'Y' } },
    { event: 'result', data: { result: 'Yes.', verdict: 'answer', citations: [], nearest: [] } },
  ])
})
