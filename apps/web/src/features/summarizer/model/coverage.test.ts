import type { ExtractedDocument, PageSource } from '@precis/extraction'
import { describe, expect, it } from 'vitest'
import { holdReason, joinPages, readingCoverage, resultCoverage } from './coverage.ts'

function paged(sources: PageSource[], text = 'x'.repeat(400)): ExtractedDocument {
  const pages = sources.map((source, index) => ({ number: index + 1, start: 0, end: 10, source }))
  return { kind: 'pdf', content: text.repeat(sources.length), pages, sections: [] }
}

describe('coverage', () => {
  it('says how many pages were read, and how', () => {
    expect(readingCoverage(paged(['text', 'text'])).sentence).toBe('2 of 2 pages read.')
    expect(readingCoverage(paged(['text', 'ocr', 'blank'])).sentence).toBe(
      '3 of 3 pages read: 1 text, 1 recognised, 1 blank.',
    )
  })

  it('names the pages that were lost', () => {
    const coverage = readingCoverage(paged(['text', 'unread', 'failed', 'text', 'unread']))
    expect(coverage.isComplete).toBe(false)
    expect(coverage.sentence).toBe('2 of 5 pages read. Pages 2, 3 and 5 could not be read.')
  })

  it('joins page numbers as people write them', () => {
    expect(joinPages([3])).toBe('3')
    expect(joinPages([3, 7])).toBe('3 and 7')
    expect(joinPages([2, 4, 5, 6, 9])).toBe('2, 4 to 6 and 9')
  })

  it('holds for lost pages and for almost no text, never for pasted text', () => {
    expect(holdReason(paged(['text', 'failed']))).toContain('Page 2 could not be read.')
    expect(holdReason(paged(['text', 'text'], 'x'))).toBe(
      'Only 2 characters of text were found on 2 pages.',
    )
    expect(holdReason(paged(['text', 'text']))).toBeNull()
    expect(holdReason({ kind: 'paste', content: 'x', pages: [], sections: [] })).toBeNull()
  })

  it('never rounds a part up to the whole', () => {
    const coverage = resultCoverage(paged(['text']), { characters: 1000, analysed: 999, parts: 2 })
    expect(coverage).toEqual({
      sentence: '1 of 1 page read. 99% of the text was analysed.',
      isComplete: false,
    })
  })
})
