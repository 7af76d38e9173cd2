import type { ExtractedDocument, PageSpan } from '@precis/extraction'
import { describe, expect, it } from 'vitest'
import { groupPages, heightOfPages, pageIndexOf, spotInPages, type ViewPage } from './pages.ts'
import { cutSegments } from './segments.ts'

/** Pages of these lengths, parted by blank lines. */
function pagesOf(lengths: readonly number[]) {
  let content = ''
  const pages: PageSpan[] = lengths.map((length, index) => {
    if (length > 0 && content !== '') content += '\n\n'
    const start = content.length
    content += 'word '.repeat(length / 5)
    const source = length > 0 ? 'text' : 'blank'
    return { number: index + 1, start, end: content.length, source }
  })
  const document: ExtractedDocument = { kind: 'pdf', content, pages, sections: [] }
  const segments = cutSegments(document)
  return { segments, pages: groupPages(document, segments) }
}

const heightOf = (page: ViewPage) => 100 + page.index

describe('pages that are not rendered', () => {
  it('are found again by the room that is left for them', () => {
    const { pages, segments } = pagesOf([500, 0, 0, 20_000, 500])
    for (const page of pages) {
      const top = heightOfPages(pages, heightOf, 0, page.index)
      for (const distance of [top, top + 50, top + heightOf(page) - 1]) {
        const { index, offset } = spotInPages(pages, heightOf, 0, pages.length, distance)
        expect(pageIndexOf(segments[index])).toBe(page.index)
        expect(offset).toBeGreaterThanOrEqual(segments[index]?.start ?? 0)
        expect(offset).toBeLessThanOrEqual(segments[index]?.end ?? 0)
      }
    }
  })

  it('lead to the right part of a long page', () => {
    const { pages, segments } = pagesOf([500, 30_000])
    const halfway = heightOf(pages[0] as ViewPage) + heightOf(pages[1] as ViewPage) / 2
    const { index, offset } = spotInPages(pages, heightOf, 0, 2, halfway)
    expect(offset).toBeCloseTo(15_502, -1)
    expect(segments[index]).toMatchObject({ page: 2, isPageStart: false, isPageEnd: false })
  })

  it('end with the last of them, however far below', () => {
    const { pages, segments } = pagesOf([500, 500, 500])
    expect(spotInPages(pages, heightOf, 0, 2, 9_999).index).toBe(segments[1]?.index)
    expect(spotInPages(pages, heightOf, 1, 3, -5).index).toBe(segments[1]?.index)
  })
})
