import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { isScale } from './scales.ts'

it.each([
  'If you cancel, you pay: more than 50 days before 15 %; 50 to 21 days 40 %; later 90 %.',
  'By the guest: - more than 50 days before: the deposit goes back less €30; - between 50 and 21 days: the deposit is kept; - later: all is due.',
  'bis 50 Tage vorher 15 %, ab dem 49. Tag 40 %, ab dem 20. Tag 90 %',
])('a scale tells step by step what is paid: %s', (text) => {
  expect(isScale(text)).toBe(true)
})

it.each([
  'The fee is 15 % of the price; it is due at once; the price is £90.',
  'We open at 9; lunch is from 12 to 1; we close at 5.',
])('no scale: %s', (text) => {
  expect(isScale(text)).toBe(false)
})

it('is one detail and one danger, without the items farther left and without its steps by themselves', async () => {
  const { summary, keyPoints, criticalDetails, risks } = await createEmbeddedEngine().summarize({
    content: `CONDITIONS OF HIRE

These conditions apply between Orrin Boats Ltd and the hirer.

1. Hire
The hirer pays a deposit of £90 on booking. The balance is due six weeks before the hire.

2. Cancellation
(a) Cancellation by the hirer:
   - more than 50 days before the hire: the deposit is refunded less £30;
   - between 50 and 21 days: the deposit is kept;
   - 20 to 6 days: 70 % of the price is due;
   - later or no-show: the whole price is due.
(b) Cancellation by Orrin Boats: all sums paid are refunded within 15 days.

3. Use
The hirer keeps the boat clean and reports damage at once.`,
    mode: 'general',
  })
  const scale =
    'Cancellation by the hirer: more than 50 days before the hire: the deposit is refunded less £30; between 50 and 21 days: the deposit is kept; 20 to 6 days: 70 % of the price is due; later or no-show: the whole price is due.'
  expect(criticalDetails).toContain(scale)
  expect(risks).toContain(scale)
  expect([summary, ...keyPoints].join(' ')).not.toContain('20 to 6 days')
  expect(criticalDetails.filter((detail) => detail.includes('20 to 6 days'))).toHaveLength(1)
})
