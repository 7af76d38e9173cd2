import { type AppError, isAppError } from '@precis/domain'
import { describe, expect, it, vi } from 'vitest'
import type { OpenAiClientOptions } from './openai-client.ts'
import { clientOfStub, requestOf, useModelStub } from './testing/model-calls.ts'
import {
  answers,
  disconnects,
  drips,
  failsInStream,
  hangs,
  hangsInStream,
  sendsBrokenEvents,
  streams,
} from './testing/scenarios.ts'

const stub = useModelStub()
const clientOf = (options?: OpenAiClientOptions) => clientOfStub(stub(), options)

async function failureOf(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!isAppError(error)) throw new Error(`expected an AppError, got ${String(error)}`)
  return error
}

describe('a passing fault', () => {
  it.each([
    ['500', answers(500)],
    ['503', answers(503)],
    ['429', answers(429)],
    ['a connection broken in the stream', disconnects('{"a"')],
    ['broken events', sendsBrokenEvents()],
    ['an error in the stream', failsInStream()],
  ])('is tried again: %s', async (_, fault) => {
    stub().behave(fault, streams('{"a":1}'))
    expect((await clientOf().complete(requestOf())).text).toBe('{"a":1}')
    expect(stub().exchanges).toHaveLength(2)
  })

  it('waits as long as Retry-After says', async () => {
    stub().behave(
      answers(429, { message: 'slow down' }, { 'retry-after': '1' }),
      streams('{"a":1}'),
    )
    await clientOf().complete(requestOf())
    const [first, second] = stub().exchanges
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(950)
  })

  it('that asks for too long a wait is passed on with the wait', async () => {
    stub().behave(answers(429, { message: 'slow down' }, { 'retry-after': '3600' }))
    const failure = await failureOf(clientOf().complete(requestOf()))
    expect([failure.code, failure.retryAfterSeconds]).toEqual(['provider_failed', 3600])
    expect(stub().exchanges).toHaveLength(1)
  })

  it('that stays ends in provider_failed after four attempts', async () => {
    stub().behave(answers(500))
    expect((await failureOf(clientOf().complete(requestOf()))).code).toBe('provider_failed')
    expect(stub().exchanges).toHaveLength(4)
  })

  it('is told apart from a lasting one, which is not tried again', async () => {
    for (const fault of [
      answers(401),
      answers(404),
      answers(429, { message: 'x', code: 'insufficient_quota' }),
    ]) {
      stub().behave(fault)
      expect((await failureOf(clientOf().complete(requestOf()))).code).toBe('provider_failed')
      expect(stub().exchanges).toHaveLength(1)
    }
  })

  it('of an address where nobody listens ends in provider_failed', async () => {
    const client = clientOf({ baseUrl: 'http://127.0.0.1:9/v1' })
    expect((await failureOf(client.complete(requestOf()))).code).toBe('provider_failed')
  })

  it('leaves nothing of the provider or the document in what is logged', async () => {
    stub().behave(answers(401, { message: 'secret words of the document' }))
    const failure = await failureOf(clientOf().complete(requestOf()))
    expect(`${failure.detail} ${String(failure.cause)}`).not.toContain('secret')
  })
})

describe('a provider that takes too long', () => {
  it.each([
    ['never answers', hangs, { connectMs: 100 }],
    ['stops in the stream', hangsInStream, { idleMs: 100 }],
    ['drips for ever', drips('x'.repeat(2_000), 40), { totalMs: 250 }],
  ])('ends in provider_timeout when it %s, and is left', async (_, scenario, limits) => {
    stub().behave(scenario)
    expect((await failureOf(clientOf({ limits }).complete(requestOf()))).code).toBe(
      'provider_timeout',
    )
    expect(stub().exchanges).toHaveLength(1)
    expect(await stub().exchanges[0]?.left).toBe(true)
  })
})

/** Resolves when the provider has the request, however slow the machine is. */
const arrival = () => vi.waitFor(() => expect(stub().exchanges).toHaveLength(1), 240_000)

describe('a caller that leaves', () => {
  it.each([
    ['before the answer', hangs],
    ['in the stream', drips('x'.repeat(2_000), 20)],
  ])('%s is seen by the provider and rejects with the reason', async (_, scenario) => {
    stub().behave(scenario)
    const controller = new AbortController()
    const reply = clientOf().complete(requestOf({ signal: controller.signal }))
    await arrival()
    setTimeout(() => controller.abort(new Error('the user left')), 120)
    await expect(reply).rejects.toThrow('the user left')
    expect(await stub().exchanges[0]?.left).toBe(true)
  })

  it('while waiting for another attempt is not asked for again', async () => {
    stub().behave(answers(429, { message: 'x' }, { 'retry-after': '2' }))
    const controller = new AbortController()
    const reply = clientOf().complete(requestOf({ signal: controller.signal }))
    await arrival()
    setTimeout(() => controller.abort(new Error('the user left')), 100)
    await expect(reply).rejects.toThrow('the user left')
    expect(stub().exchanges).toHaveLength(1)
  })

  it('before the request sends none', async () => {
    stub().behave(streams('x'))
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(clientOf().complete(requestOf({ signal }))).rejects.toThrow('gone')
    expect(stub().exchanges).toHaveLength(0)
  })
})
