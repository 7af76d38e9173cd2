import type { ExtractedDocument, PageSource } from '@precis/extraction'
import { describe, expect, it } from 'vitest'
import { readAmount } from './reading-words.ts'

const blank: ExtractedDocument = { kind: 'docx', content: 'Text.', pages: [], sections: [] }
const page = (source: PageSource, number: number) => ({ number, start: 0, end: 0, source })

describe('what was read, in words', () => {
  it('counts pages, else sections, and leaves out what could not be read', () => {
    const pages = [page('text', 1), page('failed', 2), page('blank', 3)]
    expect(readAmount({ ...blank, pages })).toBe('2 of 3 pages')
    const sections = [{ title: 'Rent', level: 1, start: 0, end: 5 }]
    expect(readAmount({ ...blank, sections })).toBe('1 section')
    expect(readAmount(blank)).toBe('Everything')
  })
})
