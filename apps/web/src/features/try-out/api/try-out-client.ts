import { createDeviceEngine } from '@precis/analysis'
import type { Policy, Summary } from '@precis/domain'
import {
  createReader,
  type ExtractedDocument,
  type ReadingOptions,
  readPastedText,
} from '@precis/extraction'
import { createContext } from 'react'
import type { TryOutSource } from '../model/try-out-state.ts'

/** Reads and summarizes on the device. Workers start with `prepare` or the first document. */
export interface TryOutClient {
  /** Resolves to whether all that is needed has been loaded. */
  prepare(): Promise<boolean>
  read(source: TryOutSource, options: ReadingOptions): Promise<ExtractedDocument>
  summarize(content: string, signal: AbortSignal): Promise<Summary>
  close(): void
}

export type CreateTryOutClient = (policy: Policy) => TryOutClient

export const createTryOutClient: CreateTryOutClient = (policy) => {
  const reader = createReader({ maxFileBytes: policy.maxFileBytes })
  const engine = createDeviceEngine()
  return {
    async prepare() {
      const loaded = await Promise.all([reader.prepare(), engine.prepare()])
      return loaded.every(Boolean)
    },
    async read(source, options) {
      return source.kind === 'paste'
        ? readPastedText(source.text)
        : reader.read(source.file, options)
    },
    summarize: (content, signal) => engine.summarize({ content, signal }),
    close() {
      reader.dispose()
      engine.close()
    },
  }
}

/** How the try-out gets at its workers; tests put their own in place. */
export const TryOutClientContext = createContext<CreateTryOutClient>(createTryOutClient)
