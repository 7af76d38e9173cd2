import type { Policy, Summary } from '@precis/domain'
import type { ExtractedDocument, ReadingOptions } from '@precis/extraction'
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

export type CreateTryOutClient = (policy: Policy) => Promise<TryOutClient>

/** How the try-out gets at its workers, and at the code that speaks to them; tests put their own in place. */
export const TryOutClientContext = createContext<CreateTryOutClient>(async (policy) => {
  const { createWorkerClient } = await import('./worker-client.ts')
  return createWorkerClient(policy)
})
