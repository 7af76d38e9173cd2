import { describe, expect, it, vi } from 'vitest'
import type { OpenAiClientOptions } from './openai-client.ts'
import { clientOfStub, requestOf, schema, useModelStub } from './testing/model-calls.ts'
import {
  answers,
  answersWhole,
  drips,
  keepsAlive,
  readsTokens,
  refuses,
  stopsShort,
  streams,
  streamsWithoutDone,
} from './testing/scenarios.ts'

const stub = useModelStub()
const clientOf = (options?: OpenAiClientOptions) => clientOfStub(stub(), options)

describe('a request', () => {
  it('follows the protocol: streaming, strict structured output, key, model and limit', async () => {
    stub().behave(streams('{"a":1}'))
    expect(await clientOf().complete(requestOf())).toEqual({
      text: '{"a":1}',
      finish: 'stop',
      usage: { promptTokens: 120, completionTokens: 30, cachedTokens: 64 },
    })
    const [exchange] = stub().exchanges
    expect(exchange?.headers.authorization).toBe('Bearer key-1')
    expect(exchange?.request).toEqual({
      model: 'model-1',
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 100,
      messages: [
        { role: 'system', content: 'Say a.' },
        { role: 'user', content: 'Please.' },
      ],
      response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } },
    })
  })

  it('lets the roles take turns', async () => {
    stub().behave(streams('x'))
    const messages = ['system', 'user', 'user', 'assistant', 'user'] as const
    await clientOf().complete(
      requestOf({ messages: messages.map((role, at) => ({ role, content: `${role} ${at}` })) }),
    )
    expect(stub().exchanges[0]?.request.messages).toEqual([
      { role: 'system', content: 'system 0' },
      { role: 'user', content: 'user 1\n\nuser 2' },
      { role: 'assistant', content: 'assistant 3' },
      { role: 'user', content: 'user 4' },
    ])
  })

  it('carries no authorization without a key, nor anything from the environment', async () => {
    vi.stubEnv('OPENAI_API_KEY', 'from-the-environment')
    vi.stubEnv('OPENAI_ORG_ID', 'org-from-the-environment')
    stub().behave(streams('x'))
    await clientOf({ apiKey: undefined }).complete(requestOf({ schema: undefined }))
    vi.unstubAllEnvs()
    const [exchange] = stub().exchanges
    expect(exchange?.headers.authorization).toBeUndefined()
    expect(JSON.stringify(exchange?.headers)).not.toContain('from-the-environment')
    expect(exchange?.request.response_format).toBeUndefined()
  })

  it('tells the text so far, each time more has come', async () => {
    stub().behave(streams('one two three'))
    const seen: string[] = []
    await clientOf().complete(requestOf({ onText: (text) => seen.push(text) }))
    expect(seen).toEqual(['one two', 'one two three'])
  })
})

describe('a reply', () => {
  it('may come in one piece from a provider that does not stream', async () => {
    stub().behave(answersWhole('{"a":1}'))
    expect(await clientOf().complete(requestOf())).toEqual({ text: '{"a":1}', finish: 'stop' })
  })

  it('may end without [DONE]', async () => {
    stub().behave(streamsWithoutDone('{"a":1}'))
    expect((await clientOf().complete(requestOf())).finish).toBe('stop')
  })

  it('counts as cut off when the limit or the end of the stream cut it', async () => {
    stub().behave(streams('{"a":', 'length'), stopsShort('{"a":'))
    const client = clientOf()
    expect(await client.complete(requestOf())).toMatchObject({ text: '{"a":', finish: 'length' })
    expect(await client.complete(requestOf())).toEqual({ text: '{"a":', finish: 'length' })
  })

  it('counts as refusal when the model refuses or a filter stops it', async () => {
    stub().behave(refuses(), streams('x', 'content_filter'))
    const client = clientOf()
    expect((await client.complete(requestOf())).finish).toBe('refusal')
    expect((await client.complete(requestOf())).finish).toBe('refusal')
  })

  it('may drip slowly and pause behind keep-alive comments', async () => {
    stub().behave(drips('{"a":1}  {}', 60), keepsAlive('{"a":1}', 4, 80))
    const client = clientOf({ limits: { idleMs: 200 } })
    expect((await client.complete(requestOf())).text).toBe('{"a":1}  {}')
    expect((await client.complete(requestOf())).text).toBe('{"a":1}')
  })
})

