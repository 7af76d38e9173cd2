import { defaultPolicy, FileError } from '@precis/domain'
import type { ExtractedDocument, ReadingProgress } from '../document/document.ts'
import type { PageImage } from '../document/page-image.ts'
import type { Turn } from '../ocr/image/gray-image.ts'
import type { OcrLanguage } from '../ocr/ocr-languages.ts'
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
  /** Where the run-time parts of pdf.js and of the text recognition are served; each ends in a slash. */
  readonly assets?: ReadRequest['assets']
  readonly maxFileBytes?: number
  /** Longest silence of a running job before it counts as stuck. */
  readonly idleTimeoutMs?: number
  /** Longest time for a whole file. */
  readonly jobTimeoutMs?: number
  readonly createWorker?: () => ReaderWorker
}

export interface ReadingOptions {
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: ReadingProgress) => void) | undefined
  /** Opens an encrypted PDF; it does not leave the device. */
  readonly password?: string | undefined
  /** The language that pictures of text are read in; guessed when left out. */
  readonly language?: OcrLanguage | undefined
  /** Pages of a PDF, counted from 1, whose pictures need no reading because their text is known. */
  readonly knownPages?: readonly number[] | undefined
}

export interface ImageOptions {
  readonly signal?: AbortSignal | undefined
  readonly widthPx: number
  readonly turn?: Turn | undefined
  readonly password?: string | undefined
}

/** Reads files off the main thread, one after the other. */
export interface Reader {
  /** Starts the worker and lets it load the readers of every kind, so that reading needs no network later. Resolves to whether all could be loaded. */
  prepare(): Promise<boolean>
  /**
   * Reads a file. Rejects with `FileError`, or with the signal's reason once aborted; an abort ends the work at
   * once.
   */
  read(file: File | null | undefined, options?: ReadingOptions): Promise<ExtractedDocument>
  /** Reads photos of pages, each one page, in the order given. */
  readPhotos(files: readonly File[], options?: ReadingOptions): Promise<ExtractedDocument>
  /** Draws a page of a PDF (counted from 1), or a photo, `widthPx` wide and upright. */
  pageImage(file: File, page: number, options: ImageOptions): Promise<PageImage>
  /** Ends the worker and every unfinished job. */
  dispose(): void
}

type Answer = Extract<ReadReply, { type: 'done' | 'drawn' }>

interface Job {
  readonly request: ReadRequest
  readonly onProgress: ((progress: ReadingProgress) => void) | undefined
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: unknown) => void
}

// Longer than the recognition waits for one page.
const defaultIdleTimeoutMs = 150_000
const defaultJobTimeoutMs = 60 * 60_000

function createModuleWorker(): ReaderWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
}

/** Makes a reader. Its worker starts with the first file or `prepare`, and a new one replaces it after a crash or a cancel. */
export function createReader(options: ReaderOptions = {}): Reader {
  const {
    assets = { pdfjsUrl: '/pdfjs/', tesseractUrl: '/tesseract/' },
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
  let preparing: PromiseWithResolvers<boolean> | null = null

  const stopWorker = () => {
    worker?.terminate()
    worker = null
    preparing?.resolve(false)
    preparing = null
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
    if (data.type === 'prepared') return preparing?.resolve(data.isComplete)
    if (data.id !== running?.request.id) return
    switch (data.type) {
      case 'progress':
        watchIdle()
        running.onProgress?.(data.progress)
        break
      case 'done':
      case 'drawn':
        finish(({ resolve }) => resolve(data))
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

  const ask = async (
    request: ReadRequest,
    { signal, onProgress }: Pick<ReadingOptions, 'signal' | 'onProgress'>,
  ): Promise<Answer> => {
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
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
  }
  const documentOf = (answer: Answer): ExtractedDocument => {
    if (answer.type !== 'done') throw new FileError('failed')
    return answer.document
  }
  const common = (password?: string) => ({ id: ++lastId, assets, maxFileBytes, password })

  return {
    prepare() {
      if (preparing) return preparing.promise
      const asked = Promise.withResolvers<boolean>()
      try {
        worker ??= startWorker()
        worker.postMessage({ type: 'prepare' })
        preparing = asked
      } catch {
        // The first file meets the same failure and reports it.
        asked.resolve(false)
      }
      return asked.promise
    },
    async read(file, options = {}) {
      checkClaim(file, maxFileBytes)
      if (!file) throw new FileError('no_file')
      const { password, language, knownPages = [] } = options
      const request = { ...common(password), type: 'file', file, language, knownPages } as const
      return documentOf(await ask(request, options))
    },
    async readPhotos(files, options = {}) {
      const { language } = options
      return documentOf(await ask({ ...common(), type: 'photos', files, language }, options))
    },
    async pageImage(file, page, options) {
      const { password, widthPx, turn = 0 } = options
      const request = { ...common(password), type: 'pageImage', file, page, widthPx, turn } as const
      const answer = await ask(request, options)
      if (answer.type !== 'drawn') throw new FileError('failed')
      return answer.image
    },
    dispose() {
      const reason = new DOMException('The reader was closed.', 'AbortError')
      for (const job of waiting.splice(0)) job.reject(reason)
      stopWorker()
      finish(({ reject }) => reject(reason))
    },
  }
}
