import type { ExtractedDocument, PageSource } from '@precis/extraction'
import { describe, expect, it } from 'vitest'
import { resultCoverage, reviewReason, reviewTitle } from './coverage.ts'

function paged(sources: PageSource[], text = 'x'.repeat(400)): ExtractedDocument {
  const pages = sources.map((source, index) => ({ number: index + 1, start: 0, end: 10, source }))
  return { kind: 'pdf', content: text.repeat(sources.length), pages, sections: [] }
}

describe('coverage', () => {
  it('holds for lost pages and for almost no text', () => {
    expect(reviewReason(paged(['text', 'failed']))).toContain('Page 2 could not be read.')
    expect(reviewReason(paged(['text', 'text'], 'x'))).toBe(
      'Only 2 characters of text were found on 2 pages.',
    )
    expect(reviewReason(paged(['text', 'text']))).toBeNull()
  })

  it('holds for a pasted text of fewer than 50 words', () => {
    const paste = (words: number): ExtractedDocument => ({
      kind: 'paste',
      content: 'word '.repeat(words),
      pages: [],
      sections: [],
    })
    expect(reviewReason(paste(1))).toBe(
      'It has only 1 word. A summary of it uses a credit like any other.',
    )
    expect(reviewReason(paste(49))).toContain('It has only 49 words.')
    expect(reviewTitle(paste(49))).toBe('This text is very short')
    expect(reviewReason(paste(50))).toBeNull()
  })

  it('counts the pages where naming them would fill the screen', () => {
    const sources = Array.from({ length: 200 }, (_, at): PageSource => (at % 2 ? 'failed' : 'text'))
    expect(reviewReason(paged(sources))).toBe('100 of 200 pages read. 100 could not be read.')
  })

  it('says what is wrong in the title', () => {
    const document = paged(['text', 'ocr'])
    const [first, second] = document.pages
    if (!first || !second) throw new Error('two pages were made')
    const unsure = { ...document, pages: [first, { ...second, confidence: 41 }] }
    expect(reviewTitle(unsure)).toBe('Some pages were hard to read')
    expect(reviewTitle(paged(['text', 'failed']))).toBe('Not everything could be read')
    const skipped = { ...first, source: 'unread', isSkipped: true } as const
    expect(reviewTitle({ ...document, pages: [skipped, second] })).toBe('Some pages were skipped')
    expect(reviewTitle(paged(['text'], 'x'))).toBe('Hardly any text was found')
  })

  it('never rounds a part up to the whole', () => {
    const coverage = resultCoverage(paged(['text']), { characters: 1000, analysed: 999, parts: 2 })
    expect(coverage).toMatchObject({
      sentence: '1 of 1 page read. 99% of the text was analyzed.',
      isComplete: false,
      isDoubtful: false,
    })
  })

  it('says that a summary tells the newest of several emails', () => {
    const whole = { characters: 400, analysed: 400, parts: 1 }
    expect(resultCoverage(paged(['text']), { ...whole, messages: 4 })).toMatchObject({
      sentence:
        '1 of 1 page read. This is a thread of 4 emails. The summary and details cover them all; tasks and risks are of the newest one.',
      isComplete: true,
    })
    expect(resultCoverage(paged(['text']), whole).sentence).toBe('1 of 1 page read.')
  })
})