describe('structured output', () => {
  const unsupported = {
    message: "Invalid parameter: 'response_format' of type 'json_schema' is not supported",
    param: 'response_format',
  }

  it('steps down to json_object, then to plain text with the schema in the instructions, and remembers it', async () => {
    stub().behave(answers(400, unsupported), answers(400, unsupported), streams('{"a":1}'))
    const client = clientOf()
    await client.complete(requestOf())
    await client.complete(requestOf())
    expect(stub().exchanges.map(({ request }) => request.response_format?.type)).toEqual([
      'json_schema',
      'json_object',
      undefined,
      undefined,
    ])
    for (const { request } of stub().exchanges.slice(1)) {
      expect(request.messages[0]?.content).toBe('Say a.')
      expect(request.messages.at(-1)?.content).toContain('"additionalProperties":false')
    }
  })

  it('is not given up for a document that is too long', async () => {
    stub().behave(answers(400, { message: "This model's maximum context length is 8192 tokens" }))
    expect(await clientOf().complete(requestOf())).toEqual({ text: '', finish: 'too_long' })
    expect(stub().exchanges).toHaveLength(1)
  })

  it('sees that a prompt was cut without a word, and takes the whole of a short one', async () => {
    const cuts: number[] = []
    const client = clientOf({ onCutPrompt: (tokens) => cuts.push(tokens) })
    const long = [{ role: 'user', content: 'The tenant pays the rent. '.repeat(800) }] as const
    stub().behave(readsTokens('{"a":1}', 2_050))
    expect(await client.complete(requestOf({ messages: long }))).toMatchObject({
      ...{ text: '', finish: 'too_long' },
    })
    stub().behave(readsTokens('{"a":1}', 4_900))
    expect((await client.complete(requestOf({ messages: long }))).text).toBe('{"a":1}')
    stub().behave(readsTokens('{"a":1}', 40))
    expect((await client.complete(requestOf())).text).toBe('{"a":1}')
    expect(cuts).toEqual([2_050])
  })

  it('names the output limit as the provider wants it', async () => {
    stub().behave(
      answers(400, {
        message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
      }),
      streams('{"a":1}'),
    )
    await clientOf().complete(requestOf())
    const [first, second] = stub().exchanges
    expect([first?.request.max_tokens, first?.request.max_completion_tokens]).toEqual([
      100,
      undefined,
    ])
    expect([second?.request.max_tokens, second?.request.max_completion_tokens]).toEqual([
      undefined,
      100,
    ])
    expect(second?.request.response_format?.type).toBe('json_schema')
  })
})

describe('what a call came to', () => {
  it('is read from a reply in one piece, too', async () => {
    const usage = { prompt_tokens: 7, completion_tokens: 2, total_tokens: 9 }
    stub().behave(answersWhole('{"a":1}', usage))
    expect((await clientOf().complete(requestOf())).usage).toEqual({
      promptTokens: 7,
      completionTokens: 2,
      cachedTokens: 0,
    })
  })

  it('tells what was kept of the prompt, under either name', async () => {
    const usage = { prompt_tokens: 70, completion_tokens: 2, prompt_cache_hit_tokens: 64 }
    stub().behave(answersWhole('{"a":1}', usage))
    expect((await clientOf().complete(requestOf())).usage?.cachedTokens).toBe(64)
  })

  it.each([
    undefined,
    null,
    'many',
    [],
    { prompt_tokens: 'seven', completion_tokens: -1, prompt_tokens_details: 5 },
  ])('may be left out or be nonsense: %j', async (usage) => {
    stub().behave(answersWhole('{"a":1}', usage))
    const reply = await clientOf().complete(requestOf())
    expect(reply.text).toBe('{"a":1}')
    expect(reply.usage?.promptTokens ?? 0).toBe(0)
  })

  it.each([
    ['says so', { message: 'Unrecognized request argument supplied: stream_options' }],
    ['does not say why', { message: 'extra fields not permitted' }],
  ])('is not asked for again of a provider that refuses the question and %s', async (_, error) => {
    stub().behave(answers(400, error), streams('{"a":1}'))
    const client = clientOf()
    const reply = await client.complete(requestOf())
    await client.complete(requestOf())
    expect(reply).toEqual({ text: '{"a":1}', finish: 'stop' })
    expect(stub().exchanges.map(({ request }) => request.stream_options !== undefined)).toEqual([
      ...[true, false, false],
    ])
    for (const { request } of stub().exchanges) {
      expect(request.response_format?.type).toBe('json_schema')
    }
  })

  it('is left out for plain text, too, where a provider refuses the question', async () => {
    stub().behave(answers(422, { message: 'unknown field' }), streams('A title'))
    const reply = await clientOf().complete({ ...requestOf(), schema: undefined })
    expect(reply.text).toBe('A title')
  })
})
