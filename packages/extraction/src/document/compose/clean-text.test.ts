import { describe, expect, it } from 'vitest'
import { mostTimesForEight, timesOfEighth } from '../../../test/cpu-time.ts'
import { cleanText } from './clean-text.ts'

describe('cleanText', () => {
  it('keeps letters of every script and currency signs', () => {
    const text = 'Übergröße 価格 цена سعر μία €5 £3 ₹9'
    expect(cleanText(text)).toBe(text)
  })

  it('makes typographic quotes, dashes, spaces and ligatures plain', () => {
    expect(cleanText('\u201cIt\u2019s\u201d \u2013 of\ufb01ce\u00a0a\u2014b\u2026')).toBe(
      '"It\'s" - office a - b...',
    )
  })

  it('removes control, zero-width, bidi and private-use characters and soft hyphens', () => {
    expect(cleanText('a\u0000b\u200bc\u202ed\u00ade\ue123f\ufeffg\ud800h')).toBe('abcdefgh')
  })

  it('collapses spaces, keeps one tab for a run that holds one, and merges blank lines', () => {
    expect(cleanText('  a   b \t c  \r\n\r\n \n\r\n\n d\u2028e ')).toBe('a b\tc\n\nd\ne')
  })

  it('composes accents', () => {
    expect(cleanText('e\u0301')).toBe('\u00e9')
  })

  it('takes time in proportion to ten million characters, endless spaces included', async () => {
    const clean = (share: number) => {
      cleanText('word \u201cquoted\u201d text\n\n'.repeat(450_000 * share))
      cleanText(`${' '.repeat(1_000_000 * share)}x${'\n'.repeat(1_000_000 * share)}`)
    }
    const times = await timesOfEighth(
      () => clean(1 / 8),
      () => clean(1),
    )
    expect(times).toBeLessThan(mostTimesForEight)
  })
})
