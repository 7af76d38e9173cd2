import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { detailRowsOf as detailsOf } from '../../testing/detail-rows.ts'

it('labels a sentence with the clause it stands under, never with one before', async () => {
  const details = await detailsOf(`Veloria Bicycle Plan

What you pay
Your plan comes to £14.20 a month and is taken on the 3rd of the month.

What is not covered
We do not cover bicycles that are older than 9 years, or any loss above £900.`)
  expect(details.join('\n')).toContain('What is not covered: We do not cover bicycles')
})

it('names what a clause is about and never takes a verb or the title for it', async () => {
  const details = await detailsOf(`Kennel Club Terms

The membership lasts for 12 months and renews automatically each year in March.
If we pay for a course costing more than £300 and you leave within a year, you will repay it.
The first three months are a probationary period for every new member of the club.
Your place will be lost if the yearly sum is not with us by 4 May 2027.`)
  expect(details.join('\n')).toContain('Automatic renewal: The membership lasts for 12 months')
  expect(details.join('\n')).toContain('Probation: The first three months')
  const labels = details.map((detail) => detail.split(':')[0])
  for (const bad of ['Renews', 'Costing', 'Probationary', 'Place', 'Kennel Club Terms']) {
    expect(labels).not.toContain(bad)
  }
})

it('parts a line of a letterhead with something on its right, and calls the date a date', async () => {
  const details = await detailsOf(`Gemeinde Ostrau

Kassenzeichen: 77.2027.114                    Ostrau, 8. März 2027

Gebührenbescheid

Für den Hund wird eine Steuer von 96,00 Euro im Jahr festgesetzt. Sie ist bis zum 1. Juli 2027 zu zahlen.`)
  expect(details).toContain('Kassenzeichen: 77.2027.114')
  expect(details).toContain('Datum: Ostrau, 8. März 2027')
})

it.each([
  ['gaps', '          '],
  ['tabs', '\t'],
])('begins with the rows of the schedule at the top, in order, in %s', async (_, gap) => {
  const rows = ['Pupil', 'Parents', 'Lessons', 'Fee']
  const values = ['Ida Sorel', 'Mara and Jonas Sorel', 'Tuesday and Friday', '£31 a lesson']
  const schedule = rows.map((label, at) => `${label}${gap}${values[at]}`).join('\n')
  const details = await detailsOf(`Music School Agreement

${schedule}

1. Fees

1.1 A late payment charge of £12 is added if an invoice is unpaid after the 5th of the month.

1.2 You may end this agreement by giving us six weeks' notice in writing.`)
  expect(details.slice(0, 4)).toEqual(rows.map((label, at) => `${label}: ${values[at]}`))
})

it('keeps the label that a sentence opens with, and writes a heading in capitals as its words are written', async () => {
  const details = await detailsOf(`Household policy

POLICY CONDITIONS

Tracing a leak: we pay up to £7,500 to find and reach the source of an escape of water.

PLACE OF WORK

You may be asked to come to another place within 20 miles where the work needs it.`)
  expect(details.join('\n')).toMatch(/^Tracing a leak: we pay up to £7,500/mu)
  expect(details.join('\n')).toContain('Place of work: You may be asked')
})

it('takes no noun of another clause and no part of a word for a label', async () => {
  const details = await detailsOf(`Parking rules

Short-term guests have a place for 14 days, whatever the rent of the flat.`)
  expect(details[0]).toMatch(/^Short-term guests/u)
})

it('names whom a document comes from, unless its first line is what it is', async () => {
  expect(await detailsOf(`Little Acorns Nursery\n\nYour fee is £40 a day.`)).toContain(
    'From: Little Acorns Nursery',
  )
  const details = await detailsOf(`Residential Lease Agreement\n\nYour rent is £400 a month.`)
  expect(details.join('\n')).not.toContain('From:')
})

it('names a paragraph by the words it opens with, and the next one not', async () => {
  const details = await detailsOf(`Terms of the boat club

Mooring. Your boat may lie at pier 4 for at most 30 days a year.

Guests. You may bring guests up to 12 times a year.

Please return the signed form by 3 May 2027.`)
  const text = details.join('\n')
  expect(text).toContain('Mooring: Your boat may lie')
  expect(text).toContain('Guests: You may bring guests')
  expect(text).not.toContain('Guests: Please return')
})

it('takes a short line below its heading for the value of a label', async () => {
  const details = await detailsOf(`Report on a dog
Patient: Bruno     Weight: 31 kg

Diagnosis
Torn ligament of the left knee. Slight fever.

What was done
The knee was operated on 4 May 2027 and the dog was sent home on the next day.`)
  expect(details).toContain('Diagnosis: Torn ligament of the left knee. Slight fever.')
  expect(details).toContain('Patient: Bruno')
})

it('takes no unpaid break for a late payment', async () => {
  const details = await detailsOf(`Contract of employment

You work 38 hours a week from 8 am to 5 pm with a one-hour unpaid lunch break.`)
  expect(details.join('\n')).not.toContain('Late payment')
})

it('takes a condition for no label, nor the last heading for what closes the document', async () => {
  const details = await detailsOf(`Brook Lane Boat Store

Opening
The gate is open from April and members have a key that costs £12 to replace.

Paying
Storage comes to £31 a month and is taken on the first working day by direct debit.

Leaving
You take the boat away within 21 days and hand the key back to the office.

If a boat is damaged
We pay up to £750 where our staff moved it and nothing where the wind did.

The wash bay behind the store may be used for £4 between March and October.`)
  const text = details.join('\n')
  expect(text).toContain('We pay up to £750')
  expect(text).toContain('The wash bay behind the store may be used for £4')
  expect(text).not.toContain('If a boat is damaged:')
})

