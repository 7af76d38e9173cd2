import { type AnalysisMode, AppError, type ProgressEvent, type Summary } from '@precis/domain'
import type { DeviceReply, DeviceRequest } from './protocol.ts'

/** The part of a `Worker` that the engine on the device uses. */
export interface DeviceWorker {
  postMessage(request: DeviceRequest): void
  terminate(): void
  addEventListener(type: 'message', listener: (event: MessageEvent<DeviceReply>) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void
}

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

interface Job {
  readonly request: Extract<DeviceRequest, { type: 'summarize' }>
  readonly onProgress: ((event: ProgressEvent) => void) | undefined
  readonly resolve: (summary: Summary) => void
  readonly reject: (reason: unknown) => void
}

const defaultJobTimeoutMs = 2 * 60_000

function createModuleWorker(): DeviceWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
}

/** Makes the engine's client. Its worker starts with the first document or `prepare`, and a new one replaces it after a crash. */
export function createDeviceEngine(options: DeviceEngineOptions = {}): DeviceEngine {
  const { jobTimeoutMs = defaultJobTimeoutMs, createWorker = createModuleWorker } = options
  const waiting: Job[] = []
  let worker: DeviceWorker | null = null
  let running: Job | null = null
  let jobTimer: ReturnType<typeof setTimeout> | undefined
  let lastId = 0
  let preparing: PromiseWithResolvers<boolean> | null = null

  const stopWorker = () => {
    worker?.terminate()
    worker = null
    preparing?.resolve(false)
    preparing = null
  }
  const finish = (settle: (job: Job) => void) => {
    const job = running
    clearTimeout(jobTimer)
    running = null
    if (job) settle(job)
    startNext()
  }
  const breakOff = (error: AppError) => {
    stopWorker()
    finish(({ reject }) => reject(error))
  }
  const onReply = ({ data }: MessageEvent<DeviceReply>) => {
    if (data.type === 'prepared') return preparing?.resolve(data.isComplete)
    if (data.id !== running?.request.id) return
    switch (data.type) {
      case 'progress':
        running.onProgress?.(data.progress)
        break
      case 'done':
        finish(({ resolve }) => resolve(data.summary))
        break
      case 'failed': {
        const { code, details } = data.error
        const error = new AppError(code, details === undefined ? {} : { detail: details })
        finish(({ reject }) => reject(error))
        break
      }
    }
  }
  const startWorker = (): DeviceWorker => {
    const started = createWorker()
    const onCrash = () => {
      if (worker === started) breakOff(new AppError('internal', { detail: 'the worker crashed' }))
    }
    started.addEventListener('message', (event) => {
      if (worker === started) onReply(event)
    })
    started.addEventListener('error', onCrash)
    started.addEventListener('messageerror', onCrash)
    return started
  }
  const startNext = () => {
    if (running) return
    running = waiting.shift() ?? null
    if (!running) return
    try {
      worker ??= startWorker()
      worker.postMessage(running.request)
      jobTimer = setTimeout(() => breakOff(new AppError('provider_timeout')), jobTimeoutMs)
    } catch (error) {
      stopWorker()
      finish(({ reject }) => reject(new AppError('internal', { cause: error })))
    }
  }
  const cancel = (job: Job, reason: unknown) => {
    const place = waiting.indexOf(job)
    if (place !== -1) {
      waiting.splice(place, 1)
      job.reject(reason)
    } else if (running === job) {
      worker?.postMessage({ id: job.request.id, type: 'cancel' })
      finish(({ reject }) => reject(reason))
    }
  }

  return {
    prepare() {
      if (preparing) return preparing.promise
      const asked = Promise.withResolvers<boolean>()
      try {
        worker ??= startWorker()
        worker.postMessage({ id: null, type: 'prepare' })
        preparing = asked
      } catch {
        // The first document meets the same failure and reports it.
        asked.resolve(false)
      }
      return asked.promise
    },
    async summarize({ content, mode = 'general', language, signal, onProgress }) {
      signal?.throwIfAborted()
      const { promise, resolve, reject } = Promise.withResolvers<Summary>()
      const request = { id: ++lastId, type: 'summarize', content, mode, language } as const
      const job: Job = { request, onProgress, resolve, reject }
      const onAbort = () => cancel(job, signal?.reason)
      signal?.addEventListener('abort', onAbort, { once: true })
      waiting.push(job)
      startNext()
      try {
        return await promise
      } finally {
        signal?.removeEventListener('abort', onAbort)
      }
    },
    close() {
      const reason = new DOMException('The engine was closed.', 'AbortError')
      for (const job of waiting.splice(0)) job.reject(reason)
      stopWorker()
      finish(({ reject }) => reject(reason))
    },
  }
}
