import { describe, expect, it } from 'vitest'
import { sampleDocument } from '../../testing/samples.ts'
import { characterOutsideFont, writable } from './font-characters.ts'

describe('the characters of PDF files', () => {
  it.each([
    ['en', null],
    ['de', null],
    ['ar', 'ع'],
    ['zh', '码'],
  ] as const)('are looked for in a document in %s', async (language, character) => {
    expect(characterOutsideFont(await sampleDocument(language, 'action-plan'))).toBe(character)
  })

  it('are looked for in quotes as well', async () => {
    const document = await sampleDocument('en', 'executive-brief')
    const [first, ...others] = document.footnotes
    if (first === undefined) throw new Error('The sample has no footnotes')
    const footnotes = [...others, { ...first, quote: 'Paid in ₿' }]
    expect(characterOutsideFont({ ...document, footnotes })).toBe('₿')
  })

  it('are those of Polish, Greek and Russian', async () => {
    const document = await sampleDocument('en', 'executive-brief')
    const title = 'Zażółć gęślą jaźń, Ξεσκεπάζω την ψυχοφθόρα, Съешь ещё этих булок №1'
    expect(characterOutsideFont({ ...document, title })).toBeNull()
  })

  it('are taken for the same however they were written', () => {
    expect(writable('Cafe\u0301 12\u202f000\u2009€\u200b,\tsoft\u00adened')).toBe(
      'Café 12\u00a0000 €, softened',
    )
  })
})
