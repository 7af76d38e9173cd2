const thinkers =
  /(?:^|[/:_-])(?:o[134](?:$|[-:])|gpt-5|gpt-oss|gemini-(?:2\.5|3)|deepseek-r|qwq|qwen3|magistral|glm-4\.[5-9])|reason|think/iu

/** Whether models of this name are known to write thoughts before what they are asked for. */
export function thinksFirst(model: string): boolean {
  return thinkers.test(model)
}

/** Tokens that models read at once, by how their names begin behind that of a maker. First match wins. */
const contexts: readonly (readonly [RegExp, number])[] = [
  [/^gpt-3\.5/iu, 16_000],
  [/^gpt-4(?:-0[36]13)?$/iu, 8_000],
  [/^(?:gpt-4\.1|gpt-5|o[134](?:$|-)|claude|gemini)/iu, 200_000],
  [/^(?:llama-?3(?:$|[-:])|gemma-?2|phi-?3)/iu, 8_000],
  [/^(?:mistral|mixtral|qwen-?2\.5)/iu, 32_000],
]
const usualContext = 128_000

/**
 * How many tokens go to a model at once where nobody says: what it reads, but not more than 200,000, which is what a
 * single question may then cost.
 */
export function contextTokensOf(model: string): number {
  const name = model.split('/').at(-1) ?? model
  return contexts.find(([pattern]) => pattern.test(name))?.[1] ?? usualContext
}
