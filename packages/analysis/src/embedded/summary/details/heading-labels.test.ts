import { expect, it } from 'vitest'
import { detailRowsOf as detailsOf } from '../../testing/detail-rows.ts'

it('takes the heading for a label before a noun that a sentence only names', async () => {
  const details = await detailsOf(`Crew Agreement

Training
If, at our expense, you attend the radio course (cost at present £480) and you leave within a year, you pay half of it back.

Ending the agreement
Where the hull needs repairs that cost £5,000 or less, we will go on and you undertake to have them done within six months.`)
  const labels = details.map((detail) => detail.split(':')[0])
  expect(labels).toContain('Training')
  expect(labels).not.toContain('Cost')
})

it('does not repeat a heading that many details stand below', async () => {
  const details = await detailsOf(`Harbor Rules

Further notice
Boats must leave the north pier by 3 May 2027.
The crane may be used until 8 pm for a sum of £40.
Owners must show their certificate by 1 April 2027.
Dogs are allowed on the pier from 1 October 2027.
Fires are forbidden and bring a fine of £200.
The gate is locked from 10 pm until 6 am.
Visitors pay £12 for each night.`)
  expect(details.length).toBeGreaterThan(5)
  expect(details.filter((detail) => detail.startsWith('Further notice:'))).toEqual([])
})

it('puts no heading that asks what to do in front of the items below it', async () => {
  const details = await detailsOf(`Dear Ms Falk

we are closing the north pier on 9 January 2027.

What you need to do, and by when

• Move your boat. The last day on which the crane works is 5 January 2027.

• Give us your new address no later than 19 December 2026.

Yours sincerely
Harbor office`)
  expect(details.some((detail) => detail.includes('19 December 2026'))).toBe(true)
  expect(details.filter((detail) => detail.includes('by when'))).toEqual([])
})
