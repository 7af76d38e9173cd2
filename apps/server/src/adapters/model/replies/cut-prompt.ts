import type { ModelMessage, TokenUsage } from '@precis/analysis'

const ollama = 'fp_ollama'
/** The fewest tokens for each character of a script that any tokenizer in use makes. */
const leastTokens = { dense: 0.45, latin: 0.17, other: 0.1 } as const
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const latin = /[\p{Script=Latin} ]/gu

/** Whether a reply comes from a program that drops the middle of a prompt that is too long, and says nothing. */
export function cutsPrompts(reply: object | null): boolean {
  return reply !== null && 'system_fingerprint' in reply && reply.system_fingerprint === ollama
}

/** Whether fewer tokens were read than the messages can have. */
export function wasCut(messages: readonly ModelMessage[], usage: TokenUsage | undefined): boolean {
  if (usage === undefined || usage.promptTokens === 0) return false
  const least = messages.reduce((sum, { content }) => sum + fewestTokens(content), 0)
  return usage.promptTokens < least
}

function fewestTokens(text: string): number {
  const denseCount = text.match(dense)?.length ?? 0
  const latinCount = text.match(latin)?.length ?? 0
  const otherCount = text.length - denseCount - latinCount
  return (
    denseCount * leastTokens.dense + latinCount * leastTokens.latin + otherCount * leastTokens.other
  )
}
