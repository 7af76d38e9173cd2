import { AppError, createJobQueue } from '@precis/domain'
import type { Detail } from '../detail.ts'
import type { HiddenTexts } from '../detect/hide-in-texts.ts'
import type { FinderRequest, JobReply } from './protocol.ts'

/** Finds what identifies people, in a worker of the browser: nothing leaves the device. */
export interface DetailFinder {
  /** Names, numbers and addresses of a text. */
  find(content: string, signal?: AbortSignal): Promise<readonly Detail[]>
  /** Texts that go along with a document, with its details hidden and what else is found in them. */
  hide(
    texts: readonly string[],
    content: string,
    details: readonly Detail[],
    signal?: AbortSignal,
  ): Promise<HiddenTexts>
}

const jobTimeoutMs = 5 * 60_000

/** Makes a finder. Its worker starts with the first text. Rejects with an `AppError`: then nothing must be sent. */
export function createDetailFinder(): DetailFinder {
  const queue = createJobQueue<FinderRequest, JobReply>({
    createWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    prepareRequest: { id: null, type: 'prepare' },
    jobTimeoutMs,
    errorOf: (fault) => new AppError('internal', { detail: `the finder of names ${fault}` }),
  })
  let lastId = 0
  const failed = { error: new AppError('internal', { detail: 'the finder of names failed' }) }
  return {
    find(content, signal) {
      const request = { id: ++lastId, type: 'find', content } as const
      const end = (reply: JobReply) => (reply.type === 'found' ? { result: reply.details } : failed)
      return queue.run<readonly Detail[]>(request, end, signal)
    },
    hide(texts, content, details, signal) {
      const request = { id: ++lastId, type: 'hide', texts, content, details } as const
      const end = (reply: JobReply) => (reply.type === 'hidden' ? { result: reply.hidden } : failed)
      return queue.run<HiddenTexts>(request, end, signal)
    },
  }
}
