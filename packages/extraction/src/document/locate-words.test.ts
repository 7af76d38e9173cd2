import { describe, expect, it } from 'vitest'
import { alignWords, locateRange } from './locate-words.ts'
import type { WordBox } from './page-image.ts'

const boxes = (text: string): WordBox[] =>
  text.split(' ').map((word, index) => ({ text: word, left: index, top: 0, width: 1, height: 1 }))
const found = (pageText: string, quote: string, words: string) => {
  const start = pageText.indexOf(quote)
  const places = alignWords(pageText, boxes(words))
  const range = { start, end: start + quote.length }
  return locateRange(pageText, places, range).map(({ box, from, to }) => ({
    ...box,
    text: box.text.slice(from, to),
  }))
}
const texts = (words: readonly WordBox[]) => words.map(({ text }) => text).join(' ')

describe('locateRange', () => {
  it('finds the words of a quote among those of the page', () => {
    const page = 'The rent is due monthly. The deposit is due once.'
    expect(found(page, 'The deposit is due once.', page).map(({ left }) => left)).toEqual([
      5, 6, 7, 8, 9,
    ])
  })

  it('passes over running headers that the text leaves out', () => {
    const words = 'Acme plc page 3 The rent is due'
    expect(texts(found('The rent is due', 'The rent', words))).toBe('The rent')
  })

  it('finds both halves of a word broken at a line end', () => {
    const words = 'in accor- dance with the plan'
    const page = 'in accordance with the plan'
    expect(texts(found(page, 'accordance with', words))).toBe('accor- dance with')
  })

  it('sees through ligatures and punctuation, and leaves out what the page does not show', () => {
    const page = 'The office (final) opens added words tomorrow'
    expect(texts(found(page, page, 'The o\ufb03ce \u201c\ufb01nal\u201d opens tomorrow'))).toBe(
      'The o\ufb03ce \u201c\ufb01nal\u201d opens tomorrow',
    )
  })

  it('finds a note and the paragraph that it was put ahead of', () => {
    const words = `${'The tenant pays rent. '.repeat(20)}Keys go back to the landlord 1 See the annex.`
    const page = `1 See the annex. ${'The tenant pays rent. '.repeat(20)}Keys go back to the landlord`
    expect(texts(found(page, 'See the annex.', words))).toBe('See the annex.')
    expect(texts(found(page, 'Keys go back', words))).toBe('Keys go back')
  })

  it('takes of a word what is quoted, without what stands around it', () => {
    const page = 'in \u201crent\u201d, in accordance with it (monthly).'
    expect(texts(found(page, 'rent', page))).toBe('rent')
    expect(texts(found(page, 'monthly', page))).toBe('monthly')
    const broken = 'in \u201crent\u201d, in accor- dance with it (monthly).'
    expect(texts(found(page, 'cordance with', broken))).toBe('cor dance with')
  })

  it('takes of a line without spaces what is quoted', () => {
    const page = '\u7532\u65b9\u5e94\u4ed8\u79df\u91d1\u3002\u4e59\u65b9\u5e94\u4ea4\u623f\u3002'
    const words = '\u7532\u65b9\u5e94\u4ed8\u79df \u91d1\u3002\u4e59\u65b9\u5e94\u4ea4\u623f\u3002'
    expect(texts(found(page, '\u4e59\u65b9\u5e94\u4ea4', words))).toBe('\u4e59\u65b9\u5e94\u4ea4')
  })
})
