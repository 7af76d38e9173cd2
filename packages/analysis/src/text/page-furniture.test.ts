import { describe, expect, it } from 'vitest'
import { hidePageFurniture } from './page-furniture.ts'

const filler =
  'The ferry leaves the northern pier at noon and comes back before the evening.\n'.repeat(10)
const shown = (text: string) =>
  hidePageFurniture(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

describe('hidePageFurniture', () => {
  const page = (number: number, words: string) =>
    `Handbook of the Ferry Line             June 2026\n\n${filler}${words}\n\n\nHarbor Office        Operations        [Page ${number}]\n\f\n`
  const book = [1, 2, 3, 4, 5].map((number) => page(number, `Rule ${number} holds.`)).join('')

  it('keeps every offset', () => {
    expect(hidePageFurniture(book)).toHaveLength(book.length)
    const at = book.indexOf('Rule 3 holds.')
    expect(hidePageFurniture(book).slice(at, at + 13)).toBe('Rule 3 holds.')
  })

  it('leaves a running line its first time only, none with a number, and every other line', () => {
    const lines = shown(book)
    expect(lines.filter((line) => line.startsWith('Handbook'))).toHaveLength(1)
    expect(lines.filter((line) => line.startsWith('Harbor Office'))).toHaveLength(0)
    expect(lines.filter((line) => line.startsWith('Rule'))).toHaveLength(5)
    expect(lines.filter((line) => line.startsWith('The ferry'))).toHaveLength(50)
  })

  it('makes a sentence whole that a page cut in two', () => {
    const cut = page(1, 'Dogs may travel on the open deck as long as').concat(
      page(2, 'x').replace(filler, `they are kept on a lead.\n${filler}`),
      page(3, 'y'),
      page(4, 'z'),
    )
    expect(shown(cut).join('\n')).toMatch(/open deck as long as\s+they are kept on a lead\./u)
  })

  it('hides entries of a table of contents, page labels, rules, and numbers that count pages', () => {
    const counted = [7, 8, 9, 10].map((number) => `${filler}\n${number}\n\n`).join('')
    const text = `1. Fares . . . . . . . . 12\n2. Dogs ......... iv\n- 3 -\nPage 4 of 9\n-----\n${counted}`
    expect(new Set(shown(text))).toEqual(new Set([filler.split('\n')[0]]))
  })

  it.each([
    [
      'copies of a whole text',
      Array.from({ length: 5 }, (_, at) =>
        Array.from({ length: 300 }, (__, line) => `Line ${line} of any of the copies here\n`)
          .join('')
          .concat(`Copy ${at} ends.\n`),
      ).join(''),
    ],
    ['amounts below their labels', 'Rent\n\n2500\n\nDeposit\n\n5000\n'],
    [
      'rows that resemble each other',
      'Pier 1 opens at 6\nPier 2 opens at 6\nPier 3 opens at 6\nPier 4 opens at 6\n',
    ],
    ['numbered headings', [1, 2, 3, 4].map((n) => `Chapter ${n}\n\n${filler}`).join('')],
    [
      'items after an introduction',
      'The following persons travel at half the fare:\n\na) children\n\nb) students\n',
    ],
    ['blanks to be filled in', 'Name: ..........\nSigned: ________\n'],
  ])('leaves %s', (_, text) => {
    expect(hidePageFurniture(text)).toBe(text)
  })

  it('takes time in proportion to the text', () => {
    const worst = 'a\n\n-\n'.repeat(400_000)
    expect(hidePageFurniture(worst)).toHaveLength(worst.length)
  })
})
