import type { ExportInput } from '@precis/domain'

/** What an export is made from. */
export interface ExportSource {
  title: string
  documentId: string
  input: ExportInput
  /** BCP 47; the document's own when null. */
  language: string | null
  /** What its reader pinned, with the passages it rests on. */
  notes: {
    text: string
    question: string | null
    sources: { label: string; quote: string }[]
  }[]
  /** How the server is asked to write it. */
  sending: {
    /** The input as it is sent, with what is hidden of the document. */
    input(signal: AbortSignal): Promise<ExportInput>
    /** Puts what is hidden back into what was written. */
    restore(text: string): string
    fetch: typeof fetch
  }
}

export interface ExportSlot {
  isOpen: boolean
  onClose: () => void
  source: ExportSource
}
