import type { ExtractedDocument } from '@precis/extraction'
import { describe, expect, it } from 'vitest'
import { cutSegments, segmentAt } from './segments.ts'

function unpaged(content: string): ExtractedDocument {
  return { kind: 'txt', content, pages: [], sections: [] }
}

const paragraph = `${'Words of a long document that goes on. '.repeat(12).trim()}\n\n`
const large = unpaged(paragraph.repeat(Math.ceil(2_000_000 / paragraph.length)))

describe('segments', () => {
  it('cover every character of a text of two million, once and in order', () => {
    const segments = cutSegments(large)
    expect(segments[0]?.start).toBe(0)
    expect(segments.at(-1)?.end).toBe(large.content.length)
    for (let i = 1; i < segments.length; i++) expect(segments[i]?.start).toBe(segments[i - 1]?.end)
  })

  it('find the segment of any offset', () => {
    const segments = cutSegments(large)
    for (const offset of [0, 1, 777_777, large.content.length - 1]) {
      const segment = segments[segmentAt(segments, offset)]
      expect(segment?.start).toBeLessThanOrEqual(offset)
      expect(segment?.end).toBeGreaterThan(offset)
    }
  })

  it('end with a paragraph where one ends soon', () => {
    const segments = cutSegments(large)
    for (const { end } of segments.slice(0, -1))
      expect(large.content.slice(end, end + 2)).toBe('\n\n')
  })

  it('keep the last paragraph whole, after which no other begins', () => {
    for (let length = 2_450; length < 2_550; length += 10) {
      const content = `${'x'.repeat(length)}\n\nThe last words of it all.`
      for (const { end } of cutSegments(unpaged(content)))
        expect([length, content.length]).toContain(end)
    }
  })

  it('cut a text without any space, between characters and not inside one', () => {
    const content = '😀'.repeat(20_000)
    const segments = cutSegments(unpaged(content))
    expect(segments.length).toBeGreaterThan(2)
    for (const segment of segments)
      expect(content.slice(segment.start, segment.end).isWellFormed()).toBe(true)
  })

  it('are one for each page, empty pages included', () => {
    const content = 'One.\n\nThree.'
    const segments = cutSegments({
      kind: 'pdf',
      content,
      sections: [],
      pages: [
        { number: 1, start: 0, end: 4, source: 'text' },
        { number: 2, start: 4, end: 4, source: 'blank' },
        { number: 3, start: 6, end: 12, source: 'text' },
      ],
    })
    expect(
      segments.map((segment) => [segment.page, content.slice(segment.start, segment.end)]),
    ).toEqual([
      [1, 'One.'],
      [2, ''],
      [3, 'Three.'],
    ])
  })
})
