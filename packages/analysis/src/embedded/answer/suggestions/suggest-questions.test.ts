import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function suggest(content: string): Promise<string[]> {
  return (await engine.summarize({ content, mode: 'general' })).suggestedQuestions
}

const letting = `Letting agreement

Deposit: £900
Start date: 1 May 2026
Landlord: Ms Orla Whitcombe
Notice period: two months
Reference number: LT-4471

The tenant pays a late fee of £25 when the rent is more than a week late.

Where we live now: it was different before 1990.`

it('asks for what a label names in words that fit its value', async () => {
  const questions = await suggest(letting.replace(/^The tenant pays.*$/mu, ''))
  expect(questions).toContain('How much is the deposit?')
  expect(questions).toContain('What is the start date?')
  expect(questions).toContain('What is the reference number?')
  expect(questions.join()).not.toContain('Where we live')
})

it('asks when something is only of what is on some day, and nothing that is often asked of a line that does not matter', async () => {
  const questions = await suggest(`ORRIN PIER CHARGE

Next review: 4 January 2027
Served on boat: 4 May 2026 at 11:17
Charge: £70

Keep the rope on the pier until the crew begins the tour. The lamp ends at the crane.`)
  expect(questions).toContain('When is the next review?')
  expect(questions.join()).not.toContain('When is the served')
  expect(questions.join()).not.toContain('When does it')
})

it('asks for sums, days and periods before what only its label names', async () => {
  const questions = await suggest(`Nursery place

Child: Maya Ellison
Sessions: Monday, Tuesday and Thursday mornings
Fee: £68.50 for a day
Start date: 4 January 2027

Fees are due on the first day of each month.`)
  const places = ['How much is the fee?', 'What is the start date?'].map((one) =>
    questions.indexOf(one),
  )
  expect(places.toSorted()).toEqual([0, 1])
})

it('answers a question for a label by its row alone', async () => {
  const deposit = await engine.answer({ content: letting, question: 'How much is the deposit?' })
  expect(deposit).toMatchObject({ result: 'Deposit: £900', verdict: 'answer' })
  const place = await engine.answer({ content: letting, question: 'How much is the landlord?' })
  expect(place.result).not.toContain('Whitcombe')
})

it('answers a question for a heading by what stands under it', async () => {
  const content = `Handbook

1. Parking

Bays are given out each Monday. Ask at the desk.

2. Lockers

Bring your own lock.`
  const question = 'What does it say about parking?'
  const { result, verdict } = await engine.answer({ content, question })
  expect({ result, verdict }).toEqual({
    result: 'Bays are given out each Monday. Ask at the desk.',
    verdict: 'answer',
  })
})

it('takes neither of two rows with the same label', async () => {
  const content = 'Visit one\n\nFee: £20\n\nVisit two\n\nFee: £45\n\nBoth were paid by card.'
  const question = 'What does it say under “Fee”?'
  const { verdict, result } = await engine.answer({ content, question })
  expect(verdict === 'answer' && result === 'Fee: £20').toBe(false)
})

it('asks for no participle as for a thing', async () => {
  const questions = await suggest(`Discharge summary

Ward: Cardiology 4B
Admitted: 2 November 2026
Discharged on: 6 November 2026
Consultant: Dr R. Fernandes

The pain in the chest had lasted for two hours.`)
  expect(questions.join()).not.toMatch(/the (?:admitted|discharged)/iu)
})

it('offers no everyday question that only a case or a denial would answer', async () => {
  const questions = await suggest(`Your post is at risk

Received for the staff: Ada Lind

The enhanced payment of £1,800 depends on an agreement that you sign.
If you do not sign it within 21 days, the enhanced payment will be withdrawn.
Damage must be reported within five working days, otherwise our insurer will not pay.`)
  expect(questions).not.toContain('When do I have to pay?')
  expect(questions.join()).not.toContain('the received')
})

it('asks for what dots lead to by its label', async () => {
  const { suggestedQuestions } = await engine.summarize({
    mode: 'general',
    content: `RIVERSIDE ROOMS
Room hire - booking form and rules

Hirer .............. Ms Nadia Brook
Hire fee ........... £1,260 including heating
Date of party ...... Saturday 12 June 2027
Deposit ............ £200 on 4 May 2027

Leaving
Please stack the chairs and sweep the floor before you hand back the key.

Enquiries: Len Ashby, caretaker, 01632 555 027`,
  })
  expect(suggestedQuestions).toContain('How much is the hire fee?')
  expect(suggestedQuestions).toContain('What is the date of party?')
  expect(suggestedQuestions?.join(' ')).not.toContain('under “')
})

