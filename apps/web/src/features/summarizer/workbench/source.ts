import type { ExtractedDocument, OcrLanguage, ReadingProgress } from '@precis/extraction'
import { photosName } from '../upload/photos/photos.ts'
import * as texts from './texts.ts'
import type { Choices, Job } from './work-state.ts'

const pastedName = texts.pastedText

export type FileSource =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'photos'; readonly files: readonly File[] }

export type Source = FileSource | { readonly kind: 'paste'; readonly text: string }

export interface ReadOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: ReadingProgress) => void
  /** Opens an encrypted PDF. */
  readonly password?: string | undefined
  /** The language that images of text are read in; guessed when left out. */
  readonly language?: OcrLanguage | undefined
  /** Aborted, it leaves the pages unread whose recognition has not begun. */
  readonly skipRecognition?: AbortSignal | undefined
  /** Pages whose text was written by hand, so that their images need no reading. */
  readonly knownPages?: readonly number[] | undefined
}

export type ReadSource = (source: Source, options: ReadOptions) => Promise<ExtractedDocument>

/** What is known of a document before it is read, and what is asked of it. */
export function jobOf(source: Source, { mode, language }: Choices): Job {
  const asked = { kind: source.kind, mode, language }
  switch (source.kind) {
    case 'file':
      return { ...asked, name: source.file.name, sizeBytes: source.file.size }
    case 'photos': {
      const sizeBytes = source.files.reduce((sum, { size }) => sum + size, 0)
      return { ...asked, name: photosName(source.files), sizeBytes }
    }
    case 'paste':
      return { ...asked, name: pastedName, sizeBytes: null }
  }
}
