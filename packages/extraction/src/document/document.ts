import type { Turn } from '../ocr/image/gray-image.ts'
import type { OcrLanguage } from '../ocr/ocr-languages.ts'
import type { WordBox } from './page-image.ts'

export const documentKinds = [
  ...(['pdf', 'docx', 'doc', 'rtf', 'txt', 'md', 'photo', 'paste'] as const),
  ...(['odt', 'epub', 'html', 'pptx', 'xlsx', 'eml'] as const),
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** How the text of a page came to be. `unread` holds an image but no text that could be had; `blank` holds nothing. */
export type PageSource = 'text' | 'ocr' | 'blank' | 'unread' | 'failed'

/** What a person did to a page's text before the analysis: put it right, or found it right as it is. */
export type PageReview = 'corrected' | 'confirmed'

/** One page of a paged file. `start` and `end` are UTF-16 offsets into the document's content. */
export interface PageSpan {
  /** Counts from 1. */
  readonly number: number
  readonly start: number
  readonly end: number
  readonly source: PageSource
  /** 0 to 100, for recognized pages. */
  readonly confidence?: number
  /** How a recognized page had to be turned, clockwise, to stand upright. */
  readonly turn?: Turn
  /** Places of the words of a recognized page. */
  readonly words?: readonly WordBox[]
  readonly review?: PageReview
  /** Somebody chose to leave it unread. */
  readonly isSkipped?: true
  /** What was read before it was corrected by hand. */
  readonly readAs?: string
}

/** A heading and the text under it, up to the next heading. Offsets as in {@link PageSpan}; `level` counts from 1. */
export interface SectionSpan {
  readonly title: string
  readonly level: number
  readonly start: number
  readonly end: number
}

/** What reading a file gives: one text, and where its pages and sections lie in it. */
export interface ExtractedDocument {
  readonly kind: DocumentKind
  /**
   * Cleaned text of the whole document; exactly what is sent for analysis. Pages and paragraphs are parted by a
   * blank line; a sentence that goes on over the page goes on here, its pages' spans touching or a space apart.
   */
  readonly content: string
  /** In order; empty for files without pages. */
  readonly pages: readonly PageSpan[]
  /** In order; empty when no headings were found. */
  readonly sections: readonly SectionSpan[]
  /** The language that recognized pages were read in. */
  readonly ocrLanguage?: OcrLanguage
}

/** How far the reading is. */
export interface ReadingProgress {
  readonly stage: 'opening' | 'reading' | 'recognizing'
  /** Pages finished, of `total`; both 0 while unknown. */
  readonly done: number
  readonly total: number
  /** The language that images of text are being read in. */
  readonly language?: OcrLanguage
}
