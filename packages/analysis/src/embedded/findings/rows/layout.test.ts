import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'
import { detailRows, detailRowsOf as detailsOf } from '../../testing/detail-rows.ts'

it('reads an address and the names and values on its right as two blocks', async () => {
  const details = await detailsOf(`DORRING WATER BOARD

Ms Odile Marchetti                    Account number     4410 7723
4 Mill Lane                           Date of issue      3 May 2027
Dorring                               Reason for bill    Final bill
                                      Tariff band        C

Your bill comes to £88.40 and is to be paid by 1 June 2027.`)
  expect(details).toContain('Account number: 4410 7723')
  expect(details).toContain('Date of issue: 3 May 2027')
  expect(details.join('\n')).not.toContain('4 Mill Lane:')
})

it('keeps the names of columns that stand over the figures alone, also below a rule', async () => {
  const details = await detailsOf(`NOTICE TO THE TENANT

                        Now          From 1 May 2027
   Basic rent           £610.00      £640.00
   Parking              £30.00       £35.00
   ------------------------------------------------
   Total each month     £640.00      £675.00

The new rent is to be paid on the first of each month.`)
  expect(details).toContain('Total each month: Now: £640.00; From 1 May 2027: £675.00')
})

it('says by what a single column is counted', async () => {
  const details = await detailsOf(`FEES OF THE NURSERY

                         per week
   Full day, 5 days      €210.00
   Less grant            €80.00
   You pay               €130.00

Fees are payable on Mondays.`)
  expect(details).toContain('You pay: €130.00 per week')
})

it('names a row by its words where the amount stands in front', async () => {
  const details = await detailsOf(`CLUB MEMBERSHIP

Amount     What it is for        When taken
£20.00     Joining fee           Today, by card
£34.00     Monthly membership    1st of each month

You may leave after twelve months.`)
  expect(details).toContain('Monthly membership: Amount: £34.00; When taken: 1st of each month')
})

it('tells instalments that stand several to a row as one, in order', async () => {
  const details = await detailsOf(`YOUR BILL FOR THE YEAR

Your instalments are these:

   01 APR 2027     £60.00          01 JUN 2027     £50.00
   01 MAY 2027     £50.00          01 JUL 2027     £50.00

You must let us know within 21 days if you move.`)
  expect(details).toContain(
    '01 APR 2027: £60.00; 01 MAY 2027: £50.00; 01 JUN 2027: £50.00; 01 JUL 2027: £50.00',
  )
})

it('reads neither where people sign nor the foot of a page as rows', async () => {
  const details = await detailsOf(`AGREEMENT ON A WEBSITE

The price is £4,800 and half of it is due when you sign. I make the site within eight weeks of the first payment, and show you two drafts of the first page. You may end the agreement with 14 days' notice in writing. What has been paid by then stays with me, and what has been made is yours.

Odile Marchetti                date 4/7/2027      Marchetti Studio

Part No. W-33 Rev D   (03/24)           Printed in Dorring on old stock`)
  expect(details.join('\n')).not.toMatch(/Marchetti: date|Rev D:/u)
})

it('parts cells by two spaces where the header has as many names', async () => {
  const details = await detailsOf(`ORDER FORM

Product             Qty       Unit price     Annual fee
Ledger              40 users  £312/user/yr   £10,608.00
Support desk        1         £900/yr        £900.00

The fees are payable within 30 days.`)
  expect(details).toContain(
    'Ledger: Qty: 40 users; Unit price: £312/user/yr; Annual fee: £10,608.00',
  )
})

it('takes no line in the middle of a sentence for a labeled one', async () => {
  const details = await detailsOf(`OUR AGREEMENT

After the launch I offer one thing: a plan at $120 a month, which covers updates and one hour of
small changes. Tell us within 31 days of coming home: claims@orme.example is the address. Theft is
to be told to the police within 24 hours.`)
  expect(details.join('\n')).not.toMatch(/one hour of$|Theft is$/mu)
})

it('reads names of columns that stand on two lines, a rule between names and rows, and days for what they are', async () => {
  const summary = await createEmbeddedEngine().summarize({
    mode: 'general',
    content: `YOUR GYM PLAN

We tell you here what the plan costs you.

  Item                  Monthly       One-off
  --------------------------------------------
  Studio pass           £24.00        -
  Locker                £3.00         £8.00
  --------------------------------------------
  Total                 £27.00        £8.00

The price of the pass changes during the plan, as the table below tells you.

                        Until           From            From
                        30 Jun 2027     1 Jul 2027      1 Jan 2028
  Studio pass           £24.00          £26.00          £27.00
  Locker                £3.00           £3.50           £3.50`,
  })
  const details = detailRows(summary)
  expect(details).toContain('Total: Monthly: £27.00; One-off: £8.00')
  expect(details).toContain(
    'Studio pass: Until 30 Jun 2027: £24.00; From 1 Jul 2027: £26.00; From 1 Jan 2028: £27.00',
  )
  expect(summary.recommendations.join()).not.toContain('Jul')
})

it('takes no row of who does what by when for the names of columns', async () => {
  const { recommendations } = await createEmbeddedEngine().summarize({
    mode: 'general',
    content: `ALLOTMENT SOCIETY – MINUTES

Present: Ann Orme (Chair), Lew Hatch, Dot Brill

1. Water. It was agreed to mend the tap near the gate.

ACTIONS
  LH     new tap and washers for the gate         by 4 May
  DB     letter to the parish about the hedge     before 9 May`,
  })
  expect(recommendations.join('\n')).toContain('LH: new tap and washers for the gate; by 4 May')
  expect(recommendations.join('\n')).toContain('DB: letter to the parish about the hedge')
})

it('takes names of columns that open with a number for names', async () => {
  const details = await detailsOf(`Prices of the boathouse

	Week	3-night stay	Extra night
Low season	£690	£420	£110
High season	£1,240	£610	£180

The boathouse is let for holidays.`)
  expect(details.join('\n')).toContain('3-night stay: £420')
})
