import type { ExtractedDocument, PageSource } from '@precis/extraction'
import { describe, expect, it } from 'vitest'
import { holdReason, resultCoverage } from './coverage.ts'

function paged(sources: PageSource[], text = 'x'.repeat(400)): ExtractedDocument {
  const pages = sources.map((source, index) => ({ number: index + 1, start: 0, end: 10, source }))
  return { kind: 'pdf', content: text.repeat(sources.length), pages, sections: [] }
}

describe('coverage', () => {
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
      sentence: '1 of 1 page read. 99% of the text was analyzed.',
      isComplete: false,
      isDoubtful: false,
    })
  })
})
