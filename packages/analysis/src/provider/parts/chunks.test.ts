import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxChunkCharacters, splitChunks } from './chunks.ts'

describe('splitChunks', () => {
  it('keeps a document within the limit whole', () => {
    const content = 'a'.repeat(maxChunkCharacters)
    expect(splitChunks(content)).toEqual([{ start: 0, end: content.length, part: 1, parts: 1 }])
  })

  it('cuts before a heading rather than at a later paragraph', () => {
    const filler = `${'The tenant pays the rent on the first day of each month.\n\n'.repeat(12)}`
    const content = `${filler}Termination of the Lease\n\n${filler}${filler}`
    const [first, second] = splitChunks(content, filler.length + 200)
    expect(content.slice(second?.start, (second?.start ?? 0) + 11)).toBe('Termination')
    expect(first?.end).toBe(second?.start)
  })

  it('cuts between paragraphs where there is no heading', () => {
    const content = 'This is a plain paragraph, as they come in letters to friends.\n\n'.repeat(50)
    for (const { start } of splitChunks(content, 1_000)) {
      expect(content.slice(start, start + 4)).toBe('This')
    }
  })

  it('covers every document without gap or overlap, within the limit, splitting no surrogate pair', () => {
    const piece = fc.constantFrom(
      'word ',
      '\n\n',
      '\n',
      '😀',
      'x'.repeat(40),
      '. ',
      'Section 4\n\n',
      '語',
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 300 }),
        fc.integer({ min: 2, max: 200 }),
        (pieces, limit) => {
          const content = pieces.join('')
          const chunks = splitChunks(content, limit)
          expect(chunks.map(({ start, end }) => content.slice(start, end)).join('')).toBe(content)
          for (const { start, end, part, parts } of chunks) {
            expect(end - start).toBeLessThanOrEqual(limit)
            expect(parts).toBe(chunks.length)
            expect(part).toBeLessThanOrEqual(parts)
            expect(/^[\udc00-\udfff]/.test(content.slice(start, end))).toBe(false)
          }
        },
      ),
    )
  })
})
