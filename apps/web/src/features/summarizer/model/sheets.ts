import { type ExtractedDocument, emptyPageText, type PageSpan } from '@precis/extraction'
import type { Slab } from './slabs.ts'

/** A sheet of the source on screen: a page, or the whole text of a file without pages. */
export interface Sheet {
  readonly page: number | null
  readonly slabs: readonly Slab[]
  readonly emptiness: string | null
}

function emptinessOf(page: PageSpan | undefined): string {
  if (page?.review === 'corrected') return 'The text of this page was taken out by hand.'
  return emptyPageText[page?.source ?? 'text']
}

/** Groups slabs into sheets. */
export function cutSheets(document: ExtractedDocument, slabs: readonly Slab[]): Sheet[] {
  const sheets: { page: number | null; slabs: Slab[]; emptiness: string | null }[] = []
  for (const slab of slabs) {
    if (slab.isSheetStart) {
      const page = slab.page === null ? undefined : document.pages[sheets.length]
      const isEmpty = slab.isSheetEnd && slab.start === slab.end
      sheets.push({
        page: slab.page,
        slabs: [],
        emptiness: isEmpty ? emptinessOf(page) : null,
      })
    }
    sheets.at(-1)?.slabs.push(slab)
  }
  return sheets
}
