import type { AnalysisEngine } from '../engine.ts'
import type { ModelClient } from '../model-client.ts'
import { answer } from './answer.ts'
import { maxChunkCharacters } from './chunks.ts'
import { metered } from './metered.ts'
import { summarize } from './summarize.ts'
import { title } from './title.ts'
import { writeExport } from './write-export.ts'

export interface ProviderEngineOptions {
  readonly client: ModelClient
  /** Writes titles and exports where the model's cannot be used. */
  readonly fallback: AnalysisEngine | undefined
  /** UTF-16 units sent at once; at most, and by default, 100,000. */
  readonly chunkCharacters?: number
}

/** The engine that understands documents with a chat model. What the model says is checked by code before it is believed. */
export function createProviderEngine(options: ProviderEngineOptions): AnalysisEngine {
  const { client, fallback } = options
  const chunkCharacters = Math.min(
    options.chunkCharacters ?? maxChunkCharacters,
    maxChunkCharacters,
  )
  return {
    name: client.model,
    summarize: (input) => summarize(metered(client, input.onCall), chunkCharacters, input),
    answer: (input) => answer(metered(client, input.onCall), chunkCharacters, input),
    writeExport: (input) => writeExport(metered(client, input.onCall), fallback, input),
    title: (input) => title(metered(client, input.onCall), fallback, input),
  }
}
