import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { detailRows, detailRowsOf as detailsOf } from '../../testing/detail-rows.ts'

const body = `This Agreement dated March 13, 2014 is by and between Janus Ltd ("Janus") and Kettle GmbH ("Kettle").

1. Term

This Agreement shall commence on the date above and shall continue in effect for a term of two (2) years. Either party may assign it with consent.

2. Law

This Agreement shall be governed by and construed in accordance with the laws of the State of Texas.`

it('says what each clause is about, in front', async () => {
  const details = await detailsOf(`EXHIBIT B\n\nCOOPERATION AGREEMENT\n\n${body}`)
  expect(details.join(' ')).toContain('Term: This Agreement shall commence')
  expect(details.join(' ')).toContain('laws of the State of Texas')
})

it('reads labeled lines, and rows with the heads of their columns', async () => {
  const content = `SERVICE AGREEMENT

Customer: Alder Bakery Ltd
Contract number: AB-2207

Site | Visits a month | Price
North yard | 4 | £310.00
South yard | 2 | £175.00

The Customer shall pay within 14 days of each invoice.`
  const summary = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  const { criticalDetails, facts = [] } = summary
  expect(criticalDetails).toContain('Contract number: AB-2207')
  expect(detailRows(summary)).toContain('North yard: Visits a month: 4; Price: £310.00')
  expect(facts).toContainEqual({ label: 'Customer', value: 'Alder Bakery Ltd', kind: 'party' })
  expect(facts.map(({ value }) => value)).toContain('14 days')
  expect(facts).toHaveLength(criticalDetails.length)
})

it('never takes the unit of a value for its label', async () => {
  const details = await detailsOf(
    'Members may cancel the plan up to 24 hours before it renews. The plan costs $9 a month. It may be used on two devices.',
  )
  expect(details.join(' ')).toContain('24 hours')
  expect(details.join(' ')).not.toContain('Hours:')
})

it('takes some rows of a long table, so that it crowds nothing out', async () => {
  const rows = Array.from(
    { length: 14 },
    (_, i) => `| Machine ${String.fromCharCode(65 + i)} | $${i + 2},350 | ${i + 3} hours |`,
  )
  const content = `# Maintenance agreement

This agreement is made between Orrin Tools Ltd and the Larch Mill Cooperative.

| Machine | Yearly fee | Visit |
| --- | --- | --- |
${rows.join('\n')}

The agreement ends on 30 June 2027. Notice of two months is required to cancel it. A late payment costs interest of 8 per cent.`
  const { criticalDetails } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  const all = criticalDetails.join('\n')
  const rowsTold = criticalDetails.filter((detail) => detail.includes('Machine '))
  expect(rowsTold.length).toBeGreaterThanOrEqual(3)
  expect(rowsTold.length).toBeLessThanOrEqual(4)
  for (const value of ['30 June 2027', 'two months', '8 per cent']) expect(all).toContain(value)
})

it('says a name once, in the fact that tells whose it is', async () => {
  const content = `SUPPLY AGREEMENT

ORRIN TOOLS LIMITED

Supplier: Orrin Tools Limited, 4 Mill Lane, Dorring
Price: $2,400 a month

The agreement ends on 30 June 2027.

ORRIN TOOLS LIMITED`
  const { criticalDetails } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(criticalDetails.filter((detail) => /orrin tools/iu.test(detail))).toHaveLength(1)
})

it('reads numbers behind an abbreviation, parties before their part, and rows with empty cells', async () => {
  const content = `IN THE COUNTY COURT AT DORRING

Claim No. K7QZ491

Between
Larch Mill Cooperative          Claimant
and
Ms Odile Marchetti (Defendant)

Item | Hours | Amount
Repair of the mill | 12 | £640.00
Total to pay | | £1,280.00

The defendant shall pay the total within 14 days.

Signed by the clerk: P. Lund`
  const { criticalDetails, summary, keyPoints, recommendations } =
    await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(criticalDetails).toContain('Claim No.: K7QZ491')
  expect(criticalDetails).toContain('Claimant: Larch Mill Cooperative')
  expect(criticalDetails).toContain('Defendant: Ms Odile Marchetti')
  expect(criticalDetails).toContain('Total to pay: £1,280.00')
  const all = [summary, ...criticalDetails, ...keyPoints, ...recommendations].join('\n')
  expect(all).not.toContain('Signed by')
})

