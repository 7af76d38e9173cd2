import type { ExtractedDocument } from '@precis/extraction'
import { describe, expect, it } from 'vitest'
import { cutSlabs, slabAt, slabWindow } from './segments.ts'

function unpaged(content: string): ExtractedDocument {
  return { kind: 'txt', content, pages: [], sections: [] }
}

const paragraph = `${'Words of a long document that goes on. '.repeat(12).trim()}\n\n`
const large = unpaged(paragraph.repeat(Math.ceil(2_000_000 / paragraph.length)))

describe('slabs', () => {
  it('cover every character of a text of two million, once and in order', () => {
    const slabs = cutSlabs(large)
    expect(slabs[0]?.start).toBe(0)
    expect(slabs.at(-1)?.end).toBe(large.content.length)
    for (let i = 1; i < slabs.length; i++) expect(slabs[i]?.start).toBe(slabs[i - 1]?.end)
  })

  it('are rendered only around the place in view', () => {
    const slabs = cutSlabs(large)
    for (const anchor of [0, 100, slabs.length - 1]) {
      const { first, last } = slabWindow(slabs, anchor)
      const characters = (slabs[last]?.end ?? 0) - (slabs[first]?.start ?? 0)
      expect(first).toBeLessThanOrEqual(anchor)
      expect(last).toBeGreaterThanOrEqual(anchor)
      expect(characters).toBeLessThan(60_000)
    }
  })

  it('find the slab of any offset', () => {
    const slabs = cutSlabs(large)
    for (const offset of [0, 1, 777_777, large.content.length - 1]) {
      const slab = slabs[slabAt(slabs, offset)]
      expect(slab?.start).toBeLessThanOrEqual(offset)
      expect(slab?.end).toBeGreaterThan(offset)
    }
  })

  it('cut a text without any space, between characters and not inside one', () => {
    const content = '😀'.repeat(20_000)
    const slabs = cutSlabs(unpaged(content))
    expect(slabs.length).toBeGreaterThan(2)
    for (const slab of slabs) expect(content.slice(slab.start, slab.end).isWellFormed()).toBe(true)
  })

  it('are one for each page, empty pages included', () => {
    const content = 'One.\n\nThree.'
    const slabs = cutSlabs({
      kind: 'pdf',
      content,
      sections: [],
      pages: [
        { number: 1, start: 0, end: 4, source: 'text' },
        { number: 2, start: 4, end: 4, source: 'blank' },
        { number: 3, start: 6, end: 12, source: 'text' },
      ],
    })
    expect(slabs.map((slab) => [slab.page, content.slice(slab.start, slab.end)])).toEqual([
      [1, 'One.'],
      [2, ''],
      [3, 'Three.'],
    ])
  })
})
