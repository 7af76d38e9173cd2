import type { ExportInput } from '@precis/domain'

/** An analysed document with the summary that exports are written from. */
export interface ExportSource {
  title: string
  documentId: string
  input: ExportInput
  /** BCP 47; the document's own when null or left out. */
  language?: string | null
  /** How the server is asked to write it; as it is when left out. */
  sending?: {
    /** The input as it is sent, with what is hidden of the document. */
    input(signal: AbortSignal): Promise<ExportInput>
    /** Puts what is hidden back into what was written. */
    restore(text: string): string
    fetch: typeof fetch
  }
}
