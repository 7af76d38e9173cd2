import { isAppError } from '@precis/domain'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { type FakeHandler, fakeNetwork, jsonResponse } from '../../test/fake-network.ts'
import { keepSession, sessionBody, testConfig } from '../../test/test-users.ts'
import { onUnauthorized } from '../auth/unauthorized.ts'
import { callFunction, streamFunction } from './http.ts'

const path = 'POST /.netlify/functions/openai-analysis'
const schema = z.object({ result: z.string() })

function answerWith(handler: FakeHandler) {
  return fakeNetwork({ 'GET /config.json': () => testConfig, [path]: handler })
}

function call(token: string | null = 'token') {
  return callFunction('openai-analysis', { action: 'generateTitle' }, schema, { token })
}

async function failure(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!isAppError(error)) throw new Error('expected an AppError', { cause: error })
  return error
}

function stream(...chunks: string[]): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

describe('callFunction', () => {
  it('sends the token and returns the checked answer', async () => {
    const network = answerWith(() => ({ result: 'A title' }))
    expect(await call()).toEqual({ result: 'A title' })
    expect(network.to(path)[0]?.headers.get('authorization')).toBe('Bearer token')
  })

  it("says what the body's error field says, under its code", async () => {
    answerWith(() =>
      jsonResponse(400, { error: 'No content provided for analysis', code: 'invalid_request' }),
    )
    const error = await failure(call())
    expect(error.message).toBe('No content provided for analysis')
    expect(error.code).toBe('invalid_request')
  })

  it('keeps how long to wait', async () => {
    answerWith(() =>
      jsonResponse(
        429,
        { error: 'Wait', code: 'rate_limited' },
        { headers: { 'retry-after': '7' } },
      ),
    )
    expect((await failure(call())).retryAfterSeconds).toBe(7)
  })

  it("says 'Network error' when the body is no JSON", async () => {
    answerWith(() => new Response('<html>', { status: 502 }))
    expect((await failure(call())).message).toBe('Network error')
  })

  it('says the status line when the body has no error field', async () => {
    answerWith(() => jsonResponse(503, {}, { statusText: 'Service Unavailable' }))
    expect((await failure(call())).message).toBe('HTTP 503: Service Unavailable')
  })

  it('falls back when the server cannot be reached', async () => {
    fakeNetwork({ 'GET /config.json': () => testConfig })
    expect((await failure(call())).message).toBe(
      'Failed to communicate with AI service. Please try again.',
    )
  })

  it('falls back when the answer is not what was promised', async () => {
    answerWith(() => ({ result: 7 }))
    expect((await failure(call())).message).toBe(
      'Failed to communicate with AI service. Please try again.',
    )
  })

  it('lets an abort through as an abort', async () => {
    answerWith(() => new Promise(() => undefined))
    const controller = new AbortController()
    const work = callFunction('openai-analysis', {}, schema, {
      token: 'token',
      signal: controller.signal,
    })
    controller.abort()
    await expect(work).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('renews a refused token once and repeats the call', async () => {
    keepSession()
    const network = answerWith(({ headers }) =>
      headers.get('authorization') === 'Bearer fresh'
        ? { result: 'done' }
        : jsonResponse(401, { error: 'expired', code: 'unauthorized' }),
    )
    network.on({ 'POST /auth/v1/token': () => sessionBody('fresh') })
    expect(await callFunction('openai-analysis', {}, schema)).toEqual({ result: 'done' })
    expect(network.to(path)).toHaveLength(2)
  })

  it('announces a session that stays refused', async () => {
    const announced = vi.fn()
    const stop = onUnauthorized(announced)
    answerWith(() => jsonResponse(401, { error: 'expired', code: 'unauthorized' }))
    expect((await failure(call(null))).code).toBe('unauthorized')
    expect(announced).toHaveBeenCalledOnce()
    stop()
  })
})

describe('streamFunction', () => {
  const run = (options: Partial<Parameters<typeof streamFunction>[2]> = {}) =>
    streamFunction('openai-analysis', {}, { token: 'token', resultSchema: schema, ...options })

  it('reports progress and partial results, then resolves with the result', async () => {
    answerWith(() =>
      stream(
        ': hello\n\nevent: progress\ndata: {"stage":"reading","part":1,"parts":2}\n\n',
        'event: partial\ndata: {"result":"ha',
        'lf"}\n\nevent: result\r\ndata: {"result":"whole"}\r\n\r\n',
      ),
    )
    const onProgress = vi.fn()
    const onPartial = vi.fn()
    expect(await run({ onProgress, onPartial, partialSchema: schema })).toEqual({ result: 'whole' })
    expect(onProgress).toHaveBeenCalledWith({ stage: 'reading', part: 1, parts: 2 })
    expect(onPartial).toHaveBeenCalledExactlyOnceWith({ result: 'half' })
  })

  it('rejects with what an error event says', async () => {
    answerWith(() =>
      stream('event: error\ndata: {"error":"Lost it","code":"provider_failed","status":502}\n\n'),
    )
    const error = await failure(run())
    expect([error.code, error.message]).toEqual(['provider_failed', 'Lost it'])
  })

  it('rejects when the stream breaks off before a result', async () => {
    answerWith(() => stream('event: progress\ndata: {"stage":"a","part":1,"parts":1}\n\n'))
    expect((await failure(run())).message).toBe(
      'Failed to communicate with AI service. Please try again.',
    )
  })

  it('reads an error that comes before the first event', async () => {
    answerWith(() => jsonResponse(402, { error: 'No credits', code: 'no_credits' }))
    expect((await failure(run())).code).toBe('no_credits')
  })
})
