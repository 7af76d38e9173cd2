import { type PageSource, type PageSpan, pageDoubt } from '@precis/extraction'
import { describe, expect, it } from 'vitest'
import { joinPages, readingCoverage } from './reading-coverage.ts'

function paged(sources: PageSource[]) {
  const pages = sources.map((source, index) => ({ number: index + 1, start: 0, end: 10, source }))
  return { pages }
}

describe('readingCoverage', () => {
  it('says how many pages were read, and how', () => {
    expect(readingCoverage(paged(['text', 'text'])).sentence).toBe('2 of 2 pages read.')
    expect(readingCoverage(paged(['text', 'ocr', 'blank'])).sentence).toBe(
      '3 of 3 pages read: 1 text, 1 recognized, 1 blank.',
    )
  })

  it('names the pages that were lost', () => {
    const coverage = readingCoverage(paged(['text', 'unread', 'failed', 'text', 'unread']))
    expect(coverage.isComplete).toBe(false)
    expect(coverage.sentence).toBe('2 of 5 pages read. Pages 2, 3 and 5 could not be read.')
  })

  it('does not call lost what was skipped', () => {
    const { pages } = paged(['text', 'unread', 'unread', 'failed', 'unread'])
    const skipped = pages.map((page) =>
      page.number === 2 || page.number === 3 ? { ...page, isSkipped: true as const } : page,
    )
    const coverage = readingCoverage({ pages: skipped })
    expect(coverage).toMatchObject({
      sentence: '1 of 5 pages read. Pages 4 and 5 could not be read. Pages 2 and 3 were skipped.',
      brief: '1 of 5 pages read. 2 could not be read. 2 were skipped.',
      isComplete: false,
      isOnlySkipped: false,
    })
    expect(readingCoverage({ pages: skipped.slice(0, 3) }).isOnlySkipped).toBe(true)
  })

  it('says what a person has put right, and no longer doubts it', () => {
    const page = (number: number, more: Partial<PageSpan>): PageSpan => ({
      number,
      start: 0,
      end: 10,
      source: 'ocr',
      ...more,
    })
    const pages = [
      page(1, { confidence: 40 }),
      page(2, { confidence: 40, review: 'corrected' }),
      page(3, { confidence: 40, review: 'confirmed' }),
      page(4, { source: 'failed', review: 'corrected' }),
      page(5, { source: 'unread', review: 'confirmed' }),
      page(6, { source: 'text' }),
    ]
    expect(pages.map(pageDoubt)).toEqual(['unsure', null, null, null, null, null])
    expect(readingCoverage({ pages })).toEqual({
      sentence:
        '6 of 6 pages read: 1 text, 3 recognized, 1 typed in, 1 without text. Page 1 was hard to read. Pages 2 and 4 were corrected by hand. Pages 3 and 5 were checked by hand.',
      brief:
        '6 of 6 pages read: 1 text, 3 recognized, 1 typed in, 1 without text. 1 was hard to read.',
      isComplete: true,
      isOnlySkipped: false,
      isDoubtful: true,
    })
  })

  it('joins page numbers as people write them', () => {
    expect(joinPages([3])).toBe('3')
    expect(joinPages([3, 7])).toBe('3 and 7')
    expect(joinPages([2, 4, 5, 6, 9])).toBe('2, 4 to 6 and 9')
  })
})
