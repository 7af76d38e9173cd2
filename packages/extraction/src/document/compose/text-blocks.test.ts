import { describe, expect, it } from 'vitest'
import { textBlocks } from './text-blocks.ts'

describe('textBlocks', () => {
  it('gives paragraphs and headings with exact offsets', () => {
    const content = 'Preamble.\n\n4. Rent\n\nThe rent is due.\nMonthly.'
    const start = content.indexOf('4. Rent')
    const sections = [{ title: '4. Rent', level: 1, start, end: content.length }]
    const blocks = textBlocks({ content, sections }, { start: 0, end: content.length })
    expect(blocks.map((block) => [content.slice(block.start, block.end), block.isHeading])).toEqual(
      [
        ['Preamble.', false],
        ['4. Rent', true],
        ['The rent is due.\nMonthly.', false],
      ],
    )
  })

  it('stays within its stretch', () => {
    const content = 'One.\n\nTwo.\n\nThree.'
    const blocks = textBlocks({ content, sections: [] }, { start: 6, end: 10 })
    expect(blocks).toEqual([{ start: 6, end: 10, isHeading: false }])
  })
})
