import type { Failure } from './failure.ts'

/** What a provider has shown to understand: the richest way of asking for JSON, how it names the output limit, whether it counts tokens. */
export interface Abilities {
  readonly format: 'json_schema' | 'json_object' | 'none'
  readonly tokenLimit: 'max_completion_tokens' | 'max_tokens' | 'none'
  /** Names of the output limit not tried yet. */
  readonly otherTokenLimits: readonly Abilities['tokenLimit'][]
  /** Takes `stream_options`, with which it tells what a streamed call came to. */
  readonly tellsUsage: boolean
}

/** OpenAI's own models want the new name of the output limit; most others know the old one alone. */
export function createAbilities(baseUrl: string): Abilities {
  const isOpenAi = /^https:\/\/api\.openai\.com(?:[:/]|$)/u.test(baseUrl)
  return isOpenAi
    ? {
        format: 'json_schema',
        tokenLimit: 'max_completion_tokens',
        otherTokenLimits: ['max_tokens', 'none'],
        tellsUsage: true,
      }
    : {
        format: 'json_schema',
        tokenLimit: 'max_tokens',
        otherTokenLimits: ['max_completion_tokens', 'none'],
        tellsUsage: true,
      }
}

const hopeless =
  /context.?length|maximum context|too long|too many tokens|content.?(?:policy|filter)|safety|model.?not.?found/iu

/** The next plainer way to ask after the provider refused a request as malformed; undefined when there is none or it would not help. */
export function stepDown(
  abilities: Abilities,
  failure: Failure,
  hasSchema: boolean,
): Abilities | undefined {
  if (failure.status !== 400 && failure.status !== 422) return undefined
  const [next, ...rest] = abilities.otherTokenLimits
  if (/max_(?:completion_)?tokens/u.test(failure.complaint) && next !== undefined) {
    return { ...abilities, tokenLimit: next, otherTokenLimits: rest }
  }
  if (hopeless.test(failure.complaint)) return undefined
  const complainsOfFormat = /response_format|json_(?:schema|object)/u.test(failure.complaint)
  if (abilities.tellsUsage && !complainsOfFormat) return { ...abilities, tellsUsage: false }
  if (!hasSchema || abilities.format === 'none') return undefined
  return { ...abilities, format: abilities.format === 'json_schema' ? 'json_object' : 'none' }
}
