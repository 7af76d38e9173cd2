import { AppError, createJobQueue, type JobWorker } from '@precis/domain'
import type { Comparison } from '../comparison/comparison.ts'

export type ComparisonRequest =
  | { readonly id: number; readonly before: string; readonly after: string }
  | { readonly id: null }

interface ComparisonReply {
  readonly id: number
  readonly comparison: Comparison
}

/** Compares texts in a worker of the browser: nothing leaves the device. */
export interface Comparer {
  /** As `compareTexts`. Rejects with `AppError`, or with the signal's reason once aborted. */
  compare(before: string, after: string, signal: AbortSignal): Promise<Comparison>
}

const longestMs = 3 * 60_000

function createModuleWorker(): JobWorker<ComparisonRequest, ComparisonReply> {
  return new Worker(new URL('./comparison-worker.ts', import.meta.url), { type: 'module' })
}

/** Makes the client. The worker starts with the first comparison. */
export function createComparer(createWorker = createModuleWorker): Comparer {
  const queue = createJobQueue<ComparisonRequest, ComparisonReply>({
    createWorker,
    prepareRequest: { id: null },
    jobTimeoutMs: longestMs,
    errorOf: (fault, cause) =>
      new AppError('internal', cause === undefined ? { detail: fault } : { cause }),
  })
  let lastId = 0
  return {
    compare: (before, after, signal) =>
      queue.run(
        { id: ++lastId, before, after },
        ({ comparison }) => ({ result: comparison }),
        signal,
      ),
  }
}