it('asks by when to pay before it asks what a label says', async () => {
  const content = `NOTICE OF PROPERTY TAX

Legal description: Lot 10, Plan 99071
Mortgage company: none on file

*** DUE DATE: THURSDAY, JULY 2, 2026 ***

School levy | 1,430.00
AMOUNT DUE | 5,516.37

The district adds a penalty to what is paid late. It mends the sea wall behind the lots of this street.`
  expect((await suggest(content)).slice(0, 2)).toContain('What is the due date?')
})

it('asks how long a guarantee is, and not how to reach somebody, what is in two columns or what nobody calls a sum', async () => {
  const questions = await suggest(`ORRIN BOATS
Order confirmation

Mobile: 0491 570 156
Address: 22 Quarry Lane, Orrinport
Painting: £60 for each boat
Deposit: £900

Item | Old price | New price
Mooring fee | £73.90 | £110.40

The boat has a guarantee of 2 years from the day of delivery. It was painted green in spring.`)
  expect(questions).toContain('How much is the deposit?')
  expect(questions).toContain('How long is the guarantee?')
  expect(questions.join()).not.toMatch(/mobile|address|mooring|How much is the painting/iu)
})

it('asks for no word by which a row is counted, and for no half of a sentence', async () => {
  const polish = await suggest(`Opłaty za garaż

Czynsz za garaż: 310,00 zł
Prąd: 25,50 zł
razem: 335,50 zł
miesięcznie: 335,50 zł

Opłatę wnosi się do dziesiątego dnia miesiąca.`)
  expect(polish.join()).not.toMatch(/„(?:razem|miesięcznie)”/u)
  const english = await suggest(`School buses in Tarn valley

Unless there is a notice at the stop, the bus runs as printed. The stop at the mill is the last one of the line.
A pass costs £12 a month and is sold at the school office.`)
  expect(english.join()).not.toContain('Unless there')
})

const works = `Instandhaltungsvertrag

Auskunft erteilt: Frau Birte Solheim
Gesamtbetrag: 412,00 Euro
Bemerkung: Zufahrt 3 über den Hof

Der Betrieb prüft den Kran bis zum 30. November 2027 und meldet das Ergebnis.
Bitte überweisen Sie den Betrag bis zum 12. März 2027.
Bitte melden Sie den Stand des Zählers bis zum 15. Januar 2027.`

it('asks aloud: for no label of a person in quotation marks, and none for what is under a label', async () => {
  const questions = await suggest(works)
  expect(questions.join()).not.toContain('genannt')
  expect(questions.join()).not.toContain('Was steht unter')
})

it('asks what a share is by its name, and how much only of what names a sum', async () => {
  const questions = await suggest(`Harbor dues 2027

Member contribution: 7.25% of the dues
Older owners on low income: £40
Less deposit: £25
Period of insurance: 1 May 2027 to 30 April 2028
Date of visit: 4 May 2027`)
  expect(questions).toContain('What is the member contribution?')
  expect(questions.join()).not.toMatch(/older owners|less deposit|under “/iu)
  expect(questions.join()).not.toContain('When is the period')
  expect(questions.join()).not.toContain('date of visit')
})

it('asks neither who the parties are nor for a share of revenue where only a fee remains due', async () => {
  const questions = await suggest(`CRANE MAINTENANCE AGREEMENT

This Agreement is made between Solheim Cranes Ltd ("Contractor") and Oddeby Harbor Ltd ("Customer").

1. Term. This Agreement begins on 1 July 2027 and continues for an initial term of four years.
2. Renewal. It renews automatically for periods of two years unless either party gives six months' written notice.
3. Early end. If this Agreement ends early, the Customer shall pay 60% of the fees which would have fallen due for the rest of the period.`)
  expect(questions).toContain('How long does the agreement last?')
  expect(questions).not.toContain('Who are the parties?')
  expect(questions).not.toContain('Is there revenue or profit sharing?')
})

it('asks nothing about whoever signed', async () => {
  const { suggestedQuestions } = await engine.summarize({
    content: `From: Ida Marsh <ida@orme.example>
To: Per Lind <per@orme.example>
Date: Mon, 3 May 2027 09:14
Subject: Catalog

Dear Per,

We would like a catalog of ninety pages for the show in April.

All the best

Ida

Marsh Print Ltd, 88 Ropewalk, Orme. Our general terms apply.`,
    mode: 'general',
  })
  expect(suggestedQuestions.join(' ')).not.toMatch(/\bida\b/iu)
})

it('asks about paying late only of what is paid, and who somebody is after all else', async () => {
  const applications = `Call for a pier warden

Author: Orla Whitcombe
Closing date: 4 May 2026
Start date: 1 June 2026
Salary: £28,400

Late applications are not accepted for any reason and are returned unread within five days.`
  const questions = await suggest(applications)
  expect(questions).not.toContain('What happens if I pay late?')
  const who = questions.findIndex((one) => one.startsWith('Who'))
  expect(who < 0 || who > questions.indexOf('How much is the salary?')).toBe(true)
  expect(await suggest(letting)).toContain('What happens if I pay late?')
})
