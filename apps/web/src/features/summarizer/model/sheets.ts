import type { ExtractedDocument, PageSource } from '@precis/extraction'
import type { Slab } from './slabs.ts'

/** A sheet of the source on screen: a page, or the whole text of a file without pages. */
export interface Sheet {
  readonly page: number | null
  readonly slabs: readonly Slab[]
  readonly emptiness: string | null
}

const emptyText: Readonly<Record<PageSource, string>> = {
  text: 'There is no text on this page.',
  ocr: 'No words were recognized on this page.',
  blank: 'This page is blank.',
  unread: 'This page holds a picture whose text could not be read.',
  failed: 'This page could not be read.',
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
        emptiness: isEmpty ? emptyText[page?.source ?? 'text'] : null,
      })
    }
    sheets.at(-1)?.slabs.push(slab)
  }
  return sheets
}
