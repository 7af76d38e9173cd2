import type { ModelMessage, ModelRequest } from '@precis/analysis'
import type {
  ChatCompletionCreateParams,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions'
import type { ProviderCapabilities } from './provider-capabilities.ts'

/** Thoughts count as output: without room for them nothing is left for the reply. */
const thinkingTokens = 16_000
/** The share of the context window that a reply may take. */
const outputShare = 0.4

export interface ModelTraits {
  readonly model: string
  /** How many tokens it holds at once, its reply included. */
  readonly contextTokens: number
}

/** The body of `POST /chat/completions`. Where the provider takes no schema, the schema goes into the instructions. */
export function toChatRequest(
  { model, contextTokens }: ModelTraits,
  request: ModelRequest,
  capabilities: ProviderCapabilities,
): ChatCompletionCreateParams {
  const { schema } = request
  const sent = capabilities.readsSchemaFirst ? (schema?.common ?? schema) : schema
  const body: ChatCompletionCreateParams = {
    model,
    stream: capabilities.streams,
    messages: joinTurns(withSchemaNote(request, capabilities), capabilities),
  }
  if (capabilities.streams && capabilities.tellsUsage) body.stream_options = { include_usage: true }
  if (capabilities.tokenLimit !== 'none') {
    const wanted = request.maxOutputTokens + (capabilities.thinks ? thinkingTokens : 0)
    body[capabilities.tokenLimit] = Math.min(wanted, Math.floor(contextTokens * outputShare))
  }
  if (sent === undefined || capabilities.format === 'none') return body
  body.response_format =
    capabilities.format === 'json_object'
      ? { type: 'json_object' }
      : {
          type: 'json_schema',
          json_schema: { name: sent.name, schema: sent.schema, strict: true },
        }
  return body
}

/** Many templates of local models want user and assistant to take turns. */
function joinTurns(
  messages: readonly ModelMessage[],
  { marksRepeats }: ProviderCapabilities,
): ChatCompletionMessageParam[] {
  const joined: { role: ModelMessage['role']; parts: ModelMessage[] }[] = []
  for (const message of messages) {
    const last = joined.at(-1)
    if (last?.role === message.role) last.parts.push(message)
    else joined.push({ role: message.role, parts: [message] })
  }
  return joined.map(({ role, parts }) => {
    const isMarked = marksRepeats && parts.some(({ isRepeated }) => isRepeated)
    const content = isMarked
      ? parts.map(toMarkedPart)
      : parts.map((part) => part.content).join('\n\n')
    return { role, content } as ChatCompletionMessageParam
  })
}

function toMarkedPart({ content, isRepeated }: ModelMessage): object {
  const part = { type: 'text', text: content }
  return isRepeated ? { ...part, cache_control: { type: 'ephemeral' } } : part
}

/** At the end, so that prompts keep their common beginning, which providers cache. */
function withSchemaNote(
  { messages, schema }: ModelRequest,
  { format }: ProviderCapabilities,
): readonly ModelMessage[] {
  if (schema === undefined || format === 'json_schema') return messages
  const note = `Reply with one JSON object only, no prose and no code fences, that follows this JSON Schema:\n${JSON.stringify(schema.schema)}`
  return [...messages, { role: 'user', content: note }]
}
