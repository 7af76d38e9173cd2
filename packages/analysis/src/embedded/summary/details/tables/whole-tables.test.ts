import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../../engine.ts'
import { detailRowsOf } from '../../../testing/detail-rows.ts'

async function summaryOf(content: string) {
  return createEmbeddedEngine().summarize({ content, mode: 'general' })
}

const more = Array.from(
  { length: 24 },
  (_, at) => `The ward sister rings you on ${at + 1} March between 9 and 11 about bed ${at + 3}.`,
).join('\n\n')

it('tells every row of a table of medicines, in its order', async () => {
  const content = `Discharge letter

Going home

${more}

Medicine | Dose | When | Status
Cordalin | 5 mg | Morning, with food | NEW
Vexotril | 20 mg | Night, for 10 days | CHANGED
Palmetin | 2 mg | Night, until 3 May | NEW
Ordovan | 10 mg | - | STOPPED

Ask your pharmacist if you are unsure.`
  const details = await detailRowsOf(content)
  const rows = details.filter((text) => /Cordalin|Vexotril|Palmetin|Ordovan/u.test(text))
  expect(rows.map((text) => text.split(':')[0])).toEqual([
    'Cordalin',
    'Vexotril',
    'Palmetin',
    'Ordovan',
  ])
})

it('tells every price before and after a change', async () => {
  const content = `Dear Ms Orme,

Your plan changes on 1 May. Here is what you will pay.

Charge | Now | From 1 May
Line rental | £9.10 | £10.40
Evening calls | £3.20 | £3.90
Late fee | £5 | £8

Kind regards,
Kite Telecom Ltd`
  const { criticalDetails } = await summaryOf(content)
  const text = criticalDetails.join('\n')
  for (const price of ['£10.40', '£3.90', '£8']) expect(text).toContain(price)
})

it('tells of compared offers the one that a meeting took', async () => {
  const content = `Minutes of the committee meeting of 4 May 2026

1. Roof
Three quotes were compared:

Halden Roofing | £14,200
Merrow & Pike | £12,900
Castle Slates | £17,450

It was resolved to give the work to Merrow & Pike.

2. Fees
It was agreed that each member pays £40 by 1 June.`
  const { criticalDetails } = await summaryOf(content)
  const text = criticalDetails.join('\n')
  expect(text).toContain('£12,900')
  expect(text).not.toMatch(/Halden|Castle/u)
})

it('puts what is left to pay before what it comes from, without a currency beside it', async () => {
  const content = `Statement of service charges 2025

Dear Mr Adair,

please find below the charges for your flat.

Cost | Whole house | Your share
Cleaning | 4,100.00 | 410.00
Insurance | 2,900.00 | 290.00
Total | 7,000.00 | 700.00

Less paid | 520.00
Balance due | 180.00

Please pay within 30 days.`
  const { criticalDetails, mainPurpose } = await summaryOf(content)
  expect(criticalDetails[0]).toContain('180.00')
  expect(mainPurpose).toContain('180.00')
})

it('tells the last row too where all others are told', async () => {
  const content = `Repair of your clock

Dear Ms Corrigan,

your clock can be repaired. These are the steps and what they cost.

Step | What we do | When | Price
1 | Clean the works | 3 May | £45
2 | New spring | 12 May | £120
3 | New hands | 20 May | £60
4 | Trial run on our shelf | a week or so | £15

Please pay half of it before we begin. Bring the key when you come to collect the clock.`
  const { criticalDetails } = await summaryOf(content)
  const text = criticalDetails.join('\n')
  for (const price of ['£45', '£120', '£60', '£15']) expect(text).toContain(price)
})

it('tells all days of a list of them, nothing twice, and what somebody does not tolerate', async () => {
  const content = `Discharge letter

Mr Bell came to us with pain in his chest. He is allergic to penicillin.

${more}

Follow-up
Blood test: 27/11/2026, 8.30, fasting, at our laboratory.
Cardiology: 18/12/2026, 10.15, room 7.
Scan of the chest: 08/01/2027, 14.00, ground floor.

Cordalin 5 mg: stopped until your kidneys have been looked at again.
Vexotril 20 mg: stopped because of low blood pressure.
Palmetin 2 mg: not granted by your insurer.`
  const { criticalDetails } = await summaryOf(content)
  const text = criticalDetails.join('\n')
  for (const day of ['27/11/2026', '18/12/2026', '08/01/2027']) expect(text).toContain(day)
  expect(text).toContain('allergic to penicillin')
  expect(new Set(criticalDetails).size).toBe(criticalDetails.length)
})

it('tells all sums of a list with what they come to', async () => {
  const content = `Renewal of your lease

${more}

What the renewal costs
Renewal fee: £950
Paperwork: £165
Insurance for two years: £180
Guarantor service: £100
Total: £1,395

Please pay by 25 December 2027.`
  const { criticalDetails } = await summaryOf(content)
  const text = criticalDetails.join('\n')
  for (const sum of ['£950', '£165', '£180', '£100', '£1,395']) expect(text).toContain(sum)
})

it('tells the doses of a leaflet, for whomever they are', async () => {
  const content = `Cordalin 5 mg tablets
Package leaflet: Information for the patient

3. How to take Cordalin

Always take this medicine exactly as your doctor has told you.

                      First day       From the second day
Most adults           40 mg, once     10 mg once a day
75 years or older     20 mg, once     5 mg once a day

${more}`
  const told = (await detailRowsOf(content)).join('\n')
  expect(told).toContain('Most adults: First day: 40 mg, once')
  expect(told).toContain('75 years or older: First day: 20 mg, once')
})

it('tells how soon somebody comes in each case, and whether that costs anything', async () => {
  const content = `Care of your boiler

${more}

Case                        Answer in       Response time   Included?
Boiler leaks                1 hour          4 hours         Yes
No hot water, working day   4 hours         1 day           Yes
No hot water, weekend       4 hours         2 days          No, £90 a call
                                                            and £40 an hour`
  const told = (await detailRowsOf(content)).join('\n')
  expect(told).toContain('Boiler leaks: Answer in: 1 hour; Response time: 4 hours')
  expect(told).toContain('Included?: No, £90 a call and £40 an hour')
})
