import type { ModelClient } from '@precis/analysis'
import type { Tracer } from '../../services/ports.ts'

/** Has every call of a model timed, with what it cost in tokens. */
export function traceClient(client: ModelClient, { inSpan }: Tracer): ModelClient {
  const about = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': client.model }
  return {
    ...client,
    complete: (request) =>
      inSpan('model call', about, async (describe) => {
        const reply = await client.complete(request)
        const { promptTokens = 0, completionTokens = 0 } = reply.usage ?? {}
        describe({
          'gen_ai.usage.input_tokens': promptTokens,
          'gen_ai.usage.output_tokens': completionTokens,
          'precis.finish': reply.finish,
        })
        return reply
      }),
  }
}
