import { describe, expect, it } from 'vitest'
import { placer } from './place.ts'

describe('placer', () => {
  it('names the page', () => {
    const at = placer({
      kind: 'pdf',
      content: 'One.\n\nTwo.',
      sections: [],
      pages: [
        { number: 1, start: 0, end: 4, source: 'text' },
        { number: 2, start: 6, end: 10, source: 'text' },
      ],
    })
    expect(at(0)).toEqual({ label: 'p. 1', name: 'Page 1' })
    expect(at(8)).toEqual({ label: 'p. 2', name: 'Page 2' })
  })

  it('names the section of a file without pages', () => {
    const content = '4.2 Payment terms\n\nDue.\n\nDefinitions and interpretation\n\nWords.'
    const second = content.indexOf('Definitions')
    const at = placer({
      kind: 'docx',
      content,
      pages: [],
      sections: [
        { title: '4.2 Payment terms', level: 2, start: 0, end: second },
        { title: 'Definitions and interpretation', level: 1, start: second, end: content.length },
      ],
    })
    expect(at(20)).toEqual({ label: '§ 4.2', name: 'Section 4.2, Payment terms' })
    expect(at(content.length - 2)).toEqual({
      label: 'Definitions…',
      name: 'Section Definitions and interpretation',
    })
  })

  it('names no page between two, and no section before the first', () => {
    const paged = placer({
      kind: 'pdf',
      content: 'One.\n\nTwo.',
      sections: [{ title: 'One.', level: 1, start: 0, end: 10 }],
      pages: [
        { number: 1, start: 0, end: 4, source: 'text' },
        { number: 2, start: 6, end: 10, source: 'text' },
      ],
    })
    expect(paged(5).name).toBe('Paragraph 1')
    const sections = [{ title: '4. Payment', level: 1, start: 7, end: 23 }]
    const unpaged = placer({
      kind: 'docx',
      content: 'intro\n\n4. Payment\n\ntext',
      pages: [],
      sections,
    })
    expect(unpaged(2).name).toBe('Paragraph 1')
    expect(unpaged(20)).toEqual({ label: '§ 4', name: 'Section 4, Payment' })
  })

  it('counts paragraphs where there is neither, and never invents a page', () => {
    const at = placer({ kind: 'paste', content: 'A.\n\nB.\n\nC.', pages: [], sections: [] })
    expect(at(0)).toEqual({ label: '¶ 1', name: 'Paragraph 1' })
    expect(at(9)).toEqual({ label: '¶ 3', name: 'Paragraph 3' })
  })
})
