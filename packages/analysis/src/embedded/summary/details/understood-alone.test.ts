import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'

async function detailsOf(content: string): Promise<string> {
  const { criticalDetails } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  return criticalDetails.join('\n')
}

it('puts what forbids or excludes in front of what would say the opposite alone', async () => {
  const details = await detailsOf(`HIRE OF A CANOE

1 Price
The hire costs £60 a day. We take a deposit of £200.

2 What you must not do
Carry more than 3 people; tow a raft (cleaning fee $75); go out after dark.

3 Not covered:
- loss of a paddle above £40;
- damage by rocks below 1 m of water.

4 Return
Bring the canoe back by 6 pm on 4 May 2027.`)
  expect(details).toMatch(/^What you must not do: Carry more than 3 people/mu)
  expect(details).not.toMatch(/^Fee: Carry/mu)
  expect(details).not.toMatch(/^loss of a paddle/mu)
})

it('names the row or the list that a part belongs to', async () => {
  const details = await detailsOf(`TRAVEL COVER

Section | Each adult | Whole policy
Medical costs abroad | $90,000 | $180,000
Luggage and effects | $8,000 | $16,000
 - any one item | $750 | $1,500

You have a licence to use the pictures for:
- print brochures: 3 years from delivery
- paid advertising: 1 year from delivery

The cover ends on 30 June 2027.`)
  expect(details).toContain('Luggage and effects – any one item: Each adult: $750')
  expect(details).toContain(
    'You have a licence to use the pictures for – paid advertising: 1 year from delivery',
  )
})

it('takes no verb, and nothing that is denied or of another kind, for the name of a value', async () => {
  const details = await detailsOf(`TERMS OF THE WORKSHOP

Cleaning
If the floor is left dirty, we charge £150 for cleaning.

Repairs
While the lathe is mended we may bill its loss at your daily rate for up to 21 days.

Key
The key is held for you at no charge until 11 May 2027.

Handing over
The bench may be kept until the Termination Date, 4 June 2027, and is then handed over.

Data
We hold your data for 6 years if a bill is unpaid.

Fee
The fee is £40 a month.`)
  expect(details).not.toMatch(/^(?:Termination|Late payment): /mu)
  expect(details).not.toMatch(/^(?:Charge|Rate): /mu)
  expect(details).toMatch(/^Fee: The fee is £40/mu)
})

it('leaves out a request to quote a number that stands elsewhere', async () => {
  const details = await detailsOf(`WATER OFFICE

Our ref   WR 44 71 93

Please quote this number if you contact us

We have granted your licence. It costs £45.00 a year and ends on 2 May 2030.`)
  expect(details).not.toContain('Please quote')
  expect(details).toContain('Our ref: WR 44 71 93')
})

it('keeps the capital of I in a heading', async () => {
  const details = await detailsOf(`DECISION ON YOUR CLAIM

HOW I DECIDED

We used the report dated 27 June 2026 and the letter of 3 July 2026 from your doctor.

WHAT YOU GET

You get £36.50 a week from 2 June 2026.`)
  expect(details).not.toContain('How i decided')
})

it('takes a length of time for a term only where something has it', async () => {
  const { facts } = await createEmbeddedEngine().summarize({
    content: `HIRE OF A CANOE

Term: 6 months

Accidents: Ring our office at once and in any case within 12 hours of the accident.

The hire costs £60 a day and the deposit is £200. The guarantee runs for 3 years from delivery.`,
    mode: 'general',
  })
  const kindOf = (value: string) => facts?.find((fact) => fact.value.includes(value))?.kind
  expect(kindOf('6 months')).toBe('term')
  expect(kindOf('12 hours')).toBe('deadline')
  expect(kindOf('3 years')).toBe('term')
})

it('tells no sum that no longer holds, and no line that only opens what stands below it', async () => {
  const told = await detailsOf(`Berth contract

concluded on 3 May 2027 in Gull Harbor, before the clerk named below, between:

Orme Ltd, Pier 4, and Ms Falk, Elm Grove 22.

The berth costs £900 a year, payable by 1 June 2027.
This contract replaces our offer of 2 March 2027 (£780 a year), which no longer applies.
The deposit is £120.`)
  expect(told).toContain('£900')
  expect(told).not.toContain('£780')
  expect(told).not.toContain('between:')
})
