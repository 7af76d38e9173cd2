import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

async function summarize(content: string) {
  return createEmbeddedEngine().summarize({ content, mode: 'general' })
}

const clauses = `
4. The Owner repairs the roof and the pipes within 14 days of a report in writing.
5. The Hirer must not lend the boat to others and must not fish from it.
6. If the boat comes back later than agreed, the Hirer pays £45 for every hour begun.
7. However, no charge is made where the lock was closed.
8. Either party may end this agreement on 30 days' written notice to the other.
9. Keys are handed out at the quay and must be returned there.
10. The Hirer keeps the engine clean and tells the Owner of any fault on the same day.
`

it('begins the summary of a contract with who, how long and how much', async () => {
  const { summary, citations } = await summarize(`BOAT HIRE AGREEMENT

This Agreement is made on 2 March 2027 between

MARL QUAY BOATS LIMITED, of 4 Staithe Road, Ellermouth ("the Owner"), and
Ines Corrigan, of 9 Bell Lane, Ellermouth ("the Hirer").

1. The Owner lets the Hirer the boat "Wagtail" with its oars and engine.
2. This agreement runs for 18 months from 1 April 2027.
3. The rent is £210 a month, payable on the first day of each month.
${clauses}`)
  expect(summary).toMatch(/^This Agreement is made on 2 March 2027 between/u)
  expect(summary).toContain('("the Hirer").')
  expect(summary.indexOf('18 months')).toBeLessThan(summary.indexOf('written notice'))
  expect(summary).toContain('The rent is £210 a month')
  for (const { at, quote } of citations.filter(({ field }) => field === 'summary')) {
    const said = summary.slice(at?.start, at?.end)
    expect(quote.replace(/\s+/gu, ' ')).toBe(said)
  }
})

it('names the parties by the rows of a schedule, without who to contact', async () => {
  const { summary } = await summarize(`MOORING LICENSE AGREEMENT

Owner contact: Jon Abara, 0555 010 222
Licensor: Marl Quay Boats Limited
Licensee: Ines Corrigan
Fee: £640 a year
Term: 1 April 2027 to 31 March 2028
${clauses}`)
  expect(summary).toMatch(/^Licensor: Marl Quay Boats Limited\. Licensee: Ines Corrigan\./u)
  expect(summary).not.toContain('Owner contact')
  expect(summary).toContain('Fee: £640 a year.')
})

it('opens with no sentence that goes on from another one', async () => {
  const { summary } = await summarize(`NOTES ON THE NEW PUMP

(The old pump is described in the yellow folder.)

The pump lifts 40 liters a minute and costs $1,200 with its pipes. However, it needs 230 volts.

Otherwise a fuse of 16 amperes is to be fitted. The pump is checked every 6 months by the keeper of the house.

It is switched off at night. The keeper has the keys and writes every check into the book by the door.`)
  expect(summary).not.toMatch(/^(?:\(|However|Otherwise|It )/u)
})

it.each([
  ['Arbeitsvertrag zwischen', 'Arbeitsvertrag'],
  ['Contrat de location entre', 'Contrat de location'],
  ['Service Agreement between', 'Service Agreement'],
])('leaves out of a title what goes on in the names below it: %s', async (heading, title) => {
  const made = await createEmbeddedEngine().title({
    content: `${heading}\n\nMarl Quay Boats GmbH\n\nund\n\nInes Corrigan\n\n1. 2027\n`,
  })
  expect(made).toBe(title)
})

it('takes the first line of a paragraph for no subject of a letter', async () => {
  const content = `WATERLANE COUNCIL

Dear Ms Orrin

We have looked at your rent rebate again after you told us on 4 May
2026 that your income had changed.

You will get £40.00 a week from 1 June 2026.`
  expect(await createEmbeddedEngine().title({ content })).not.toContain('We have looked')
})

it('tells all that a table of verdicts says, refusals without a number among it', async () => {
  const content = `Decision on the works at Orrin House

You applied for the works below on 4 May 2026, and we have decided as follows.

What you applied for | Our decision
Porch on the street | Refused
Shed of 12 square meters | Granted, on conditions

You may object to the committee within six weeks. The shed must be finished by 30 April 2027.`
  const { summary } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(summary).toContain('Porch on the street: Refused')
  expect(summary).toContain('Shed of 12 square meters: Granted')
})

it('tells no price without the sentence that explains it', async () => {
  const { summary } = await summarize(`BOAT HIRE AGREEMENT

Owner: Marl Quay Boats Limited
Hirer: Ines Corrigan

1. The list of the Owner may change on 30 days' notice. The Hirer may then leave without a charge.
   That right does not apply to the rise of the fee by £1.80 in May.
2. The boat is hired out from 1 April 2027.
${clauses}`)
  expect(summary).not.toMatch(/(?<!leave without a charge\. )That right/u)
})
