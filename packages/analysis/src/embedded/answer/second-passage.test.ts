import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

const engine = createEmbeddedEngine()

const content = `Rowing club, terms for members

1. The annual fee is 180.00 euros, first due in March.
2. The entry fee of 25.00 euros has been paid and is not refunded.
3. Guests pay 9.00 euros for each outing.
4. The boathouse is open from six in the morning until dusk.
5. The crown guarantee of the trophy runs for three years.
6. A returned direct debit costs 7.50 euros, whatever the reason.
7. We keep from the deposit what you owe us, and the cost of cleaning (45.00 euros per hour).
8. Treatment of the oars usually lasts 12 months.
9. The varnish should be left alone while it dries and for 7 days after the last coat.
10. The budget for the first year is $18,000.
11. A bond is not needed either unless the price of the first year exceeds $20,000, in which case it is 50% of that price.`

it('adds no passage that has much less of the question', async () => {
  const question = 'What is the budget for the first year?'
  const { result } = await engine.answer({ content, question })
  expect(result).toContain('18,000')
  expect(result).not.toContain('20,000')
})
