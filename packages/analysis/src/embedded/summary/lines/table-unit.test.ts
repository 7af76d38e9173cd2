import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const agreement = `MOORING AGREEMENT

Between Orne Marina Ltd and Jo Fenn, dated 4 May 2026.

A. Recurring charges (GBP, excluding VAT)

Item                                         Qty     Unit     Per month
Berth, per boat                                3   289.00        867.00
Power                                          6    14.50         87.00
Total per month                                                  954.00

B. One-off charges (GBP, excluding VAT)

Item                                                             Amount
Crane                                                          2,400.00
Wash                                                           1,380.00
Total, invoiced on signature                                   3,780.00

1. Term. The agreement runs for 12 months from 1 June 2026.
`

it('tells in what a sum is counted, where only the line over its table says so', async () => {
  const made = await createEmbeddedEngine().summarize({ content: agreement, mode: 'general' })
  const told = made.criticalDetails.join('\n')
  expect(told).toContain('3,780.00 (GBP, excluding VAT)')
  const index = made.criticalDetails.findIndex((text) => text.includes('3,780.00'))
  const quotes = made.citations
    .filter((one) => one.field === 'criticalDetails' && one.index === index)
    .map(({ quote }) => quote)
  expect(quotes).toContain('B. One-off charges (GBP, excluding VAT)')
})

it('adds nothing to a sum that has its currency, or below a line without one', async () => {
  const engine = createEmbeddedEngine()
  const paid = await engine.summarize({
    content: agreement.replaceAll('3,780.00', '£3,780.00'),
    mode: 'general',
  })
  expect(paid.criticalDetails.join('\n')).not.toContain('£3,780.00 (GBP')
  const plain = await engine.summarize({
    content: agreement.replaceAll('(GBP, excluding VAT)', '(in all)'),
    mode: 'general',
  })
  expect(plain.criticalDetails.join('\n')).not.toContain('(in all)')
})

it('tells it of a sum with a colon too', async () => {
  const content = agreement.replaceAll('Total, invoiced on signature ', 'Total to pay:')
  const made = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(made.criticalDetails.join('\n')).toContain('3,780.00 (GBP, excluding VAT)')
})
