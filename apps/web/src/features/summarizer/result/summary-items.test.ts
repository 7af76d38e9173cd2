import type { Citation } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { summaryItems } from './summary-items.ts'

const text = 'First sentence. Second sentence. Third sentence. Fourth sentence.'
const cite = (words: string, start: number): Citation => {
  const from = text.indexOf(words)
  const at = { start: from, end: from + words.length }
  return { field: 'summary', index: 0, at, start, end: start + 10, quote: 'q' }
}
const wordsOf = (item: { pieces: readonly { text: string }[] }) =>
  item.pieces.map((piece) => piece.text).join('')

describe('summaryItems', () => {
  it('sets at most two sources beside one paragraph and loses no word', () => {
    const items = summaryItems(text, [
      cite('First sentence.', 0),
      cite('Second sentence.', 20),
      cite('Third sentence.', 40),
      cite('Fourth sentence.', 60),
    ])
    expect(items.map((item) => item.citations.length)).toEqual([2, 2])
    expect(items.map(wordsOf).join('')).toBe(text)
  })

  it('parts a sentence without a source from those that have one', () => {
    const items = summaryItems(text, [cite('First sentence.', 0), cite('Third sentence.', 40)])
    expect(items.map((item) => [wordsOf(item).trim(), item.isSourced])).toEqual([
      ['First sentence.', true],
      ['Second sentence.', false],
      ['Third sentence.', true],
      ['Fourth sentence.', false],
    ])
  })

  it('keeps the paragraphs of the summary apart', () => {
    expect(summaryItems('One.\n\nTwo.', []).map(wordsOf)).toEqual(['One.', 'Two.'])
  })

  it('lets a citation of the whole summary stand at its beginning', () => {
    const whole: Citation = { field: 'summary', index: 0, start: 1, end: 2, quote: 'q' }
    const [first] = summaryItems('All of it.', [whole])
    expect(first).toMatchObject({ isSourced: true, citations: [whole] })
  })
})
