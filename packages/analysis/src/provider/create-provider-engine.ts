import type { AnalysisEngine, ModelCall } from '../engine.ts'
import type { ModelClient } from '../model-client.ts'
import { verifySummary } from '../verification/verify-summary.ts'
import { answer } from './answers/answer.ts'
import { writeModelExport } from './exports/write-model-export.ts'
import { metered } from './metered.ts'
import type { ModelAccess, NonceOf, Verify } from './model-access.ts'
import {
  type ContextBudget,
  createContextBudget,
  withFittingBudget,
} from './parts/context-budget.ts'
import { createNonce } from './prompts/document-block.ts'
import { summarize } from './summarize.ts'
import { title } from './title.ts'

export interface ProviderEngineOptions {
  readonly client: ModelClient
  /** For titles, search words and a look at what sources do not bear out; `client` by default, without that look. */
  readonly fastClient?: ModelClient | undefined
  /** Writes titles and exports where the model's cannot be used. */
  readonly fallback: AnalysisEngine | undefined
  /** How many tokens the model holds at once, its reply included; 128,000 by default. */
  readonly contextTokens?: number | undefined
  /** Calls that one summary may make at once; at most, and by default, 3. */
  readonly callsAtOnce?: number | undefined
  /** UTF-16 units summarized at once; at most, and by default, 100,000, less where the context is smaller. */
  readonly chunkCharacters?: number
  /** UTF-16 units of a document that go with a question; a longer one is searched. What the context holds by default. */
  readonly questionCharacters?: number
  /** A keyed hash; random by default, with which no provider can keep what it has read. */
  readonly nonceOf?: NonceOf | undefined
  /** Checks a summary, for instance in another thread; here by default. */
  readonly verify?: Verify | undefined
}

const usualContextTokens = 128_000
const mostCallsAtOnce = 3

/** The engine that understands documents with a chat model. What the model says is checked by code before it is believed. */
export function createProviderEngine(options: ProviderEngineOptions): AnalysisEngine {
  const { client, fallback } = options
  const limits = {
    contextTokens: options.contextTokens ?? usualContextTokens,
    chunkCharacters: options.chunkCharacters,
    questionCharacters: options.questionCharacters,
  }
  const wholeBudget = createContextBudget(limits)
  const accessFor = ({ onCall }: Metered, budget: ContextBudget = wholeBudget) =>
    ({
      client: metered(client, onCall),
      fastClient: metered(options.fastClient ?? client, onCall),
      asksForSupport: options.fastClient !== undefined,
      budget,
      callsAtOnce: Math.min(options.callsAtOnce ?? mostCallsAtOnce, mostCallsAtOnce),
      nonceOf: options.nonceOf ?? createNonce,
      verify: options.verify ?? verifySummary,
    }) satisfies ModelAccess
  return {
    name: client.model,
    questionCharacters: (content) =>
      Math.min(content.length, wholeBudget.questionCharacters(content)),
    summarize: (input) =>
      withFittingBudget(limits, (budget) => summarize(accessFor(input, budget), input)),
    answer: (input) =>
      withFittingBudget(limits, (budget) => answer(accessFor(input, budget), input)),
    writeExport: (input) => writeModelExport(accessFor(input).client, fallback, input),
    title: (input) => title(accessFor(input).fastClient, fallback, input),
  }
}

interface Metered {
  readonly onCall?: ((call: ModelCall) => void) | undefined
}
