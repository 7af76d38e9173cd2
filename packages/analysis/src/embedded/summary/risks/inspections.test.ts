import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

async function risksOf(content: string): Promise<string[]> {
  const { risks, riskLevels } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  return risks.map((text, at) => `${riskLevels?.[at]}: ${text}`)
}

it('tells the rows of one grade as one danger, and what the findings lead to', async () => {
  const risks = await risksOf(`INTERNAL AUDIT REPORT
Keys and stores of the harbour office

1  Summary

We looked at how keys and stores are kept at the harbour office.

   No.   Finding                               Site       Rating
   1     Keys are lent without a list          Quay       High
   2     Fuel is not measured                  Pier       High
   3     Ropes are counted once a year         both       Medium
   4     Store is left open at noon            Quay       Medium
   5     Signs are faded                       both       Low

2  Detailed findings

FINDING 1 - MEDIUM - Keys are lent without a list

What we found. Of 40 keys that were handed out in the month of May, 13 had not come back by the end of August.

Why it matters. Anybody who holds one can walk into the fuel store on the pier, by day and by night alike.

What was agreed. A list is kept from 1 October 2026.
Owner: Paul Ashe.   Due: 1 October 2026

FINDING 2 - LOW - Fuel is not measured

What we found. The tanks on the pier were last measured in March, by somebody who has left the office since then.

Why it matters. A few litres could go each night, and the bill would be paid all the same.

What was agreed. The tanks are measured each Monday.
Owner: Ida Moss.   Due: 15 October 2026
`)
  const telling = (words: string) => risks.filter((text) => text.includes(words))
  expect(telling('lent without a list: Site: Quay')).toEqual(telling('not measured: Site: Pier'))
  expect(telling('lent without a list: Site: Quay')[0]).toMatch(/^high/u)
  expect(telling('counted once a year')).toEqual(telling('left open at noon'))
  expect(telling('walk into the fuel store')[0]).toMatch(/^medium/u)
  expect(telling('few litres')[0]).toMatch(/^low/u)
})

it('tells each record of an inspection with its own grade, and none that was put right', async () => {
  const risks = await risksOf(`SAFETY INSPECTION REPORT
Boathouse of the rowing club, inspected on 4 May 2026

FINDINGS

K-1   CRITICAL   Stairs to the loft
Observed: The third and fourth tread move underfoot. The rail is loose.
Required: Close the stairs until a joiner has fixed both.
Correct by: 6 May 2026

K-2   MINOR      Shelves in the store
Observed: Oars lie above head height and can slide off the shelf.
Required: Put a lath in front of them.
Correct by: 30 June 2026

K-3   MINOR      Lamp above the door
Observed: The lamp did not come on when the switch was pressed twice.
Status: CORRECTED, bulb replaced.

The next visit is on 3 May 2027.
`)
  const telling = (words: string) => risks.filter((text) => text.includes(words))
  expect(telling('move underfoot')[0]).toMatch(/^high/u)
  expect(telling('head height')[0]).toMatch(/^low/u)
  expect(telling('Lamp above the door')).toEqual([])
})

it('keeps the rows of a register apart, which tell what is done against each', async () => {
  const risks = await risksOf(`PROJECT STATUS REPORT
New slipway, May 2026

Risk register

ID   Risk                                Likelihood   Impact   Rating   Response
R1   The crane comes late in June        4            4        High     Hire one from the yard at Lund
R2   Stone costs more than planned       4            3        High     Buy half of it before the summer
R3   The piles stand in soft ground      2            5        Medium   Have two more holes drilled first
`)
  expect(risks.filter((text) => text.includes('crane comes late'))).toHaveLength(1)
  expect(risks.filter((text) => text.includes('Stone costs more'))).toHaveLength(1)
  expect(risks.some((text) => text.includes('crane') && text.includes('Stone'))).toBe(false)
})
