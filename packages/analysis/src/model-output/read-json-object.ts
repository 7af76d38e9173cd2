type JsonObject = Record<string, unknown>

/**
 * The JSON object of a model's reply, also from inside code fences, prose or thinking tags; the longest one when there
 * are several. Undefined when no complete object is there: a truncated one is never mended.
 */
export function readJsonObject(reply: string): JsonObject | undefined {
  const text = reply.replace(/<think>[\s\S]*?<\/think>/giu, '').trim()
  const whole = parseObject(text)
  if (whole !== undefined) return whole
  let best: { value: JsonObject; length: number } | undefined
  let from = text.indexOf('{')
  while (from !== -1) {
    const end = closingBrace(text, from)
    if (end === undefined) break
    const value = parseObject(text.slice(from, end))
    if (value !== undefined && end - from > (best?.length ?? 0))
      best = { value, length: end - from }
    from = text.indexOf('{', value === undefined ? from + 1 : end)
  }
  return best?.value
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function closingBrace(text: string, from: number): number | undefined {
  let depth = 0
  let inString = false
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (inString) {
      if (character === '\\') at += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return undefined
}
