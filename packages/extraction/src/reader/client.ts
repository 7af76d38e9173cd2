import {
  createJobQueue,
  defaultPolicy,
  FileError,
  type JobFault,
  type JobWorker,
} from '@precis/domain'
import type { ExtractedDocument, ReadingProgress } from '../document/document.ts'
import type { PageImage } from '../document/page-image.ts'
import type { Turn } from '../ocr/image/gray-image.ts'
import type { OcrLanguage } from '../ocr/ocr-languages.ts'
import type { JobReply, ReaderRequest, ReadReply, ReadRequest } from './protocol.ts'
import { checkClaim } from './validate-file.ts'

/** The part of a `Worker` that the reader uses. */
export type ReaderWorker = JobWorker<ReaderRequest, ReadReply>

export interface ReaderOptions {
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
  /** The language that images of text are read in; guessed when left out. */
  readonly language?: OcrLanguage | undefined
  /** Pages of a PDF, counted from 1, whose images need no reading because their text is known. */
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

type Answer = Extract<JobReply, { type: 'done' | 'drawn' }>

// Longer than the recognition waits for one page.
const defaultIdleTimeoutMs = 150_000
const defaultJobTimeoutMs = 60 * 60_000

/** The worker that a reader starts unless it is given another. */
export function createModuleWorker(): ReaderWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
}

function errorOf(fault: JobFault, cause: unknown = new Error(`worker ${fault}`)): FileError {
  return new FileError('failed', cause)
}

/** Makes a reader. Its worker starts with the first file or `prepare`, and a new one replaces it after a crash or a cancel. */
export function createReader(options: ReaderOptions = {}): Reader {
  const {
    maxFileBytes = defaultPolicy.maxFileBytes,
    idleTimeoutMs = defaultIdleTimeoutMs,
    jobTimeoutMs = defaultJobTimeoutMs,
    createWorker = createModuleWorker,
  } = options
  // A canceled job ends the worker: reading cannot be interrupted otherwise.
  const queue = createJobQueue<ReaderRequest, JobReply>({
    createWorker,
    prepareRequest: { type: 'prepare' },
    jobTimeoutMs,
    idleTimeoutMs,
    errorOf,
  })
  let lastId = 0

  const ask = (
    request: ReadRequest,
    { signal, onProgress }: Pick<ReadingOptions, 'signal' | 'onProgress'>,
  ) =>
    queue.run<Answer>(
      request,
      (reply) => {
        if (reply.type === 'failed') return { error: new FileError(reply.code) }
        if (reply.type !== 'progress') return { result: reply }
        onProgress?.(reply.progress)
        return 'goes on'
      },
      signal,
    )
  const documentOf = (answer: Answer): ExtractedDocument => {
    if (answer.type !== 'done') throw new FileError('failed')
    return answer.document
  }
  const common = (password?: string) => ({ id: ++lastId, maxFileBytes, password })

  return {
    prepare: queue.prepare,
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
    dispose: () => queue.close(new DOMException('The reader was closed.', 'AbortError')),
  }
}
