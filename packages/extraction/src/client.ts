import { defaultPolicy, FileError } from '@precis/domain'
import type { ExtractedDocument, ReadingProgress } from './document.ts'
import type { ReaderRequest, ReadReply, ReadRequest } from './protocol.ts'
import { checkClaim } from './validate-file.ts'

/** The part of a `Worker` that the reader uses. */
export interface ReaderWorker {
  postMessage(request: ReaderRequest): void
  terminate(): void
  addEventListener(type: 'message', listener: (event: MessageEvent<ReadReply>) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void
}

export interface ReaderOptions {
  /** Where the tables, fonts and decoders of pdf.js are served; ends in a slash. */
  readonly assetsUrl?: string
  readonly maxFileBytes?: number
  /** Longest silence of a running job before it counts as stuck. */
  readonly idleTimeoutMs?: number
  /** Longest time for a whole file. */
  readonly jobTimeoutMs?: number
  readonly createWorker?: () => ReaderWorker
}

export interface ReadingOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: ReadingProgress) => void
}

/** Reads files off the main thread, one after the other. */
export interface Reader {
  /** Starts the worker and lets it load the readers of every kind, so that reading needs no network later. */
  prepare(): void
  /**
   * Reads a file. Rejects with `FileError`, or with the signal's reason once aborted; an abort ends the work at
   * once.
   */
  read(file: File | null | undefined, options?: ReadingOptions): Promise<ExtractedDocument>
  /** Ends the worker and every unfinished job. */
  dispose(): void
}

interface Job {
  readonly request: ReadRequest
  readonly onProgress: ((progress: ReadingProgress) => void) | undefined
  readonly resolve: (document: ExtractedDocument) => void
  readonly reject: (reason: unknown) => void
}

const defaultIdleTimeoutMs = 90_000
const defaultJobTimeoutMs = 15 * 60_000

function createModuleWorker(): ReaderWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
}

/** Makes a reader. Its worker starts with the first file or `prepare`, and a new one replaces it after a crash or a cancel. */
export function createReader(options: ReaderOptions = {}): Reader {
  const {
    assetsUrl = '/pdfjs/',
    maxFileBytes = defaultPolicy.maxFileBytes,
    idleTimeoutMs = defaultIdleTimeoutMs,
    jobTimeoutMs = defaultJobTimeoutMs,
    createWorker = createModuleWorker,
  } = options
  const waiting: Job[] = []
  let worker: ReaderWorker | null = null
  let running: Job | null = null
  let idleTimer: ReturnType<typeof setTimeout> | undefined
  let jobTimer: ReturnType<typeof setTimeout> | undefined
  let lastId = 0

  const stopWorker = () => {
    worker?.terminate()
    worker = null
  }
  const finish = (settle: (job: Job) => void) => {
    const job = running
    clearTimeout(idleTimer)
    clearTimeout(jobTimer)
    running = null
    if (job) settle(job)
    startNext()
  }
  const breakOff = (cause: string) => {
    stopWorker()
    finish(({ reject }) => reject(new FileError('failed', new Error(cause))))
  }
  const watchIdle = () => {
    clearTimeout(idleTimer)
    idleTimer = setTimeout(() => breakOff('the reading came to a halt'), idleTimeoutMs)
  }
  const onReply = ({ data }: MessageEvent<ReadReply>) => {
    if (data.id !== running?.request.id) return
    switch (data.type) {
      case 'progress':
        watchIdle()
        running.onProgress?.(data.progress)
        break
      case 'done':
        finish(({ resolve }) => resolve(data.document))
        break
      case 'failed':
        finish(({ reject }) => reject(new FileError(data.code)))
        break
    }
  }
  const startWorker = (): ReaderWorker => {
    const started = createWorker()
    const onCrash = () => {
      if (worker === started) breakOff('the worker crashed')
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
      watchIdle()
      jobTimer = setTimeout(() => breakOff('the reading took too long'), jobTimeoutMs)
    } catch (error) {
      stopWorker()
      finish(({ reject }) => reject(new FileError('failed', error)))
    }
  }
  const cancel = (job: Job, reason: unknown) => {
    const place = waiting.indexOf(job)
    if (place !== -1) {
      waiting.splice(place, 1)
      job.reject(reason)
    } else if (running === job) {
      stopWorker()
      finish(({ reject }) => reject(reason))
    }
  }

  return {
    prepare() {
      try {
        worker ??= startWorker()
        worker.postMessage({ type: 'prepare' })
      } catch {
        // The first file meets the same failure and reports it.
      }
    },
    async read(file, { signal, onProgress } = {}) {
      checkClaim(file, maxFileBytes)
      if (!file) throw new FileError('no_file')
      signal?.throwIfAborted()
      const { promise, resolve, reject } = Promise.withResolvers<ExtractedDocument>()
      const request: ReadRequest = { type: 'read', id: ++lastId, file, assetsUrl, maxFileBytes }
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
    dispose() {
      const reason = new DOMException('The reader was closed.', 'AbortError')
      for (const job of waiting.splice(0)) job.reject(reason)
      stopWorker()
      finish(({ reject }) => reject(reason))
    },
  }
}
