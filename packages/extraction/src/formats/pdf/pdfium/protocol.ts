import type { PageText } from './page-text.ts'

/** What the reader asks of the thread that PDFium works in. */
export type PdfiumRequest =
  | {
      readonly type: 'open'
      readonly engine: WebAssembly.Module
      readonly file: Blob
      readonly password: string | undefined
    }
  | { readonly type: 'page'; readonly number: number }
  | { readonly type: 'close' }

/** What that thread answers. A page without a text is one for pdf.js; after `failed` nothing else follows. */
export type PdfiumReply =
  | { readonly type: 'opened'; readonly pages: number }
  | { readonly type: 'page'; readonly number: number; readonly text: PageText | null }
  | { readonly type: 'failed' }

/** A thread that PDFium works in. */
export interface PdfiumThread {
  post(request: PdfiumRequest): void
  /** Tells what the thread answers; its own end counts as `failed`. */
  listen(onReply: (reply: PdfiumReply) => void): void
  end(): void
}

/** A thread that has answered everything and may serve the next file. */
export interface LentThread extends PdfiumThread {
  giveBack(): void
}

/** Where PDFium comes from, a browser or Node.js, and how long it may take to start with a file and for a page. */
export interface PdfiumHost {
  /** How many processors there are. */
  readonly cores: number
  readonly openMs: number
  readonly pageMs: number
  compile(): Promise<WebAssembly.Module>
  startThread(): LentThread
}
