import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

async function readPaper(content: string): Promise<{ purpose: string; summary: string }> {
  const made = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  return { purpose: made.mainPurpose, summary: made.summary }
}

it('tells of a contract of rows what about, between whom and for how much', async () => {
  const { purpose } = await readPaper(`VEHICLE SALE AGREEMENT

Seller: Aldous Penrith
Buyer: Maren Tiller
Vehicle: Marlin Coupé 1.4, blue
Mileage: 62,100
Price: £4,250.00

The car was shown to the buyer on 2 May. Any defect seen on that day is accepted by the buyer. The papers are with the seller.`)
  expect(purpose).toContain('Marlin Coupé')
  expect(purpose).toContain('£4,250.00')
  expect(purpose).toContain('Maren Tiller')
})

it('keeps the sentence of a contract that says what is let', async () => {
  const { purpose } = await readPaper(`TENANCY AGREEMENT

Landlord: Aldous Penrith
Tenant: Maren Tiller
Term: two years from 1 May 2027
Rent: £900 a month

The Landlord lets the house at 4 Quay Row to the Tenant as a home and for no other use. The Tenant shall pay the rent on the first day of each month.`)
  expect(purpose).toContain('lets the house at 4 Quay Row')
})

it('tells from what to what it rises where a letter only says that it rises', async () => {
  const { purpose } = await readPaper(`Orme Riding School

Changes to our fees from 1 May 2027

Dear riders,

The owners have therefore decided to raise the fees.

                      until 30 April 2027    from 1 May 2027
  Single lesson             £31.00                £34.50
  Livery, a week            £90.00                £96.00

Please return the mandate by 10 April.`)
  expect(purpose).toContain('£31.00')
  expect(purpose).toContain('£34.50')
})

it('adds no figure to a letter that changes nothing', async () => {
  const { purpose } = await readPaper(`Orme Riding School

Open day on 1 May 2027

Dear riders,

We are pleased to invite you to our open day on 1 May 2027. Last year the entry went from £2 to £3.`)
  expect(purpose).not.toContain('£3')
})

it('tells the chief resolutions of a meeting, the largest sum among them', async () => {
  const { purpose } = await readPaper(`MINUTES OF THE MEETING OF ORME BOAT CLUB

1. Slipway
It was resolved to accept the offer of Reed Ltd at £14,600 for the new slipway.

2. Fees
It was resolved that the fee for a mooring is £120 from 1 May 2027.

3. Flags
The secretary showed the new flags. Carried 12 to 3.`)
  expect(purpose).toContain('£14,600')
  expect(purpose).toContain('£120')
  expect(purpose).not.toContain('Carried')
})

it('tells what an inspection came to behind what it looked at', async () => {
  const { purpose } = await readPaper(`INTERNAL AUDIT REPORT

Our objective was to determine whether boats are let only to members.

Overall rating: NEEDS IMPROVEMENT

The audit looked at forty lettings of the last year.`)
  expect(purpose).toContain('Our objective')
  expect(purpose).toContain('NEEDS IMPROVEMENT')
})

it('takes what a letter says in short for its purpose', async () => {
  const { purpose } = await readPaper(`REPORT OF RESULTS TO PATIENT

Your results came in on Monday, as we had hoped. The short version: your iron is too low and your sugar is fine. The samples were taken in good order.`)
  expect(purpose).toContain('your iron is too low')
})
