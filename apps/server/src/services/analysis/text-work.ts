import type { AiRequest, Summary } from '@precis/domain'
import { checkSummary } from './check-summary.ts'
import { type ContentLimits, readAiRequest } from './parse-ai-request.ts'

/** What is done with whole texts besides analysing them. Long ones are worked on elsewhere than in the thread that answers. */
export interface TextWork {
  /** As {@link readAiRequest}. */
  readRequest(body: Uint8Array, userId: string, signal: AbortSignal): Promise<AiRequest>
  /** As {@link checkSummary}. */
  checkSummary(candidate: unknown, content: string, userId: string): Promise<Summary>
}

/** Text work in the calling thread. */
export function createTextWork(limits: ContentLimits): TextWork {
  return {
    readRequest: async (body) => readAiRequest(body, limits),
    checkSummary: async (candidate, content) => checkSummary(candidate, content),
  }
}
