import type { FileErrorCode } from '@precis/domain'
import type { ExtractedDocument, ReadingProgress } from './document.ts'

/** Reads a file. It travels as a handle, never as bytes. */
export interface ReadRequest {
  readonly type: 'read'
  readonly id: number
  readonly file: File
  readonly assetsUrl: string
  readonly maxFileBytes: number
}

/** What the page asks of the worker. `prepare` loads every reader ahead of the first file and is not answered. */
export type ReaderRequest = ReadRequest | { readonly type: 'prepare' }

/** What the worker answers; a job ends with `done` or `failed`. */
export type ReadReply =
  | { readonly id: number; readonly type: 'progress'; readonly progress: ReadingProgress }
  | { readonly id: number; readonly type: 'done'; readonly document: ExtractedDocument }
  | { readonly id: number; readonly type: 'failed'; readonly code: FileErrorCode }
