import type { ModelMessage, ModelRequest } from '@precis/analysis'
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import type { Abilities } from './provider-capabilities.ts'

/** The body of `POST /chat/completions`. Where the provider takes no schema, the schema goes into the instructions. */
export function toChatRequest(
  model: string,
  request: ModelRequest,
  abilities: Abilities,
): ChatCompletionCreateParamsStreaming {
  const { schema } = request
  const body: ChatCompletionCreateParamsStreaming = {
    model,
    stream: true,
    messages: joinTurns(withSchemaNote(request, abilities)),
  }
  if (abilities.tellsUsage) body.stream_options = { include_usage: true }
  if (abilities.tokenLimit !== 'none') body[abilities.tokenLimit] = request.maxOutputTokens
  if (schema === undefined || abilities.format === 'none') return body
  body.response_format =
    abilities.format === 'json_object'
      ? { type: 'json_object' }
      : {
          type: 'json_schema',
          json_schema: { name: schema.name, schema: schema.schema, strict: true },
        }
  return body
}

/** Many templates of local models want user and assistant to take turns. */
function joinTurns(
  messages: readonly ModelMessage[],
): ChatCompletionCreateParamsStreaming['messages'] {
  const joined: { role: ModelMessage['role']; content: string }[] = []
  for (const { role, content } of messages) {
    const last = joined.at(-1)
    if (last?.role === role) last.content += `\n\n${content}`
    else joined.push({ role, content })
  }
  return joined
}

/** At the end, so that prompts go on beginning alike. */
function withSchemaNote(
  { messages, schema }: ModelRequest,
  { format }: Abilities,
): readonly ModelMessage[] {
  if (schema === undefined || format === 'json_schema') return messages
  const note = `Reply with one JSON object only, no prose and no code fences, that follows this JSON Schema:\n${JSON.stringify(schema.schema)}`
  return [...messages, { role: 'user', content: note }]
}
