import type { ModelRequest } from '@precis/analysis'
import { describe, expect, it } from 'vitest'
import { toChatRequest } from './chat-request.ts'
import { contextTokensOf } from './known-models.ts'
import { limitCalls } from './limit-calls.ts'
import { createOpenAiClient } from './openai-client.ts'
import { createCapabilities } from './provider-capabilities.ts'
import { schema, useModelStub } from './testing/model-calls.ts'
import {
  publishedRefusals,
  publishedReplies,
  publishes,
  refusesWith,
} from './testing/published-replies.ts'
import { answers, answersWhole, hangs, streams } from './testing/scenarios.ts'

const stub = useModelStub()

const requestOf = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  messages: [
    { role: 'system', content: 'Rules.' },
    { role: 'user', content: 'A document.', isRepeated: true },
    { role: 'user', content: 'A task.' },
  ],
  schema,
  maxOutputTokens: 2_000,
  signal: new AbortController().signal,
  ...more,
})
const clientOf = (model: string, more: object = {}) =>
  createOpenAiClient({ baseUrl: stub().baseUrl, apiKey: 'k', model, backoffMs: 1, ...more })

describe.each(publishedReplies)('a reply as $provider sends it', (published) => {
  it('is read without thoughts, with what it came to', async () => {
    stub().behave(publishes(published))
    const seen: string[] = []
    const reply = await clientOf(published.model).complete(
      requestOf({ onText: (text) => seen.push(text) }),
    )
    expect(JSON.parse(reply.text.slice(reply.text.indexOf('{')))).toEqual({ a: 1 })
    expect(reply.finish).toBe('stop')
    expect(reply.usage).toEqual(published.usage)
    expect(seen.at(-1)).toBe(reply.text)
    expect(seen.join('')).not.toMatch(/think|"a": 2/u)
  })
})

it.each(publishedRefusals)('%s says that a prompt is too long', async (_, status, body) => {
  stub().behave(refusesWith(status, body))
  const reply = await clientOf('a-model').complete(requestOf())
  expect(reply).toMatchObject({ text: '', finish: 'too_long' })
  expect(stub().exchanges).toHaveLength(1)
})

describe('a request', () => {
  const bodyOf = (baseUrl: string, model: string, contextTokens = 128_000) =>
    toChatRequest({ model, contextTokens }, requestOf(), createCapabilities(baseUrl, model))

  it.each([
    ['https://api.openai.com/v1', 'gpt-5-mini'],
    ['https://my-resource.openai.azure.com/openai/v1', 'my-gpt-5'],
  ])('names the output limit as %s wants it, never a temperature', (baseUrl, model) => {
    const body = bodyOf(baseUrl, model)
    expect(body.max_completion_tokens).toBe(18_000)
    expect(body.max_tokens).toBeUndefined()
    expect(body.temperature).toBeUndefined()
    expect(body.response_format?.type).toBe('json_schema')
  })

  it('brings the schema common to all tasks where it is read first, and is answered in it', async () => {
    const common = { name: 'any', schema: { ...schema.schema, title: 'any task' } }
    const request = requestOf({ schema: { ...schema, common } })
    stub().behave(streams('{"a":1}'))
    await clientOf('m').complete(request)
    await clientOf('m', { capabilities: { readsSchemaFirst: true } }).complete(request)
    const names = stub().exchanges.map(({ request: { response_format: format } }) =>
      format?.type === 'json_schema' ? format.json_schema.name : undefined,
    )
    expect(names).toEqual(['thing', 'any'])
  })

  it('describes the schema in words where it would be ignored', () => {
    const body = bodyOf('https://api.anthropic.com/v1', 'claude-sonnet-4-5')
    expect(body.response_format).toBeUndefined()
    expect(JSON.stringify(body.messages.at(-1))).toContain('JSON Schema')
    expect(body.max_tokens).toBe(2_000)
  })

  it('marks what comes again where only that is kept, and nowhere else', () => {
    const marked = bodyOf('https://openrouter.ai/api/v1', 'anthropic/claude-sonnet-4.5')
    expect(marked.messages.at(-1)?.content).toEqual([
      { type: 'text', text: 'A document.', cache_control: { type: 'ephemeral' } },
      { type: 'text', text: 'A task.' },
    ])
    for (const [baseUrl, model] of [
      ['https://openrouter.ai/api/v1', 'openai/gpt-4.1'],
      ['https://api.openai.com/v1', 'gpt-4.1'],
    ] as const) {
      expect(JSON.stringify(bodyOf(baseUrl, model))).not.toContain('cache_control')
    }
  })

  it('asks for no more output than a small context holds', () => {
    expect(bodyOf('http://127.0.0.1:11434/v1', 'llama3.2:3b', 4_096).max_tokens).toBe(1_638)
  })

  it('leaves room for thoughts once a model has shown some', async () => {
    const thinker = publishedReplies.find(({ provider }) => provider === 'llama.cpp')
    if (thinker === undefined) throw new Error('no such reply')
    stub().behave(publishes(thinker))
    const client = clientOf(thinker.model)
    await client.complete(requestOf())
    await client.complete(requestOf())
    expect(stub().exchanges.map(({ request }) => request.max_tokens)).toEqual([2_000, 18_000])
  })

  it('is not streamed where the account may not stream', async () => {
    const error = {
      message: 'Your organization must be verified to stream this model.',
      type: 'invalid_request_error',
      param: 'stream',
      code: 'unsupported_value',
    }
    stub().behave(answers(400, error), answersWhole('{"a":1}'))
    const client = clientOf('o-model')
    expect((await client.complete(requestOf())).text).toBe('{"a":1}')
    await client.complete(requestOf())
    expect(stub().exchanges.map(({ request }) => request.stream)).toEqual([true, false, false])
  })
})

it.each([
  ['gpt-4.1-mini', 200_000],
  ['openai/gpt-4o', 128_000],
  ['gpt-3.5-turbo', 16_000],
  ['anthropic/claude-sonnet-4.5', 200_000],
  ['something-new', 128_000],
])('the context of %s is taken as %d tokens', (model, tokens) => {
  expect(contextTokensOf(model)).toBe(tokens)
})

describe('a bound on calls at once', () => {
  it('holds for clients that share it', async () => {
    const queue = limitCalls(1)
    let running = 0
    let most = 0
    stub().behave(async (response, exchange) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 10))
      running -= 1
      await streams('{"a":1}')(response, exchange)
    })
    const clients = ['one', 'two', 'three'].map((model) => clientOf(model, { queue }))
    await Promise.all(clients.map((client) => client.complete(requestOf())))
    expect(most).toBe(1)
    expect(stub().exchanges).toHaveLength(3)
  })

  it('lets go of who leaves while waiting', async () => {
    const queue = limitCalls(1)
    stub().behave(hangs)
    const [first, second] = [new AbortController(), new AbortController()]
    const running = clientOf('one', { queue }).complete(requestOf({ signal: first.signal }))
    const waiting = clientOf('two', { queue }).complete(requestOf({ signal: second.signal }))
    second.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
    first.abort(new Error('left, too'))
    await expect(running).rejects.toThrow('left, too')
    stub().behave(streams('{"a":1}'))
    expect((await clientOf('three', { queue }).complete(requestOf())).text).toBe('{"a":1}')
  })
})
