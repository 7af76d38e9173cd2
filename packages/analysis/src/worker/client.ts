import {
  type AnalysisMode,
  AppError,
  createJobQueue,
  type JobFault,
  type JobWorker,
  type ProgressEvent,
  type Summary,
} from '@precis/domain'
import type { DeviceReply, DeviceRequest, JobReply } from './protocol.ts'

/** The part of a `Worker` that the engine on the device uses. */
export type DeviceWorker = JobWorker<DeviceRequest, DeviceReply>

export interface DeviceEngineOptions {
  /** Longest time for one document. */
  readonly jobTimeoutMs?: number
  readonly createWorker?: () => DeviceWorker
}

export interface DeviceInput {
  readonly content: string
  /** `general` when absent. */
  readonly mode?: AnalysisMode
  /** BCP 47; the document's own language when absent. */
  readonly language?: string | undefined
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((event: ProgressEvent) => void) | undefined
}

/** The embedded engine in a worker of the browser: nothing leaves the device. */
export interface DeviceEngine {
  /** Starts the worker ahead of the first document, so that nothing needs to be loaded then. Resolves to whether that is so. */
  prepare(): Promise<boolean>
  /**
   * Summarizes a text, one after the other. Rejects with `AppError` (`empty_content`, `provider_failed`,
   * `provider_timeout`, `internal` for a crash), or with the signal's reason once aborted.
   */
  summarize(input: DeviceInput): Promise<Summary>
  /** Ends the worker and every unfinished job. */
  close(): void
}

const defaultJobTimeoutMs = 2 * 60_000

function createModuleWorker(): DeviceWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
}

function errorOf(fault: JobFault, cause: unknown): AppError {
  if (fault === 'too slow') return new AppError('provider_timeout')
  return new AppError(
    'internal',
    fault === 'crashed' ? { detail: 'the worker crashed' } : { cause },
  )
}

/** Makes the engine's client. Its worker starts with the first document or `prepare`, and a new one replaces it after a crash. */
export function createDeviceEngine(options: DeviceEngineOptions = {}): DeviceEngine {
  const { jobTimeoutMs = defaultJobTimeoutMs, createWorker = createModuleWorker } = options
  const queue = createJobQueue<DeviceRequest, JobReply>({
    createWorker,
    prepareRequest: { id: null, type: 'prepare' },
    cancelRequest: (id) => ({ id, type: 'cancel' }),
    jobTimeoutMs,
    errorOf,
  })
  let lastId = 0

  return {
    prepare: queue.prepare,
    summarize({ content, mode = 'general', language, signal, onProgress }) {
      const request = { id: ++lastId, type: 'summarize', content, mode, language } as const
      return queue.run<Summary>(
        request,
        (reply) => {
          if (reply.type === 'done') return { result: reply.summary }
          if (reply.type === 'failed') {
            const { code, details } = reply.error
            return { error: new AppError(code, details === undefined ? {} : { detail: details }) }
          }
          onProgress?.(reply.progress)
          return 'goes on'
        },
        signal,
      )
    },
    close: () => queue.close(new DOMException('The engine was closed.', 'AbortError')),
  }
}
