import type { ModelCall } from '../engine.ts'
import type { ModelClient, TokenUsage } from '../model-client.ts'

const unknown: TokenUsage = { promptTokens: 0, completionTokens: 0, cachedTokens: 0 }

/** The same client, with each call told of when it ends, however it ends. */
export function metered(
  client: ModelClient,
  onCall: ((call: ModelCall) => void) | undefined,
): ModelClient {
  if (onCall === undefined) return client
  return {
    ...client,
    complete: async (request) => {
      const characters = request.messages.reduce((sum, { content }) => sum + content.length, 0)
      let usage = unknown
      try {
        const reply = await client.complete(request)
        usage = reply.usage ?? unknown
        return reply
      } finally {
        onCall({ characters, ...usage })
      }
    },
  }
}
