import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'
import { detailRowsOf as detailsOf } from '../../testing/detail-rows.ts'

it('reads numbered rows of particulars by their names, none of them as the names of columns', async () => {
  const details = await detailsOf(`LEASE OF A WORKSHOP

B1 | Owner | Larch Mill Cooperative, 4 Mill Lane, Dorring
B2 | Occupier | Orrin Tools Limited
B3 | Start | 1 April 2027
B4 | Bond | £1,800.00

The Occupier shall keep the workshop clean and shall let nobody else use it.`)
  expect(details).toContain('Owner: Larch Mill Cooperative, 4 Mill Lane, Dorring')
  expect(details).toContain('Occupier: Orrin Tools Limited')
  expect(details).toContain('Bond: £1,800.00')
})

it('keeps each value under the name of its column where cells are empty, with its unit', async () => {
  const details = await detailsOf(`DATA SHEET PK-40

Parameter | Min | Typ | Max | Unit | Note
Supply voltage | 22 | 24 | 26 | V | 1
Idle current | | 40 | 65 | mA |
Flow | | | 900 | l/h | 2

The PK-40 is a pump for garden ponds.`)
  expect(details).toContain('Supply voltage: Min: 22 V; Typ: 24 V; Max: 26 V')
  expect(details).toContain('Idle current: Typ: 40 mA; Max: 65 mA')
})

it('takes the last amount below a table without signs of money for its sum', async () => {
  const details = await detailsOf(`INVOICE 4471

Qty | Description | Price | Amount
2 | Pump, garden | 240.00 | 480.00
1.5 h | Fitting | 60.00 | 90.00
 | Net | | 570.00
 | Total to pay | | 684.00

Please pay within 14 days.`)
  expect(details).toContain('Total to pay: 684.00')
  expect(details.join('\n')).not.toMatch(/^h: /mu)
})

it('reads a label that ends with an abbreviation', async () => {
  const details = await detailsOf(`TRAVEL INSURANCE

Confirmation no.: LX-2204-77
Insured: Odile Marchetti
Start: 4 May 2027

You may cancel within 10 days.`)
  expect(details).toContain('Confirmation no.: LX-2204-77')
})

it('gives amounts the currency that stands above their column alone', async () => {
  const details = await detailsOf(`ORDER FOR A USED VAN

PRICE
 | £
Van | 7,250.00
Roof rack | 180.00
Less deposit | –500.00
BALANCE ON COLLECTION | 6,930.00

The van is sold with one key and a full tank.`)
  expect(details).toContain('BALANCE ON COLLECTION: £6,930.00')
  expect(details).toContain('Van: £7,250.00')
})

it('takes a row above figures for the names of their columns where nothing stands above the labels', async () => {
  const details = await detailsOf(`Anpassung der Miete

 | bisher | ab 01.03.2027
Grundmiete | 512,00 € | 540,00 €
Vorauszahlung Heizung | 80,00 € | 95,00 €

Die neue Miete ist ab März zu zahlen.`)
  expect(details).toContain('Grundmiete: bisher: 512,00 €; ab 01.03.2027: 540,00 €')
})

it('takes rows below a heading such as Actions for things to do, and none of them for names of columns', async () => {
  const { recommendations } = await createEmbeddedEngine().summarize({
    mode: 'general',
    content: `Minutes of the Allotment Society

Present: P. Dorn (Chair), K. Amsel, J. Orrin.

The water butt leaks and will be mended in spring.

ACTIONS

Clerk | Letter to the owner of the lane | at once
Clerk | Order two new hinges for the gate | 4 May
K. Amsel | Quotes for the water butt | next meeting

Next meeting: 8 June 2027 in the hall.`,
  })
  expect(recommendations).toContain('Clerk: Letter to the owner of the lane; at once')
  expect(recommendations).toContain('Clerk: Order two new hinges for the gate; 4 May')
  expect(recommendations).toContain('K. Amsel: Quotes for the water butt; next meeting')
})

it('tells what is left to pay, however its row is called', async () => {
  const details = await detailsOf(`EXPLANATION OF BENEFITS

Your dentist charged | $412.00
Network discount | – $96.00
Your plan paid | – $201.50
WHAT YOU MAY OWE | $114.50

This is not a bill. Keep it with your papers.`)
  expect(details).toContain('WHAT YOU MAY OWE: $114.50')
})

it('reads labels and values that stand in turn in one row, and names no column after the first of them', async () => {
  const details = await detailsOf(`REPAIR ESTIMATE

Vehicle\tMorava Estate 2.0\tPlate\tVB-EN 417
First registered\t22 March 2016\tMileage\t148,362
Key number\t0999\tBrought in\t11 November 2026

The car was on the lift on Monday. Please call us before you decide.`)
  expect(details).toContain('Plate: VB-EN 417')
  expect(details).toContain('First registered: 22 March 2016')
  expect(details.join('\n')).not.toContain('Morava Estate 2.0: ')
})

