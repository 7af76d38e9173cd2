import type { ExtractedDocument, PageSpan } from '@precis/extraction'
import { describe, expect, it } from 'vitest'
import { cutSheets, heightOfSheets, type Sheet, sheetOf, spotInSheets } from './pages.ts'
import { cutSlabs } from './segments.ts'

/** Pages of these lengths, parted by blank lines. */
function sheetsOf(lengths: readonly number[]) {
  let content = ''
  const pages: PageSpan[] = lengths.map((length, index) => {
    if (length > 0 && content !== '') content += '\n\n'
    const start = content.length
    content += 'word '.repeat(length / 5)
    const source = length > 0 ? 'text' : 'blank'
    return { number: index + 1, start, end: content.length, source }
  })
  const document: ExtractedDocument = { kind: 'pdf', content, pages, sections: [] }
  const slabs = cutSlabs(document)
  return { slabs, sheets: cutSheets(document, slabs) }
}

const heightOf = (sheet: Sheet) => 100 + sheet.index

describe('sheets that are not rendered', () => {
  it('are found again by the room that is left for them', () => {
    const { sheets, slabs } = sheetsOf([500, 0, 0, 20_000, 500])
    for (const sheet of sheets) {
      const top = heightOfSheets(sheets, heightOf, 0, sheet.index)
      for (const distance of [top, top + 50, top + heightOf(sheet) - 1]) {
        const { index, offset } = spotInSheets(sheets, heightOf, 0, sheets.length, distance)
        expect(sheetOf(slabs[index])).toBe(sheet.index)
        expect(offset).toBeGreaterThanOrEqual(slabs[index]?.start ?? 0)
        expect(offset).toBeLessThanOrEqual(slabs[index]?.end ?? 0)
      }
    }
  })

  it('lead to the right part of a long page', () => {
    const { sheets, slabs } = sheetsOf([500, 30_000])
    const halfway = heightOf(sheets[0] as Sheet) + heightOf(sheets[1] as Sheet) / 2
    const { index, offset } = spotInSheets(sheets, heightOf, 0, 2, halfway)
    expect(offset).toBeCloseTo(15_502, -1)
    expect(slabs[index]).toMatchObject({ page: 2, isSheetStart: false, isSheetEnd: false })
  })

  it('end with the last of them, however far below', () => {
    const { sheets, slabs } = sheetsOf([500, 500, 500])
    expect(spotInSheets(sheets, heightOf, 0, 2, 9_999).index).toBe(slabs[1]?.index)
    expect(spotInSheets(sheets, heightOf, 1, 3, -5).index).toBe(slabs[1]?.index)
  })
})
