export const defaultBaseUrl = 'https://api.openai.com/v1'
export const defaultModel = 'gpt-4.1-mini'

/** The host that a model is asked at, with its port. */
export function modelHostOf(baseUrl = defaultBaseUrl): string {
  return new URL(baseUrl).host
}
