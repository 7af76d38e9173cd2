import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { z } from 'zod'

const responseFormat = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text') }),
  z.strictObject({ type: z.literal('json_object') }),
  z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/u),
      description: z.string().optional(),
      strict: z.boolean().nullish(),
      schema: z.record(z.string(), z.unknown()).optional(),
    }),
  }),
])

/** The request of the published chat completions protocol, as far as this product speaks it. */
const requestSchema = z.strictObject({
  model: z.string().min(1),
  messages: z
    .array(
      z.strictObject({
        role: z.enum(['system', 'user', 'assistant']),
        content: z.string().min(1),
      }),
    )
    .min(1),
  stream: z.boolean().optional(),
  stream_options: z.strictObject({ include_usage: z.boolean().optional() }).optional(),
  max_tokens: z.int().positive().optional(),
  max_completion_tokens: z.int().positive().optional(),
  response_format: responseFormat.optional(),
})
export type ChatRequest = z.infer<typeof requestSchema>

export interface Exchange {
  readonly request: ChatRequest
  readonly headers: IncomingMessage['headers']
  readonly at: number
  /** Settles when the connection closes: true when the caller left before the answer was whole. */
  readonly left: Promise<boolean>
}

export type ModelScenario = (response: ServerResponse, exchange: Exchange) => void | Promise<void>

export interface ModelStub {
  readonly baseUrl: string
  readonly exchanges: Exchange[]
  /** Faults found in requests; empty when every one followed the protocol. */
  readonly faults: string[]
  /** How the next requests are answered; the last one repeats. */
  behave(...scenarios: ModelScenario[]): void
  close(): Promise<void>
}

/** A provider on loopback that checks each request against the protocol and behaves as told. */
export async function startModelStub(): Promise<ModelStub> {
  const exchanges: Exchange[] = []
  const faults: string[] = []
  let script: ModelScenario[] = []
  const server = createServer((message, response) => {
    void (async () => {
      const left = new Promise<boolean>((resolve) => {
        response.on('close', () => resolve(!response.writableFinished))
      })
      const body = await readText(message)
      const parsed = parse(message, body)
      if (typeof parsed === 'string') {
        faults.push(parsed)
        response.writeHead(400).end(JSON.stringify({ error: { message: parsed } }))
        return
      }
      const exchange = { request: parsed, headers: message.headers, at: Date.now(), left }
      const scenario = script[Math.min(exchanges.length, script.length - 1)]
      exchanges.push(exchange)
      await scenario?.(response, exchange)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    exchanges,
    faults,
    behave: (...scenarios) => {
      script = scenarios
      exchanges.length = 0
    },
    close: () => closeServer(server),
  }
}

function parse(message: IncomingMessage, body: string): ChatRequest | string {
  if (message.method !== 'POST' || message.url?.endsWith('/chat/completions') !== true) {
    return `unexpected ${message.method} ${message.url}`
  }
  if (!message.headers['content-type']?.startsWith('application/json')) return 'not sent as JSON'
  const parsed = requestSchema.safeParse(JSON.parse(body))
  if (!parsed.success) return z.prettifyError(parsed.error)
  const format = parsed.data.response_format
  if (format?.type === 'json_object' && !/json/iu.test(JSON.stringify(parsed.data.messages))) {
    return 'json_object needs the word JSON in the messages'
  }
  if (format?.type === 'json_schema' && format.json_schema.strict === true) {
    return strictFault(format.json_schema.schema) ?? parsed.data
  }
  return parsed.data
}

/** What strict structured output forbids: optional properties and open objects, at any depth. */
function strictFault(schema: unknown): string | undefined {
  if (Array.isArray(schema)) return schema.map(strictFault).find((fault) => fault !== undefined)
  if (typeof schema !== 'object' || schema === null) return undefined
  const node = schema as Record<string, unknown>
  if (node.type === 'object') {
    const names = Object.keys((node.properties ?? {}) as object)
    if (node.additionalProperties !== false) return 'strict schema with an open object'
    if (
      JSON.stringify([...names].sort()) !==
      JSON.stringify([...((node.required ?? []) as string[])].sort())
    ) {
      return 'strict schema with an optional property'
    }
  }
  return Object.values(node)
    .map(strictFault)
    .find((fault) => fault !== undefined)
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
