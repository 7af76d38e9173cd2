import type { ExportInput } from '@precis/domain'

/** An analysed document with the summary that exports are written from. */
export interface ExportSource {
  title: string
  documentId: string
  input: ExportInput
  /** BCP 47; the document's own when null or left out. */
  language?: string | null
}
