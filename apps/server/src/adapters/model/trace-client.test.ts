import { expect, it } from 'vitest'
import { noTracer, type SpanAttributes, type Tracer } from '../../services/ports.ts'
import { traceClient } from './trace-client.ts'

const request = { messages: [], maxTokens: 10, signal: new AbortController().signal }

it('tells what a call cost, and nothing of what was said', async () => {
  const seen: [string, SpanAttributes][] = []
  const tracer: Tracer = {
    ...noTracer,
    inSpan: (name, attributes, run) => {
      seen.push([name, attributes])
      return run((more) => seen.push(['described', more]))
    },
  }
  const usage = { promptTokens: 7, completionTokens: 3, cachedTokens: 0 }
  const complete = async () => ({ text: 'A secret.', finish: 'stop', usage }) as const
  const client = traceClient({ model: 'small', complete }, tracer)
  expect(await client.complete(request as never)).toMatchObject({ text: 'A secret.' })
  expect(seen).toEqual([
    ['model call', { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': 'small' }],
    [
      'described',
      {
        'gen_ai.usage.input_tokens': 7,
        'gen_ai.usage.output_tokens': 3,
        'precis.finish': 'stop',
      },
    ],
  ])
})
