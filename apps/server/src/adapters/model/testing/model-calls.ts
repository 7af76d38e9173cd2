import type { ModelRequest } from '@precis/analysis'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { createOpenAiClient, type OpenAiClientOptions } from '../openai-client.ts'
import { type ModelStub, startModelStub } from './stub-server.ts'

/** What the stand-in is asked to answer in. */
export const schema = {
  name: 'thing',
  schema: {
    type: 'object',
    properties: { a: { type: 'integer' } },
    required: ['a'],
    additionalProperties: false,
  },
}

/** A client of the stub server that waits milliseconds where others wait seconds. */
export function clientOfStub(stub: ModelStub, options: OpenAiClientOptions = {}) {
  return createOpenAiClient({
    apiKey: 'key-1',
    baseUrl: stub.baseUrl,
    model: 'model-1',
    backoffMs: 5,
    ...options,
    limits: { connectMs: 2_000, idleMs: 2_000, totalMs: 5_000, ...options.limits },
  })
}

/** A short request with a schema. */
export function requestOf(more: Partial<ModelRequest> = {}): ModelRequest {
  return {
    messages: [
      { role: 'system', content: 'Say a.' },
      { role: 'user', content: 'Please.' },
    ],
    schema,
    maxOutputTokens: 100,
    signal: new AbortController().signal,
    ...more,
  }
}

/** A stub server for the tests of a file; a call that it did not understand fails them. */
export function useModelStub(): () => ModelStub {
  let stub: ModelStub
  beforeAll(async () => {
    stub = await startModelStub()
  })
  afterAll(() => stub.close())
  afterEach(() => expect(stub.faults).toEqual([]))
  return () => stub
}
