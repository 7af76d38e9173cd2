import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveQuote } from './citations.ts'

const content =
  'The “Supplier” shall deliver\n  within thirty (30) days – at its own cost.\n\nThe Supplier shall deliver within ten days. Art and party.'

function quoted(quote: string, near?: { start: number; end: number }): string | undefined {
  const span = resolveQuote(content, quote, near)
  return span && content.slice(span.start, span.end)
}

describe('resolveQuote', () => {
  it('finds words whatever their white space, quotation marks and dashes', () => {
    expect(quoted('The "Supplier" shall deliver within thirty (30) days - at its own cost')).toBe(
      'The “Supplier” shall deliver\n  within thirty (30) days – at its own cost',
    )
    expect(quoted('days—at its own cost.')).toBe('days – at its own cost.')
  })

  it('finds a quote that was wrapped, closed or capitalized differently', () => {
    expect(quoted('“the supplier shall deliver within ten days”')).toBe(
      'The Supplier shall deliver within ten days',
    )
    expect(quoted('...deliver within ten days...')).toBe('deliver within ten days')
    expect(quoted('within ten days;')).toBe('within ten days')
  })

  it('is never tolerant of words', () => {
    expect(quoted('The Supplier may deliver within ten days')).toBeUndefined()
    expect(quoted('The Supplier shall within ten days')).toBeUndefined()
    expect(quoted('within thirty (31) days')).toBeUndefined()
  })

  it('does not find a word inside another or a figure inside another', () => {
    expect(resolveQuote('A third party paid 1000 euros.', 'art')).toBeUndefined()
    expect(resolveQuote('A third party paid 1000 euros.', '100')).toBeUndefined()
    expect(resolveQuote('第三者に支払う', '支払')).toEqual({ start: 4, end: 6 })
  })

  it('prefers the occurrence inside or closest to the place named', () => {
    const text = 'Rent is due. Water is due. Power is due.'
    expect(resolveQuote(text, 'is due', { start: 13, end: 26 })).toEqual({ start: 19, end: 25 })
    expect(resolveQuote(text, 'is due', { start: 27, end: 33 })).toEqual({ start: 33, end: 39 })
    expect(resolveQuote(text, 'is due')).toEqual({ start: 5, end: 11 })
  })

  it('finds nothing for empty quotes and mere punctuation', () => {
    for (const quote of ['', '  ', '...', '""', '–']) expect(quoted(quote)).toBeUndefined()
  })

  it('gives back exact slices whose words are those of the quote, for any text and quote', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', '\n', '“', '"', '–', '-', 'é', 'ﬁ', '1', '.', '😀'),
    })
    const words = (value: string) =>
      value
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join('') ?? ''
    fc.assert(
      fc.property(text, text, (source, quote) => {
        const span = resolveQuote(source, quote)
        if (span === undefined) return
        expect(span.start).toBeLessThan(span.end)
        expect(span.end).toBeLessThanOrEqual(source.length)
        expect(words(source.slice(span.start, span.end))).toBe(words(quote))
      }),
    )
  })

  it('finds every stretch of whole words of a text again', () => {
    const word = fc.constantFrom('rent', 'due', '30', 'days', 'Müller', '–', '“x”', 'ﬁne')
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 30 }),
        fc.nat(),
        fc.nat(),
        (list, a, b) => {
          const from = a % list.length
          const to = from + 1 + (b % (list.length - from))
          const quote = list.slice(from, to).join(' ')
          if (!/[\p{L}\p{N}]/u.test(quote)) return
          expect(resolveQuote(list.join('\n  '), quote)).toBeDefined()
        },
      ),
    )
  })
})
