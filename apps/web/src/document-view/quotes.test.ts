import type { Citation } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { collectQuotes, cutRuns } from './quotes.ts'

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
    const runs = cutRuns(0, 10, collectQuotes([cite(2, 6), cite(4, 8)]), [])
    expect(runs.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
    expect(runs.map(({ quotes }) => quotes.length)).toEqual([0, 1, 2, 1, 0])
  })

  it('that reach beyond a paragraph are drawn as far as it goes', () => {
    const runs = cutRuns(5, 10, collectQuotes([cite(0, 7), cite(9, 20)]), [])
    expect(runs.map(({ start, end }) => [start, end])).toEqual([
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
    const runs = cutRuns(0, 9, collectQuotes([cite(0, 9)]), found)
    expect(runs.map(({ quotes, found: match }) => [quotes.length, match])).toEqual([
      [1, null],
      [1, 0],
      [1, null],
    ])
  })
})
