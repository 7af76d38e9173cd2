import type { Failure } from './failure.ts'
import { thinksFirst } from './known-models.ts'

/** What a provider has shown to understand: the richest way of asking for JSON, how it names the output limit, whether it counts tokens. */
export interface ProviderCapabilities {
  readonly format: 'json_schema' | 'json_object' | 'none'
  readonly tokenLimit: 'max_completion_tokens' | 'max_tokens' | 'none'
  /** Names of the output limit not tried yet. */
  readonly otherTokenLimits: readonly ProviderCapabilities['tokenLimit'][]
  /** Takes `stream_options`, with which it tells what a streamed call came to. */
  readonly tellsUsage: boolean
  readonly streams: boolean
  /** Keeps the beginning of a prompt only where it is marked. */
  readonly marksRepeats: boolean
  /** Reads the schema before the messages, so that it keeps them only where the schema stays the same. */
  readonly readsSchemaFirst: boolean
  /** Writes thoughts before its answer, which count as output. */
  readonly thinks: boolean
}

const openAi =
  /^https:\/\/(?:api\.openai\.com|[\w-]+\.(?:openai|cognitiveservices|services\.ai)\.azure\.com)(?:[:/]|$)/u
const anthropic = /^https:\/\/api\.anthropic\.com(?:[:/]|$)/u
const openRouter = /^https:\/\/openrouter\.ai(?:[:/]|$)/u

/** What is known of a provider by its address: OpenAI's models want the new name of the output limit, Anthropic's address ignores schemas. */
export function createCapabilities(baseUrl: string, model: string): ProviderCapabilities {
  return {
    format: anthropic.test(baseUrl) ? 'none' : 'json_schema',
    ...(openAi.test(baseUrl)
      ? { tokenLimit: 'max_completion_tokens', otherTokenLimits: ['max_tokens', 'none'] }
      : { tokenLimit: 'max_tokens', otherTokenLimits: ['max_completion_tokens', 'none'] }),
    tellsUsage: true,
    streams: true,
    readsSchemaFirst: openAi.test(baseUrl),
    marksRepeats: openRouter.test(baseUrl) && model.startsWith('anthropic/'),
    thinks: thinksFirst(model),
  }
}

const hopeless = /content.?(?:policy|filter)|safety|model.?not.?found/iu

/** The next plainer way to ask after the provider refused a request as malformed; undefined when there is none or it would not help. */
export function stepDown(
  capabilities: ProviderCapabilities,
  failure: Failure,
  hasSchema: boolean,
): ProviderCapabilities | undefined {
  if (failure.status !== 400 && failure.status !== 422) return undefined
  const { complaint } = failure
  const [next, ...rest] = capabilities.otherTokenLimits
  if (/max_(?:completion_)?tokens/u.test(complaint) && next !== undefined) {
    return { ...capabilities, tokenLimit: next, otherTokenLimits: rest }
  }
  if (hopeless.test(complaint)) return undefined
  if (/\bstream\b/u.test(complaint) && capabilities.streams)
    return { ...capabilities, streams: false }
  if (/cache_control/u.test(complaint) && capabilities.marksRepeats) {
    return { ...capabilities, marksRepeats: false }
  }
  const complainsOfFormat = /response_format|json_(?:schema|object)/u.test(complaint)
  if (capabilities.tellsUsage && !complainsOfFormat) return { ...capabilities, tellsUsage: false }
  if (!hasSchema || capabilities.format === 'none') return undefined
  return { ...capabilities, format: capabilities.format === 'json_schema' ? 'json_object' : 'none' }
}
