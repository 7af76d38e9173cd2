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

  it('finds words whose accents the page draws before their letters', () => {
    const page = 'Miete f\u00fcr eine na\u00efve Person'
    const words = 'Miete f\u00a8 ur eine na\u00a8 \u0131ve Person'
    expect(texts(found(page, 'f\u00fcr eine na\u00efve', words))).toBe(
      'f\u00a8 ur eine na\u00a8 \u0131ve',
    )
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

  it('finds each cell of a table that is drawn column by column', () => {
    const cells = ['1', '2', '3'].map((row) =>
      ['A', 'B'].map((column) => `rate ${column} ${row}.00`),
    )
    const page = cells.map((row) => row.join('\t')).join('\n')
    const words = [0, 1].flatMap((column) => cells.map((row) => row[column] ?? '')).join(' ')
    const quoted = found(page, 'rate A 2.00\trate B 2.00', words)
    expect(texts(quoted)).toBe('rate A 2.00 rate B 2.00')
    expect(quoted.map(({ left }) => left)).toEqual([3, 4, 5, 12, 13, 14])
  })

  it('finds what is filled in, drawn after everything else', () => {
    const words = 'Name: Height (cm): Weight (kg): Oduya 150 61'
    const page = 'Name: Oduya Height (cm): 150 Weight (kg): 61'
    expect(texts(found(page, 'Height (cm): 150', words))).toBe('Height (cm): 150')
    expect(texts(found(page, 'Weight (kg): 61', words))).toBe('Weight (kg): 61')
  })

  it('leaves to longer runs what they need of a word that also stands alone', () => {
    const words = 'Invoice Number 46 INVOICE Bayside'
    const page = 'INVOICE\nBayside\nInvoice Number 46'
    expect(texts(found(page, 'INVOICE', words))).toBe('INVOICE')
    expect(texts(found(page, 'Invoice Number 46', words))).toBe('Invoice Number 46')
  })

  it('goes on where it was left once a box beside the text was read', () => {
    const words = 'A list: Bullet 1 Bullet 2 Number bullet 1 Number bullet 2 In a box'
    const page = 'A list:\tIn a box\nBullet 1\nBullet 2\nNumber bullet 1\nNumber bullet 2'
    expect(texts(found(page, 'Bullet 1', words))).toBe('Bullet 1')
    expect(texts(found(page, 'Number bullet 1', words))).toBe('Number bullet 1')
  })

  it('marks no word twice for words that the page shows once', () => {
    const words = 'text1 text11'
    expect(texts(found('text1 text1 text11', 'text1 text1', words))).toBe('text1')
  })

  it('takes of a word what is quoted, without what stands around it', () => {
    const page = 'in \u201crent\u201d, in accordance with it (monthly).'
    expect(texts(found(page, 'rent', page))).toBe('rent')
    expect(texts(found(page, 'monthly', page))).toBe('monthly')
    const broken = 'in \u201crent\u201d, in accor- dance with it (monthly).'
    expect(texts(found(page, 'cordance with', broken))).toBe('cor dance with')
  })

  it('takes of a line without spaces what is quoted, whatever it is drawn like', () => {
    const page = '甲方应付租金。乙方应交房，违约金人民币50,000元。'
    const words = [...page.replace('50,000', '')]
      .join(' ')
      .replace('币', '币 50,000')
      .replace('付', '附')
    expect(texts(found(page, '乙方应交', words))).toBe('乙 方 应 交')
    expect(texts(found(page, '甲方应付租金', words))).toBe('甲 方 应 租 金')
    expect(texts(found(page, '人民币50,000元', words))).toBe('人 民 币 50,000 元')
  })
})
