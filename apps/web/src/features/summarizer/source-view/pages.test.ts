import type { ExtractedDocument, PageSpan } from '@precis/extraction'
import { describe, expect, it } from 'vitest'
import { groupPages, pageIndexOf } from './pages.ts'
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

describe('the pages of the source', () => {
  it('hold their segments in order, a long page several', () => {
    const { pages, segments } = pagesOf([500, 0, 20_000, 500])
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3, 4])
    expect(pages.flatMap((page) => page.segments)).toEqual(segments)
    expect(pages[2]?.segments.length).toBeGreaterThan(2)
    for (const page of pages)
      for (const segment of page.segments) expect(pageIndexOf(segment)).toBe(page.index)
  })

  it('say what an empty page is', () => {
    const { pages } = pagesOf([500, 0])
    expect(pages.map(({ emptiness }) => emptiness !== null)).toEqual([false, true])
  })
})
