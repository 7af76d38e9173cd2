import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()
const details = async (content: string): Promise<string> =>
  (await engine.summarize({ content, mode: 'general' })).criticalDetails.join('\n')
const ask = async (content: string, question: string): Promise<string> =>
  (await engine.answer({ content, question })).result

const numbered = `SCHEDULE OF COVER

What we pay, at most

Sec. | Benefit | Each adult | Each child | Excess
1 | Lost luggage | £2,000 | £900 | £75
2 | Dental pain abroad | £400 | £150 | nil
2a | Hire of skis | £310 | - | £40

You must tell us of a loss within 20 days of coming home.`

describe('names of columns', () => {
  it('counts the number in front of a row, so that no name moves to its neighbor', async () => {
    expect(await ask(numbered, 'What is the limit for lost luggage for an adult?')).toContain(
      'Lost luggage, Each adult: £2,000; Each child: £900; Excess: £75',
    )
    expect(await details(numbered)).toContain(
      'Lost luggage: Each adult: £2,000; Each child: £900; Excess: £75',
    )
  })

  it('takes no row of intervals, sentences or sums for names', async () => {
    const found = await details(`CARE OF THE LATHE

every 300 h | clean the lead screw (4 drops each) | operator | oil no. 32, mineral
every 1,500 h | change the belt | workshop | as fitted
every 3 years | measure the spindle | maker | not over 20 microns

The log must be shown with each claim.`)
    expect(found).not.toMatch(/operator: workshop|each\): change/u)
    const todo = await details(`WHEN SOMETHING GOES WRONG

A parcel is late | Ask the depot first; then fill in the form | before the end of the month
A parcel is broken | Keep the box and send two photographs | 5 days
Any claim | claims@orrin.example with the receipt | 30 days after delivery

We answer within 10 working days.`)
    expect(todo).not.toMatch(/form: Keep|month: 5 days/u)
  })

  it('shows no names where two of them were read as one', async () => {
    const found = await details(`WATER IS SHUT OFF

Entrance Flats | | Days of work | No water
1 | 1-24 | 4-9 May | from 9 to 17
2 | 25-48 | 11-16 May | from 9 to 17

Please be at home on the day.`)
    expect(found).toContain('Entrance 2: 25-48; 11-16 May; from 9 to 17')
    const rent = await details(`YOUR NEW RENT

Part | | so far from 1 May 2027
Basic rent | £612.00 | £640.00
Parking | £35.00 | £38.00
Total each month £647.00 | £678.00

The new rent is to be paid from 1 May 2027.`)
    expect(rent).toContain('Total each month: £647.00; £678.00')
    expect(rent).not.toContain('from 1 May 2027: £640.00')
  })

  it('shows no row of figures whose names were read as one cell', async () => {
    const found = await details(`RENTS THAT ARE MISSING

Contract	Period Yearly rent Share Declared Difference

no. 17, flat	01/01-31/12	€ 7,200.00	€ 3,600.00	€ 0.00	€ 3,600.00

no. 18, garage	01/05-31/12	€ 900.00	€ 450.00	€ 450.00	€ 0.00

Please answer by 30 November 2027.`)
    expect(found).not.toContain('Yearly rent Share')
    expect(found).not.toContain('no. 17, flat')
  })

  it('keeps the names below a cell of two lines that tore the table', async () => {
    const found = await details(`${numbered.split('\n\nYou must')[0]}

any one article, pair or
set

3 | Legal help at home | £9,000 | £8,500 | £250

You must tell us of a loss within 20 days of coming home.`)
    expect(found).toContain(
      'Legal help at home: Each adult: £9,000; Each child: £8,500; Excess: £250',
    )
  })

  it('names the first column, too, where a list stands below it', async () => {
    const found = await details(`WHAT TO DO

Before you sign	In the first month	Later
A survey of the roof (£420) and of the drains (£180), and a written price for the chimney	New alarm, boiler service	Windows and lead pipe by 2031

Signing is planned for 14 March 2027.`)
    expect(found).toContain('Before you sign: A survey of the roof')
  })

  it('takes no columns for labels and values in turn', async () => {
    const found = await details(`UPKEEP OF THE PUMP

What | How often | By whom | Note
Clean the sieve | every 3 months | Owner | takes 10 minutes
Change the seal | every 2 years | Owner | part 4471
Measure the flow | every 5 years | Fitter | 20 l/min or more

The pump is under warranty for 36 months.`)
    expect(found).toContain('Change the seal: How often: every 2 years; By whom: Owner')
    expect(found).not.toContain('Owner: part')
  })

  it('keeps the names over a first row that was torn to pieces', async () => {
    const content = `CARE OF THE SAW

After / every	What	Who	Limit

look at all
first 20 h
yellow marks

first 30 h | stretch the belt | fitter | 9 to 12 mm
every 400 h | clean the guide | fitter | 0.2 mm at most

The log must be shown with each claim.`
    expect(await details(content)).toContain('every 400 h: What: clean the guide; Who: fitter')
  })

  it('tells the only row below names as labeled lines at the top of a letter', async () => {
    const found = await details(`Orrin Housing, 4 Mill Lane, Tarnwick

Our ref. | Property | Officer | Date
KX-0417/27 | Flat 6, Long Row | D. Brill | 12 May 2027

Dear Ms Hatch,

The rent of your flat rises to £640.00 from 1 August 2027. You may object within six weeks.`)
    expect(found).toContain('Our ref.: KX-0417/27')
    expect(found).not.toContain('KX-0417/27: Property')
  })

  it('takes an ordinal at the beginning of a label for a part of it', async () => {
    const found = await details(`YOUR COVER

Make and model | Morava 308 | Plate | HB-482
1st registration | 19/09/2023 | Kept in | garage, Tarnwick
Yearly distance | 12,000 km | Alarm | not asked for

The cover begins on 4 April 2027.`)
    expect(found).not.toContain('Morava 308; Plate')
  })
})
