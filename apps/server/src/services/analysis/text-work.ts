import type { AiRequest, Summary } from '@precis/domain'
import type { ReadVersions } from './cite-versions.ts'
import { type ContentLimits, readAiRequest } from './parse-ai-request.ts'
import { readVersions } from './read-versions.ts'
import { requireValidSummary } from './require-valid-summary.ts'

/** What is done with whole texts besides analyzing them. Long ones are worked on elsewhere than in the thread that answers. */
export interface TextWork {
  /** As {@link readAiRequest}. */
  readRequest(body: Uint8Array, userId: string, signal: AbortSignal): Promise<AiRequest>
  /** As {@link readVersions}. */
  readVersions(content: string, userId: string): Promise<ReadVersions>
  /** As {@link requireValidSummary}. */
  requireValidSummary(candidate: unknown, content: string, userId: string): Promise<Summary>
}

/** Text work in the calling thread. */
export function createTextWork(limits: ContentLimits): TextWork {
  return {
    readRequest: async (body) => readAiRequest(body, limits),
    readVersions: async (content) => readVersions(content),
    requireValidSummary: async (candidate, content) => requireValidSummary(candidate, content),
  }
}
