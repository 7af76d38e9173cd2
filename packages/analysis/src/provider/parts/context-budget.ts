import { AppError } from '@precis/domain'
import { maxChunkCharacters } from './chunks.ts'

/** Thrown when the model cannot read a prompt at once. */
export class PromptTooLong extends AppError {
  constructor() {
    super('provider_failed', { detail: 'the prompt is longer than the model can read' })
  }
}

/** How much of a document goes to the model at once, in UTF-16 units. */
export interface ContextBudget {
  /** For a summary: at most 100,000, so that each part is read with care. */
  chunkCharacters(content: string): number
  /** For a question. */
  questionCharacters(content: string): number
}

export interface ContextLimits {
  readonly contextTokens: number
  /** Fixed numbers, where they are less than what the context allows. */
  readonly chunkCharacters?: number | undefined
  readonly questionCharacters?: number | undefined
}

/** What the rules, the task, the conversation and the reply may take, thoughts included. */
const otherTokens = 40_000
const leastShare = 0.5
const sampleLength = 20_000

/** `share`: how much of what should fit is used. */
export function createContextBudget(limits: ContextLimits, share = 1): ContextBudget {
  const { contextTokens } = limits
  const tokens = Math.max(contextTokens - otherTokens, contextTokens * leastShare)
  const bounded = (content: string, ...bounds: (number | undefined)[]) => {
    const fitting = tokens * charactersInToken(content)
    const most = Math.min(fitting, ...bounds.map((bound) => bound ?? fitting))
    return Math.max(1_000, Math.floor(most * share))
  }
  return {
    chunkCharacters: (content) => bounded(content, maxChunkCharacters, limits.chunkCharacters),
    questionCharacters: (content) => bounded(content, limits.questionCharacters),
  }
}

const lesserShares = [0.5, 0.25, 0.1, 0.04]

/** Does the work, and again with less of the document while the model says that it cannot read so much. */
export async function withFittingBudget<T>(
  limits: ContextLimits,
  work: (budget: ContextBudget) => Promise<T>,
): Promise<T> {
  for (const share of [1, ...lesserShares]) {
    try {
      return await work(createContextBudget(limits, share))
    } catch (error) {
      if (!(error instanceof PromptTooLong)) throw error
    }
  }
  throw new PromptTooLong()
}

/** A cautious guess of how many characters of a text make a token: tokenizers know Latin letters best. */
export function charactersInToken(content: string): number {
  const middle = Math.max(0, Math.floor(content.length / 2) - sampleLength)
  const sample = content.slice(0, sampleLength) + content.slice(middle, middle + sampleLength)
  if (sample.length === 0) return 1
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0
  const dense = count(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)
  const latin = count(/[\p{Script=Latin}\s]/gu)
  const other = sample.length - dense - latin
  return sample.length / (dense * 1.2 + latin * 0.27 + other * 0.55)
}