it('names whom a letter is written to', async () => {
  const content = `Stadtwerke Rabenau GmbH
Am Wehr 2, 01734 Rabenau

Frau
Friederike Osterholt
Schulgasse 8
01734 Rabenau

Sehr geehrte Frau Osterholt,

Ihr neuer monatlicher Abschlag beträgt ab März 118,00 €. Bitte zahlen Sie bis zum 27. Februar 2026.`
  expect(await detailsOf(content)).toContain('Empfänger: Friederike Osterholt')
})

it('orders what a ruling decides before what its reasons tell', async () => {
  const content = `JUDGMENT

The respondent shall pay the claimant £4,200 within 14 days.

REASONS

A meeting was held on 3 May 2024, at which the sum of £9,999 was mentioned. The claimant had worked for the respondent since 4 June 2015. She was paid £520 a week.`
  expect((await detailsOf(content))[0]).toContain('£4,200')
})

it('takes neither a greeting nor the title for a label, and no name of a clause for a fact', async () => {
  const content = `CONTRAT DE LOCATION

Dear Mr Haddow

Article 2. Durée.
Your tariff for gas ends on 28 February 2026, and the new one starts then.`
  const details = (await detailsOf(content)).join('\n')
  expect(details).toContain('28 February 2026')
  expect(details).not.toContain('Haddow:')
  expect(details).not.toContain('Article 2. Durée.')
})

it('counts a row that names nothing for less, and what is a burden too for more', async () => {
  const rows = Array.from({ length: 30 }, (_, i) => `Larch ${i} | ${i + 3} | ${i + 40}.00`)
  const duty = 'Whoever returns the hall later than 23:00 must pay a surcharge of €60.'
  const content = `HIRE OF THE HALL\n\n${rows.join('\n')}\n\n${duty} The hall holds 80 guests.`
  const details = await detailsOf(content)
  expect(details[0]).toContain(duty)
})

async function factsOf(content: string) {
  return (await createEmbeddedEngine().summarize({ content, mode: 'general' })).facts ?? []
}

it('reads figures behind a wide gap as rows, and a letter with the name of its column', async () => {
  const details = await detailsOf(`INVOICE

Invoice total        3,960.84
BALANCE TO PAY       £2,760.84
Account              5550 7788

Step | Requirement | Time
A | Remove the deck | 12 weeks
B | Lower the wall | 16 weeks`)
  expect(details).toContain('BALANCE TO PAY: £2,760.84')
  expect(details).toContain('Account: 5550 7788')
  expect(details).toContain('Step A: Requirement: Remove the deck; Time: 12 weeks')
})

it('takes nothing behind the end of a sentence for a number', async () => {
  const details = await detailsOf(`LEASE

The flat costs £640 a month. Let with it is the cellar No. 12. The roof belongs to nobody.`)
  expect(details.join('\n')).not.toMatch(/No\.: 12/u)
})

it('tells a deadline from how long something lasts, and a value with what it is counted by', async () => {
  const facts = await factsOf(`Boiler plan

We guarantee the heat exchanger for 12 years, and claims are due at our office.
You must report a leak within 3 days.
The plan costs £16.50 a month.
Invoices are paid on the 27th of each month.`)
  expect(facts.find(({ value }) => value === '12 years')?.kind).toBe('term')
  expect(facts.find(({ value }) => value === '3 days')?.kind).toBe('deadline')
  expect(facts.map(({ value }) => value)).toContain('£16.50 a month')
  expect(facts.find(({ value }) => value === '27th')?.kind).toBe('date')
})

it('shows no line that only refers to a clause, and takes an address for no limit', async () => {
  const content = `Nursery agreement

Child          Maya Ellison
Parents        Tom Ellison, 8 Quarry Lane, Otley
Notice         see clause 12
Fee            £68.50 per full day

We may end this agreement with four weeks' notice.`
  expect(await detailsOf(content)).not.toContain('Notice: see clause 12')
  const parents = (await factsOf(content)).find(({ label }) => label === 'Parents')
  expect(parents?.kind).not.toBe('limit')
})

it('takes a number of two words whole', async () => {
  const content =
    'Services Agreement\n\n2. Term. This agreement starts on 1 April 2026 and continues for an initial term of thirty-six (36) months.'
  const { facts } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(facts?.map(({ value }) => value)).toContain('thirty-six (36) months')
})

it('always says who sent a document, and says no sentence twice', async () => {
  const details = await detailsOf(`LARCH MILL COUNCIL

Mr Olaf Sorel
3 Mill Lane
Dorring

Your permit costs £45 a year. It ends on 3 May 2027.`)
  expect(details.join('\n')).toContain('LARCH MILL COUNCIL')
  const told = details.filter((detail) => detail.includes('£45 a year'))
  expect(told).toHaveLength(1)
})
