import type { Policy, Summary } from '@precis/domain'
import type { ExtractedDocument, ReadingOptions } from '@precis/extraction'
import type { TryOutSource } from '../model/try-out-state.ts'

/** Reads and summarizes on the device. Workers start with `prepare` or the first document. */
export interface TryOutClient {
  /** Resolves to whether all that is needed has been loaded. */
  prepare(): Promise<boolean>
  read(source: TryOutSource, options: ReadingOptions): Promise<ExtractedDocument>
  summarize(content: string, signal: AbortSignal): Promise<Summary>
  close(): void
}

export type CreateTryOutClient = (policy: Policy) => Promise<TryOutClient>
