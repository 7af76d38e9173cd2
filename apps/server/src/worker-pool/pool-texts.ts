import { createDocumentKey, type DocumentKey } from '../services/analysis/document-key.ts'
import type { ContentLimits } from '../services/analysis/parse-ai-request.ts'
import { createTextWork, type TextWork } from '../services/analysis/text-work.ts'
import type { WorkerPool } from './worker-pool.ts'

/** Below this a pass over a text takes less time than sending it away. */
const mostHere = 32 * 1024
/** Reading and hashing a character costs this share of analyzing it. */
const shareOfAnalysis = 0.05

/** Text work that sends long texts to the pool. */
export function createPoolTexts(pool: WorkerPool, limits: ContentLimits): TextWork {
  const here = createTextWork(limits)
  return {
    readRequest: (body, user, signal) =>
      body.length <= mostHere
        ? here.readRequest(body, user, signal)
        : pool.run(
            'readRequest',
            { body, limits: { maxContentCharacters: limits.maxContentCharacters } },
            { user, signal, characters: body.length * shareOfAnalysis, transfer: memoryOf(body) },
          ),
    readVersions: (content, user) =>
      content.length <= mostHere
        ? here.readVersions(content, user)
        : pool.run('readVersions', { content }, { user, characters: content.length }),
    requireValidSummary: (candidate, content, user) =>
      content.length <= mostHere
        ? here.requireValidSummary(candidate, content, user)
        : pool.run(
            'requireValidSummary',
            { candidate, content },
            { user, characters: content.length },
          ),
  }
}

/** The memory of a body that shares it with nothing else. */
function memoryOf({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}

/** Names documents, long ones in the pool. */
export function createPoolDocumentKey(pool: WorkerPool, secret: Uint8Array): DocumentKey {
  const here = createDocumentKey(secret)
  return (userId, content) =>
    content.length <= mostHere
      ? here(userId, content)
      : pool.run(
          'documentKey',
          { secret, userId, content },
          { user: userId, characters: content.length * shareOfAnalysis },
        )
}
