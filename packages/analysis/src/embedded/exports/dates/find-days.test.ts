import { describe, expect, it } from 'vitest'
import { findDays } from './find-days.ts'

const days = (texts: readonly string[], language = 'en') =>
  findDays(texts, language).map((found) =>
    found.map(({ year, month, day }) => `${year}-${month}-${day}`).join(' '),
  )

describe('findDays', () => {
  it.each([
    ['en', 'From March 1, 2027 to the 29th of February 2028.', '2027-3-1 2028-2-29'],
    ['en', 'By 1st March 2027 or September 2nd, 2027', '2027-3-1 2027-9-2'],
    ['de', 'vom 1. März 2027 bis 28.02.2032', '2027-3-1 2032-2-28'],
    ['fr', 'le 1er août 2027', '2027-8-1'],
    ['es', 'el 3 de enero de 2027', '2027-1-3'],
    ['ar', 'من 1 مارس 2027 إلى ٢ سبتمبر ٢٠٣١', '2027-3-1 2031-9-2'],
    ['zh', '2027年3月1日至2031年9月2日', '2027-3-1 2031-9-2'],
    ['ja', '令和８年３月２７日まで', '2026-3-27'],
    ['en', 'on 2027-03-01', '2027-3-1'],
  ])('reads dates as they are written in %s', (language, text, expected) => {
    expect(days([text], language)).toEqual([expected])
  })

  it('leaves out what may be either of two days, unless another date tells', () => {
    expect(days(['due 3/4/2027'])).toEqual([''])
    expect(days(['due 4/4/2027'])).toEqual(['2027-4-4'])
    expect(days(['due 3/4/2027', 'until 3/31/2027'])).toEqual(['2027-3-4', '2027-3-31'])
    expect(days(['due 3/4/2027', 'until 31/3/2027'])).toEqual(['2027-4-3', '2027-3-31'])
    expect(days(['due 3/4/2027', 'until 31/3/2027 or 3/31/2027'])[0]).toBe('')
    expect(days(['dû le 3/4/2027'], 'fr')).toEqual(['2027-4-3'])
  })

  it('takes no day that there is not', () => {
    expect(days(['30 February 2027', '31.04.2027', '2027-13-01', 'in 14 days'])).toEqual([
      '',
      '',
      '',
      '',
    ])
  })

  it('is read in linear time', () => {
    expect(days(['1 January '.repeat(20_000)])).toEqual([''])
  })
})
