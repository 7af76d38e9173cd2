import type { ExtractedDocument, PageSpan } from '@precis/extraction'
import { emptyPageText } from '../../../document-view/reading-coverage.ts'
import { estimateHeight, type Slab } from './segments.ts'

/** A sheet of the source on screen: a page, or the whole text of a file without pages. */
export interface Sheet {
  readonly index: number
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
  const sheets: (Sheet & { slabs: Slab[] })[] = []
  for (const slab of slabs) {
    if (slab.isSheetStart) {
      const page = slab.page === null ? undefined : document.pages[sheets.length]
      const isEmpty = slab.isSheetEnd && slab.start === slab.end
      sheets.push({
        index: sheets.length,
        page: slab.page,
        slabs: [],
        emptiness: isEmpty ? emptinessOf(page) : null,
      })
    }
    sheets.at(-1)?.slabs.push(slab)
  }
  return sheets
}

/** The index of the sheet that a slab lies on. */
export function sheetOf(slab: Slab | undefined): number {
  return (slab?.page ?? 1) - 1
}

const edgesPx = 120

/** A first guess at the height of a sheet that was never rendered, with the space below it, in pixels. */
export function estimateSheetHeight(sheet: Sheet): number {
  return sheet.slabs.reduce((height, slab) => height + estimateHeight(slab), edgesPx)
}

type HeightOf = (sheet: Sheet) => number

/** The height of the sheets from `first` up to, and without, `end`. */
export function heightOfSheets(
  sheets: readonly Sheet[],
  heightOf: HeightOf,
  first: number,
  end: number,
): number {
  let height = 0
  for (let index = first; index < end; index++) {
    const sheet = sheets[index]
    if (sheet) height += heightOf(sheet)
  }
  return height
}

/** A place in the text, and the slab that it lies in. */
export interface Spot {
  readonly index: number
  readonly offset: number
}

/** What lies `distance` pixels below the top of sheet `first`, before sheet `end`. */
export function spotInSheets(
  sheets: readonly Sheet[],
  heightOf: HeightOf,
  first: number,
  end: number,
  distance: number,
): Spot {
  let left = Math.max(0, distance)
  let at = first
  for (; at < end - 1; at++) {
    const sheet = sheets[at]
    const height = sheet ? heightOf(sheet) : 0
    if (left < height) break
    left -= height
  }
  const sheet = sheets[at]
  if (!sheet) return { index: 0, offset: 0 }
  const start = sheet.slabs[0]?.start ?? 0
  const length = (sheet.slabs.at(-1)?.end ?? start) - start
  const offset = Math.floor(start + Math.min(1, left / Math.max(1, heightOf(sheet))) * length)
  const slab = sheet.slabs.findLast((one) => one.start <= offset)
  return { index: slab?.index ?? 0, offset }
}
