import type { AnalysisEngine, ModelCall } from '../engine.ts'
import type { ModelClient } from '../model-client.ts'
import { answer } from './answer.ts'
import { maxChunkCharacters } from './chunks.ts'
import { writeExport } from './exports/write-export.ts'
import { metered } from './metered.ts'
import type { ModelAccess, NonceOf } from './model-access.ts'
import { createNonce } from './prompts/document-block.ts'
import { summarize } from './summarize.ts'
import { title } from './title.ts'

export interface ProviderEngineOptions {
  readonly client: ModelClient
  /** For titles and other small tasks; `client` by default. */
  readonly fastClient?: ModelClient | undefined
  /** Writes titles and exports where the model's cannot be used. */
  readonly fallback: AnalysisEngine | undefined
  /** UTF-16 units sent at once; at most, and by default, 100,000. */
  readonly chunkCharacters?: number
  /** UTF-16 units of a document that go with a question; a longer one is searched. `chunkCharacters` by default. */
  readonly questionCharacters?: number
  /** A keyed hash; random by default, with which no provider can keep what it has read. */
  readonly nonceOf?: NonceOf | undefined
}

/** The engine that understands documents with a chat model. What the model says is checked by code before it is believed. */
export function createProviderEngine(options: ProviderEngineOptions): AnalysisEngine {
  const { client, fallback } = options
  const chunkCharacters = Math.min(
    options.chunkCharacters ?? maxChunkCharacters,
    maxChunkCharacters,
  )
  const accessFor = ({ onCall }: { onCall?: ((call: ModelCall) => void) | undefined }) =>
    ({
      client: metered(client, onCall),
      fastClient: metered(options.fastClient ?? client, onCall),
      chunkCharacters,
      questionCharacters: options.questionCharacters ?? chunkCharacters,
      nonceOf: options.nonceOf ?? createNonce,
    }) satisfies ModelAccess
  return {
    name: client.model,
    summarize: (input) => summarize(accessFor(input), input),
    answer: (input) => answer(accessFor(input), input),
    writeExport: (input) => writeExport(accessFor(input).client, fallback, input),
    title: (input) => title(accessFor(input).fastClient, fallback, input),
  }
}
