import { describe, expect, it } from 'vitest'
import type { ExtractedDocument } from './document.ts'
import { pageAt, sectionAt } from './locate.ts'

const paged: ExtractedDocument = {
  kind: 'pdf',
  content: 'one\n\ntwo\n\n[x]',
  pages: [
    { number: 1, start: 0, end: 3, source: 'text' },
    { number: 2, start: 3, end: 3, source: 'blank' },
    { number: 3, start: 5, end: 8, source: 'text' },
    { number: 4, start: 8, end: 8, source: 'unread' },
    { number: 5, start: 10, end: 13, source: 'failed' },
  ],
  sections: [{ title: 'one', level: 1, start: 0, end: 13 }],
}
const unpaged: ExtractedDocument = {
  kind: 'docx',
  content: 'intro\n\n4. Payment\n\ntext',
  pages: [],
  sections: [{ title: '4. Payment', level: 1, start: 7, end: 23 }],
}

describe('places in a document', () => {
  it('finds the page of an offset, never an invented one', () => {
    expect([0, 2, 5, 7, 12].map((offset) => pageAt(paged, offset)?.number)).toEqual([1, 1, 3, 3, 5])
    expect([3, 8, 13, 99].map((offset) => pageAt(paged, offset))).toEqual([null, null, null, null])
  })

  it('finds the section of an offset in files without pages', () => {
    expect(sectionAt(unpaged, 2)).toBeNull()
    expect(sectionAt(unpaged, 20)?.title).toBe('4. Payment')
  })
})
