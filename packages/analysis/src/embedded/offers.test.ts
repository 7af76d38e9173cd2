import { beforeAll, expect, it } from 'vitest'
import { createEmbeddedEngine } from './engine.ts'

const engine = createEmbeddedEngine()

const offer = `Larkfield Fencing Ltd
Yard 3, Mill Lane, Wexcombe WX4 2PL · VAT GB 118 2204 71 · 01555 620 114

Quotation for a garden fence

Customer | Mr Tobias Wren
Garden | 12 Plover Close, Wexcombe
Quotation no. | LF-3107
Date | 2 March 2027
Valid until | 2 April 2027

1. What we will do

We expect the wood to turn gray within two years; this is not a fault. We will build 24 metres of fence with oak posts along the north side of the garden.

2. What it costs

Item | Quantity | Price
Oak posts | 13 | £611.00
Boards | 96 | £1,152.00
Gate | 1 | £240.00
Labour | | £980.00
Subtotal | | £2,983.00
Total (incl. VAT) | | £3,579.60

A third of the price is due when you order. The price assumes that the ground holds no concrete. If it does, breaking it out costs £85 an hour.

3. Afterward

We will send the certificate that you need within 10 days. Without it the maker will not repair the gate. Please return the signed copy by 2 April 2027.`

let summary: Awaited<ReturnType<typeof engine.summarize>>

beforeAll(async () => {
  summary = await engine.summarize({ content: offer, mode: 'general' })
})

it('lists who is offered what below the address of the sender, and what all of it comes to', () => {
  const { facts = [] } = summary
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual(
    expect.arrayContaining([
      'Customer: Mr Tobias Wren',
      'Quotation no.: LF-3107',
      'Valid until: 2 April 2027',
      'Total (incl. VAT): £3,579.60',
    ]),
  )
})

it('tells what is done and its price as what an offer is for', () => {
  expect(summary.mainPurpose).toContain('We will build 24 metres of fence')
  expect(summary.mainPurpose).toContain('Total (incl. VAT): £3,579.60')
})

it('begins what leans on the sentence before with that sentence', async () => {
  expect(summary.criticalDetails).toContain(
    'The price assumes that the ground holds no concrete. If it does, breaking it out costs £85 an hour.',
  )
  const content = `Terms of repair\n\nThe price assumes that the fuse box has two free ways. If it has not, you pay a penalty of £620 and lose the discount.\n\nThe work takes two days. We clean up behind us.`
  const { risks } = await engine.summarize({ content, mode: 'general' })
  expect(risks).toEqual([
    'The price assumes that the fuse box has two free ways. If it has not, you pay a penalty of £620 and lose the discount.',
  ])
})

it('does not ask its reader for what the other side promises', () => {
  expect(summary.recommendations).toEqual(['Please return the signed copy by 2 April 2027.'])
})

it.each([
  'How much is it?',
  'What does it all cost?',
  'how much is it all going to cost me',
  'What is the price?',
  'How much does the whole thing cost?',
])('answers %j with the sum', async (question) => {
  const { result, verdict } = await engine.answer({ content: offer, question })
  expect({ result, verdict }).toEqual({
    result: 'Total (incl. VAT), Price: £3,579.60',
    verdict: 'answer',
  })
})

it('answers the same in German', async () => {
  const content = `Angebot Nr. 88\n\nWir streichen den Zaun.\n\nLeistung | Preis\nFarbe | 120,00 €\nArbeit | 380,00 €\nGesamtbetrag | 500,00 €\n\nDas Angebot gilt bis zum 3. Mai 2027. Die Arbeit dauert zwei Tage.`
  const { result } = await engine.answer({ content, question: 'Was kostet das alles?' })
  expect(result).toContain('500,00 €')
})

it('answers a question whose every word stands with a sum in one of two passages alike', async () => {
  const content = `LEASE\n\n1. Term. The lease runs for one year and then goes on from month to month at the monthly rent then in effect plus $90.00.\n\n2. Rent. The monthly rent is $1,240.00, payable on the first day of each month.\n\n3. The tenant keeps the garden and the cellar clean.`
  const { result } = await engine.answer({ content, question: 'What is the monthly rent?' })
  expect(result).toContain('$1,240.00')
})

const pairs = `HIRE OF A MARQUEE\n\nHirer | Ms Ines Okoro\nField | 7 Brook Lane, Marl\nBooking no. | MQ-5512\nFrom | 4 June 2027\nReturned by | 7 June 2027\n\nThe hirer keeps the marquee dry. The deposit is repaid within ten days of the return. Nobody may fix nails to the poles.`

it.each([
  ['What is the booking number?', 'Booking no. | MQ-5512'],
  ['Who is the hirer?', 'Hirer: Ms Ines Okoro'],
])('answers %j with a row of pairs, none of which names columns', async (question, row) => {
  const { result } = await engine.answer({ content: pairs, question })
  expect(result).toBe(row)
})

it('answers who a party is with the line above its name in quotation marks', async () => {
  const content = `Mietvertrag\n\nzwischen\n\nFrau Hedda Quast, Lindenweg 4, 29221 Celle\n- nachfolgend „Vermieterin“ -\n\nund\n\nHerrn Jonas Prill, Am Ufer 2, 29223 Celle\n- nachfolgend „Mieter“ -\n\nDie Vermieterin vermietet dem Mieter die Garage. Der Mieter zahlt 60,00 € im Monat. Die Vermieterin darf die Garage besichtigen.`
  const { result, verdict } = await engine.answer({ content, question: 'Wer ist die Vermieterin?' })
  expect(verdict).toBe('answer')
  expect(result).toContain('Frau Hedda Quast')
})

it('shows the row whose whole label a question names, and reads dots behind an abbreviation', async () => {
  const content = `Log splitter, instructions\n\nSerial no. ............ LS-0047\n\nHydraulic oil | HLP 46\nWeight | 63 kg\n\nDo not work alone. Hydraulic oil under pressure can pierce the skin. Keep children away from the machine.`
  const oil = await engine.answer({ content, question: 'Which hydraulic oil is required?' })
  expect(oil.result).toContain('HLP 46')
  const serial = await engine.answer({ content, question: 'What is the serial number?' })
  expect(serial.result).toContain('LS-0047')
})

it('shows nothing beside the sentence that answers', async () => {
  const { result } = await engine.answer({
    content: offer,
    question: 'When is the offer valid until?',
  })
  expect(result).toBe('Valid until: 2 April 2027')
})
