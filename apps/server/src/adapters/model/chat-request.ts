import type { ModelMessage, ModelRequest } from '@precis/analysis'
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import type { Abilities } from './abilities.ts'

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
    messages: withSchemaNote(request, abilities).map(({ role, content }) => ({ role, content })),
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

function withSchemaNote(
  { messages, schema }: ModelRequest,
  { format }: Abilities,
): readonly ModelMessage[] {
  if (schema === undefined || format === 'json_schema') return messages
  const note = `Reply with one JSON object only, no prose and no code fences, that follows this JSON Schema:\n${JSON.stringify(schema.schema)}`
  const [first, ...rest] = messages
  return first?.role === 'system'
    ? [{ role: 'system', content: `${first.content}\n\n${note}` }, ...rest]
    : [{ role: 'system', content: note }, ...messages]
}
