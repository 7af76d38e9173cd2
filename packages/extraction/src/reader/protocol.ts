import type { FileErrorCode, PreparedReply } from '@precis/domain'
import type { ExtractedDocument, ReadingProgress } from '../document/document.ts'
import type { PageImage } from '../document/page-image.ts'
import type { Turn } from '../ocr/image/gray-image.ts'
import type { OcrLanguage } from '../ocr/ocr-languages.ts'

interface Request {
  readonly id: number
  readonly maxFileBytes: number
  readonly password: string | undefined
}

/** A job for the worker. Files travel as handles, never as bytes. */
export type ReadRequest = Request &
  (
    | {
        readonly type: 'file'
        readonly file: File
        readonly language: OcrLanguage | undefined
        readonly knownPages: readonly number[]
      }
    | {
        readonly type: 'photos'
        readonly files: readonly File[]
        readonly language: OcrLanguage | undefined
      }
    | {
        readonly type: 'pageImage'
        readonly file: File
        readonly page: number
        readonly widthPx: number
        readonly turn: Turn
      }
  )

/**
 * What the page asks of the worker. `prepare` loads every reader ahead of the first file; `skip` leaves the pages that are
 * still to be recognized as they are.
 */
export type ReaderRequest = ReadRequest | { readonly type: 'prepare' } | { readonly type: 'skip' }

/** What the worker answers to a job, which ends with `done`, `drawn` or `failed`. */
export type JobReply =
  | { readonly id: number; readonly type: 'progress'; readonly progress: ReadingProgress }
  | { readonly id: number; readonly type: 'done'; readonly document: ExtractedDocument }
  | { readonly id: number; readonly type: 'drawn'; readonly image: PageImage }
  | { readonly id: number; readonly type: 'failed'; readonly code: FileErrorCode }

/** What the worker answers. It is prepared when every reader could be loaded. */
export type ReadReply = JobReply | PreparedReply
