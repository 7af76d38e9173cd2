import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const booking = (scale: string) => `Booking terms of the boathouse

The boathouse is let for weddings and for meetings from April to October, with tables for eighty guests.

${scale}

Dogs are welcome on the terrace. The kitchen closes at ten.`

async function risksOf(scale: string) {
  const { risks, riskLevels, riskReasons } = await createEmbeddedEngine().summarize({
    content: booking(scale),
    mode: 'general',
  })
  return risks.map((text, at) => `${riskLevels[at]}, ${riskReasons?.[at]}: ${text}`)
}

it('tells in one what is owed the later somebody cancels', async () => {
  expect(
    await risksOf(`If you cancel
Tell us in writing. What you owe is counted from the day we hear of it:

Days before the event      Share of the price
more than 90 days          10%
30 to 90 days              45%
less than 30 days          80%`),
  ).toContain(
    'high, Money or a right may be lost: If you cancel: more than 90 days – 10%; 30 to 90 days – 45%; less than 30 days – 80%',
  )
})

it('reads a list as well, and grades a small share lower', async () => {
  const risks = await risksOf(`Cancellation by the guest:
- up to 30 days before: 5% of the price
- later than 30 days before: 20% of the price`)
  expect(risks.join()).toMatch(
    /^medium, Money or a right may be lost: Cancellation by the guest: /u,
  )
})

it('takes no other table for one', async () => {
  const risks = await risksOf(`Discounts
more than 90 days before     10%
30 to 90 days before          5%`)
  expect(risks).toEqual([])
})

it('reads shares that are written as words', async () => {
  const { risks } = await createEmbeddedEngine().summarize({
    content: `MOVING AGREEMENT

1. Cancellation

If you cancel, the following charges apply, as a share of the price:

  10 to 6 working days before      30 per cent
  5 to 2 working days before       50 per cent
  on the day                       75 per cent

2. Keys

The keys are handed over at noon.`,
    mode: 'general',
  })
  expect(risks.join('\n')).toContain('5 to 2 working days before – 50 per cent')
})
