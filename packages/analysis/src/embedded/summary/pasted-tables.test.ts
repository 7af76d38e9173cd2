import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'
import { detailRowsOf } from '../testing/detail-rows.ts'

async function summaryOf(content: string) {
  return await createEmbeddedEngine().summarize({ content, mode: 'general' })
}

const policy = `Harrowgate Motor
YOUR CAR INSURANCE - POLICY SCHEDULE
This schedule replaces any earlier one. Please check it carefully.

Policy number: HM-204-77        Reason for issue: New vehicle
Issued: 4 March 2026            Broker: none

WHO IS COVERED
Policyholder\tMs Ottoline Marsh
Named driver\tMr Silas Marsh (son), born 2 May 2006, full licence held since 11 April 2025, lives at the same address
Any other driver\tNot covered

WHAT IS COVERED
Section\tCovered?\tLimit
1 Damage to your car\tYes\tMarket value
2 Belongings in the car\tYes\t£350
3 Driving other cars\tNo\t-

If you do not use our approved repairer an extra £200 applies to each claim.
HM/SCH/07\t2/2`

it('reads rows that a tab parts as a table, with the names of its columns, however long a cell is', async () => {
  const criticalDetails = await detailRowsOf(policy)
  expect(criticalDetails).toContain('Policyholder: Ms Ottoline Marsh')
  expect(criticalDetails).toContain('2 Belongings in the car: Covered?: Yes; Limit: £350')
  expect(criticalDetails.some((detail) => detail.startsWith('Named driver: Mr Silas'))).toBe(true)
  expect(criticalDetails.join()).not.toContain('2/2')
})

it('names a party by the role that stands behind it in quotation marks', async () => {
  const { facts } = await summaryOf(`SERVICES AGREEMENT

(1) QUARRY DENTAL LIMITED, company no. 09900417, of 40 Sackville Gate, Marbury (the "Customer"); and
(2) FELLSIDE IT LIMITED, company no. 08800931, of The Tannery, Skelby (the "Supplier").

HOW IT IS PAID
The Supplier shall host and support the systems of the Customer for £1,900 a month.
The Customer shall pay each invoice within 30 days.`)
  const labels = facts?.map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Customer', 'Supplier']))
  const both = await summaryOf(
    'This lease is made between Harbour Estates (the "Landlord") and Blue Finch Bakery (the "Tenant").',
  )
  const told = both.facts?.map(({ label, value }) => `${label}: ${value}`)
  expect(told).toEqual(
    expect.arrayContaining(['Landlord: Harbour Estates', 'Tenant: Blue Finch Bakery']),
  )
})

it('says what is let as the purpose of a lease, before its particulars', async () => {
  const { mainPurpose } = await summaryOf(`TENANCY AGREEMENT

Date of agreement        9 June 2026
Landlord                 Mr Gareth Ruscoe
Tenant                   Ms Ottilie Brand
Rent                     £615.00 per calendar month

1. THE LETTING
1.1 The Landlord lets the Room to the Tenant, furnished, for the Term and at the Rent.
1.2 The Landlord may let any of the other rooms to anyone he chooses.`)
  expect(mainPurpose).toContain('The Landlord lets the Room to the Tenant')
})

it('leaves the marks of Markdown out of what it quotes', async () => {
  const { mainPurpose } = await summaryOf(`# Review of incident 2291

**Payments delayed and some taken twice on 6 November 2025**

On 6 November 2025 between 09:12 and 13:47 the platform failed to process 38% of card payments.
All double charges had been refunded by 10 November.`)
  expect(mainPurpose).not.toMatch(/[#*]/u)
})

const quote = `Orme Roofing
Unit 4, Kiln Lane, Marbury MB4 2PL   VAT reg. GB 000 5550 14

Quotation Q-118

Dear Ms Marsh

Below is our fixed price for the new roof of the boathouse at Quarry Bank.

Item                                            Net (GBP)
1  Strip the old slates                          1,480.00
2  Battens and felt, both slopes                 2,950.00
3  New slates, 40 square meters                  6,620.00
Net total                                       11,050.00
VAT 20%                                          2,210.00
TOTAL TO PAY                                    13,260.00

Each stage is payable within 7 days of our invoice.

Owner: J Orme          Due: 30 June 2026
The scaffold stands on the drive for two weeks.
`

it('keeps numbered rows of prices apart, and takes none of them for a heading', async () => {
  const { criticalDetails, mainPurpose, summary } = await summaryOf(quote)
  expect(criticalDetails.join('\n')).not.toContain('1,480.00 2')
  expect(criticalDetails).toContain('Due: 30 June 2026')
  expect(mainPurpose).toContain('Below is our fixed price for the new roof')
  expect(summary).not.toContain('VAT reg.')
})

it('shows by when each of several findings is to be put right, with the finding', async () => {
  const findings = ['Locks', 'Lights', 'Ladders'].map(
    (name, at) => `Finding ${at + 1}   ${name} are missing on the pontoon      HIGH

The harbor master has not bought any since the storm of January 2026.
Owner: J Orme          Due: ${at + 10} June 2026`,
  )
  const { criticalDetails } = await summaryOf(`HARBOR AUDIT REPORT\n\n${findings.join('\n\n\n')}`)
  expect(criticalDetails.find((detail) => detail.includes('11 June'))).toContain('Lights')
})
