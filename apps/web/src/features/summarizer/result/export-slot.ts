import type { ExportInput } from '@precis/domain'

/** What an export is made from. */
export interface ExportSource {
  title: string
  documentId: string
  input: ExportInput
  /** BCP 47; the document's own when null. */
  language: string | null
}

export interface ExportSlot {
  isOpen: boolean
  onClose: () => void
  source: ExportSource
}
