import { describe, expect, it } from 'vitest'
import { createQuoteAligner } from './align-quote.ts'

const content = `The buyer may withdraw from the contract within fourteen days of delivery, by a written
- 2 -
General Terms of Sale
notice sent to the address of the seller. The method was called sim2Different by its authors.

The seller bears the cost of the return, of the packing, of the insurance and of every other expense that the return causes, unless the goods are damaged.

The tenant may not keep dogs in the flat. The agree-
ment ends after two years.`

const whole = { start: 0, end: content.length }

function aligned(quote: string, near?: { start: number; end: number }): string[] {
  const align = createQuoteAligner(content, whole)
  return align(quote, near).map(({ start, end }) => content.slice(start, end))
}

function near(words: string) {
  const start = content.indexOf(words)
  return { start, end: start + words.length }
}

describe('createQuoteAligner', () => {
  it('goes across a page number and a running line', () => {
    const [slice] = aligned(
      'within fourteen days of delivery, by a written notice sent to the address',
    )
    expect(slice).toMatch(/^within fourteen[\s\S]*notice sent to the address$/u)
  })

  it('forgives a footnote sign that was joined to a word, and a word cut at the end of a line', () => {
    expect(aligned('sim Different', near('sim2Different'))).toEqual(['sim2Different'])
    expect(aligned('The agreement ends after two years')).toEqual([
      'The agree-\nment ends after two years',
    ])
  })

  it('forgives a middle that was left out, and a word or two that were changed', () => {
    const [slice] = aligned('The seller bears the cost of the return and of every other expense')
    expect(slice).toMatch(/^The seller bears[\s\S]*every other expense$/u)
    expect(
      aligned(
        'The seller shall bear the cost of the return, of the packing, of the insurance and of every other expense that the return causes',
      ),
    ).toHaveLength(1)
  })

  it('never leaves out a word that turns the meaning, nor adds one', () => {
    expect(aligned('The tenant may keep dogs in the flat')).toEqual([])
    expect(aligned('The buyer may not withdraw from the contract within fourteen days')).toEqual([])
  })

  it('finds nothing when the words are not there in order', () => {
    expect(
      aligned('The seller pays a fee of fourteen dollars for each dog', near('The seller bears')),
    ).toEqual([])
    expect(aligned('days fourteen within contract the from withdraw may buyer')).toEqual([])
    for (const quote of ['', 'zebra', '...']) expect(aligned(quote)).toEqual([])
  })
})