it('takes no noun for a label that is only named on the way', async () => {
  const details = await detailsOf(`Design Agreement

1. Liability
The studio's total liability is limited to the fees paid in the three months before the claim.

2. Confidentiality
The studio shall keep recipes, prices and launch dates secret for three years afterwards.`)
  expect(details.join('\n')).toContain("Liability: The studio's total liability")
  expect(details.join('\n')).toContain('Confidentiality: The studio shall keep')
})

it('labels what is below a heading with its explanation by that heading, and nothing by who signs', async () => {
  const details = await detailsOf(`Discharge letter

CHANGED

Ramorin: 2.5 mg at bedtime instead of 10 mg

STOPPED – do not take; hand in to a pharmacy

Naxolen 500 mg, which harms the kidneys

Thank you for the form that you sent us on 7 October.

Yours sincerely

Dana Pettmore

Team Leader, Day Ward

A £15.00 voucher for the car park ends on 30 June 2027.`)
  const text = details.join('\n')
  expect(text).toContain('Stopped: Naxolen 500 mg')
  expect(text).not.toContain('Changed: Naxolen')
  expect(text).not.toContain('Team Leader, Day Ward: ')
  expect(text).not.toContain('Thank you')
})

it('takes no line of an address, no asked heading and none of another paragraph for a label', async () => {
  const details = (
    await detailsOf(`Marchetti Studio

Orrin Tools Limited
4 Mill Lane, Dorring

Dear Ms Sorel,

I can hold your place until 21 April 2027, and after that I give it to somebody else.

What does it cost?

The whole course costs £342 for each child.

DAILY CARE

Replace the hoses every five years.

Register on our page within 30 days of buying the washer.`)
  ).join('\n')
  expect(details).not.toMatch(/Orrin Tools Limited: I can|cost\?:|Daily care: Register/u)
  expect(details).toContain('Daily care: Replace the hoses')
})

it('takes neither what a share is taken of nor what is taken from for the name of a value', async () => {
  const details = (
    await detailsOf(`Supply agreement

The supplier's total liability in a year is limited to 125% of the fees paid, or to £500,000 for breaches of data.

With such an order we can take money from your wages, or send agents whose first letter adds £75.`)
  ).join('\n')
  expect(details).not.toMatch(/^(?:Fees|Wages):/mu)
})

it('takes no noun behind who acts, at the end, beside the value or of the second of two sentences for a label', async () => {
  const details = await detailsOf(`Lakeside Residents

Dear Ms Orme,

You may contest the charge in writing up to 28 days from the date of this letter.

Your parking permit was withdrawn today and comes back within two days of our getting the $190 and late charge.

We would like to hear from helpers. It is a £300 bonus on top of what you earn, paid on 4 May.

The rent is £640 a month from 1 June.`)
  const text = details.join('\n')
  expect(text).toContain('contest the charge')
  expect(text).not.toMatch(/^(?:Charge|Late charge|Bonus): /mu)
  expect(text).not.toContain('Rent: The rent: ')
})

it('does not call a telephone number a price', async () => {
  const details = await detailsOf(`Assurance Lacombe

Tél. 04 00 00 41 22 (prix d'un appel local), du lundi au vendredi de 9 h à 17 h.

Votre cotisation est de 412,00 € par an, à payer avant le 30 avril 2027. La franchise est de 150,00 € par sinistre. Le contrat prend effet le 1er mai 2027 pour une durée d'un an.`)
  expect(details.join('\n')).not.toMatch(/^Prix: Tél/mu)
})

it("calls no value by a label that is another one's", async () => {
  const { facts = [] } = await createEmbeddedEngine().summarize({
    content: `Your booking of a boat

Dear Ms Orme,

the price holds until 3 May 2027. Please pay £300 by 1 March 2027.

If you move the date

More than 14 days before: no charge. 7 to 14 days before: 25% of the price. Less than 7 days: 60%.`,
    mode: 'general',
  })
  const scale = facts.filter(({ value }) => value.includes('%'))
  expect(scale.length).toBeGreaterThan(0)
  expect(scale.map(({ label }) => label)).not.toContain('More than 14 days before')
})

it('labels a sentence with a noun only where the value is said of it, else with its heading', async () => {
  const details = await detailsOf(`Boat Store Terms

1. Guarantee. Mr Fenn's guarantee covers rent and damage up to £3,400 until 5 May 2027.

2. Late arrival. If the rent is more than seven days late, we charge £15 for each week.

3. What you pay at the start. You pay a deposit of £120 by 4 May 2026.`)
  const told = details.join('\n')
  expect(told).not.toContain('Rent:')
  expect(told).toContain("Guarantee: Mr Fenn's guarantee covers rent")
  expect(told).toContain('Deposit: You pay a deposit of £120')
})

it('takes no Japanese sentence that opens with a day for the date of the paper', async () => {
  const details = await detailsOf(`マリーナ規則

令和7年9月28日の総会で改正が可決されましたので、全文をお届けします。利用料は月5,000円です。`)
  expect(details.join('\n')).not.toContain('日付')
})

it('keeps initials in front of a name in a table, and days that open a row', async () => {
  const details = await detailsOf(`Payments of the rowing club

Payee                    For                              Sum
L. Fennimore             Salary October                   £842.40
Revenue                  Tax                              £118.20
Total                                                     £960.60`)
  const told = details.join('\n')
  expect(told).toContain('L. Fennimore: ')
  expect(told).toContain('960.60')
})
