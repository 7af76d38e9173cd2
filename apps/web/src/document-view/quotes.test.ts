import type { Citation } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { collectQuotes, cutSegments } from './quotes.ts'

const cite = (start: number, end: number): Citation => ({
  field: 'keyPoints',
  index: 0,
  start,
  end,
  quote: '',
})

describe('quotes', () => {
  it('of the same words are one, in the order of the text', () => {
    const quotes = collectQuotes([cite(9, 12), cite(2, 5), cite(9, 12), cite(4, 4)])
    expect(quotes.map(({ start, end }) => [start, end])).toEqual([
      [2, 5],
      [9, 12],
    ])
  })

  it('may overlap: the text is cut at every edge and nothing is lost', () => {
    const text = 'abcdefghij'
    const segments = cutSegments(0, 10, collectQuotes([cite(2, 6), cite(4, 8)]), [])
    expect(segments.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
    expect(segments.map(({ quotes }) => quotes.length)).toEqual([0, 1, 2, 1, 0])
  })

  it('that reach beyond a paragraph are drawn as far as it goes', () => {
    const segments = cutSegments(5, 10, collectQuotes([cite(0, 7), cite(9, 20)]), [])
    expect(segments.map(({ start, end }) => [start, end])).toEqual([
      [5, 7],
      [7, 9],
      [9, 10],
    ])
  })

  it('and find matches are drawn together', () => {
    const found = [
      { start: 4, end: 8 },
      { start: 14, end: 18 },
    ]
    const segments = cutSegments(0, 9, collectQuotes([cite(0, 9)]), found)
    expect(segments.map(({ quotes, found: match }) => [quotes.length, match])).toEqual([
      [1, null],
      [1, 0],
      [1, null],
    ])
  })
})
