import type { ExportInput } from '@precis/domain'

/** A point or an answer that its reader pinned. */
export interface ExportNote {
  readonly text: string
  /** What it answers; null for a point of the summary. */
  readonly question: string | null
  readonly sources: readonly { readonly label: string; readonly quote: string }[]
}

/** An analysed document with the summary that exports are written from. */
export interface ExportSource {
  title: string
  documentId: string
  input: ExportInput
  /** BCP 47; the document's own when null or left out. */
  language?: string | null
  /** Stand at the end of every file, made on the device. */
  notes?: readonly ExportNote[]
  /** How the server is asked to write it; unchanged when left out. */
  sending?: {
    /** The input as it is sent, with what is hidden of the document. */
    input(signal: AbortSignal): Promise<ExportInput>
    /** Puts what is hidden back into what was written. */
    restore(text: string): string
    fetch: typeof fetch
  }
}