it('reads labels over their values, between ornaments, and several on one line', async () => {
  const details = await detailsOf(`NOTICE OF PROPERTY TAX

Roll number
317-04482
Mailing date
May 23, 2026

*** DUE DATE: THURSDAY, JULY 2, 2026 ***

Customer no.: 20448          Adviser: Tessa Orrin

The district adds a penalty to what is paid late.`)
  expect(details).toContain('Roll number: 317-04482')
  expect(details).toContain('Mailing date: May 23, 2026')
  expect(details).toContain('DUE DATE: THURSDAY, JULY 2, 2026')
  expect(details).toContain('Customer no.: 20448')
})

it('takes up new names of columns within a table and below an empty line', async () => {
  const details = await detailsOf(`STATEMENT OF TAX

School levy | 1,430.00
Charges of this year | 6,504.00
                 | (1) No grant | (2) Under 65 | (3) 65 and over
Less grant       | 0.00         | -570.00      | -845.00
AMOUNT DUE       | 5,516.37     | 4,946.37     | 4,671.37

Summary | net € | 19 % VAT € | gross €
Part A only | 907.00 | 172.33 | 1,079.33
Parts A and B | 1,781.40 | 338.47 | 2,119.87

You may pay the second or third sum only once you have applied for the grant.`)
  expect(details).toContain(
    'AMOUNT DUE: (1) No grant: 5,516.37; (2) Under 65: 4,946.37; (3) 65 and over: 4,671.37',
  )
  expect(details).toContain('Part A only: net €: 907.00; 19 % VAT €: 172.33; gross €: 1,079.33')
})

it('takes lines of who, what and when for things to do, and a list of prices for none', async () => {
  const { recommendations } = await createEmbeddedEngine().summarize({
    mode: 'general',
    content: `Minutes of the Parish Council

Present: P. Dorn (Chair), K. Amsel, J. Orrin.

The hall will be painted in spring.

What | Monthly now | From 1 April 2027 | After the minimum term
Large hall | £29.99 | £32.99 | £52.00
Small hall | £4.00 | £4.00 | £6.50

TO DO
P. Dorn – agreement with the kitchen – signature by 25 July
Office – letter to families on the prices – before 10 July
J. Orrin – public meeting on the hall – to be set in September

Next meeting: 8 June 2027 in the hall.`,
  })
  expect(recommendations).toContain('P. Dorn: agreement with the kitchen; signature by 25 July')
  expect(recommendations).toContain('Office: letter to families on the prices; before 10 July')
  expect(recommendations.join('\n')).not.toContain('£')
})

it('reads rows that bars of full width part, and a name with its form of address as no label', async () => {
  const details = await detailsOf(`令和9年4月12日

三上　花子　様

株式会社みなと製作所

労働条件通知書

契約期間　　　　｜令和9年5月1日から令和10年4月30日まで
就業の場所　　　｜本社工場
基本給　　　　　｜月額 210,000円

通勤手当は月12,000円を上限とする。`)
  expect(details).toContain('契約期間: 令和9年5月1日から令和10年4月30日まで')
  expect(details).toContain('基本給: 月額 210,000円')
  expect(details.join('\n')).toMatch(/: 三上　?\s?花子\s?様/u)
})

it('takes names with figures for those of columns beside one of units, and a row of sentences for none', async () => {
  const details = await detailsOf(`DATA SHEET BREEZE

Property | Unit | Breeze 250 | Breeze 250 E (with heater)
Air flow | m³/h | 255 | 250
Weight, empty | kg | 34.5 | 36.2

The Breeze moves air from kitchens to the roof.

E9 | The frost guard has been on for longer than six whole hours | Look at the filter; below -10 °C this is normal and ends
FIL | The filter is due | Change it`)
  expect(details).toContain(
    'Weight, empty: Breeze 250: 34.5 kg; Breeze 250 E (with heater): 36.2 kg',
  )
  expect(details.join()).not.toContain('six whole hours: The filter')
})

it('takes no row with a day, an hour or a number to ring for the names of columns', async () => {
  const details = await detailsOf(`AFTER YOUR STAY

Stitches out, with the nurse | between 4 and 6 May | You ring: 091 555 0142
X-ray of the foot | Thursday 9 May, 8.40 a.m. | Booked, level 2
Gym class | from 20 May, each week for 6 weeks | They will write

You may walk a little from the second day.`)
  expect(details.join('\n')).toContain('Stitches out, with the nurse: between 4 and 6 May')
  expect(details.join('\n')).not.toContain('4 and 6 May: ')
})

it('reads a label that a wide space parts from a value with a colon of its own', async () => {
  const details = await detailsOf(`工事のお知らせ

　日程　　305号室：5月12日（火）9時～12時
　場所　　屋上

ご不在の場合は前日までにご連絡ください。`)
  expect(details.join('\n')).toContain('日程: 305号室：5月12日（火）9時～12時')
})

it('names sums by the ages above them', async () => {
  const details = await detailsOf(`CAMP PRICES

Ticket | Hours | Under 6 | 6 to 12 | 13 and over
Whole day | 9.00am - 5.00pm | £19.50 | £24.00 | £31.00
Half day | 9.00am - 1.00pm | £12.00 | £14.50 | £18.00

The camp is open in July.`)
  expect(details).toContain(
    'Whole day: Hours: 9.00am - 5.00pm; Under 6: £19.50; 6 to 12: £24.00; 13 and over: £31.00',
  )
})
