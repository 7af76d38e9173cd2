import { notMentioned } from '@precis/domain'
import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'
import { indexSentences } from './index/sentence-index.ts'

const engine = createEmbeddedEngine()

const membership = `Boat club membership

1. Your membership
Membership costs £48 a month. You may bring one guest a month free of charge.

2. Ending your membership
You can leave with two months' notice. However, nobody may leave during the first year unless they move away.

3. Lockers
Lockers are emptied each evening. Bring your own padlock.

Sales in thousands

Branch | Q3 | Q4
Bakery | 41.7 | 39.0
Kitchen | 12.3 | 15.8`

async function ask(question: string, content = membership) {
  const answer = await engine.answer({ content, question })
  for (const { start, end, quote } of answer.citations) {
    expect(content.slice(start, end)).toBe(quote)
  }
  return answer
}

it('puts the passage that answers before others', async () => {
  const { result } = await ask('Can I bring a friend?')
  expect(result).toMatch(/^(?:Closest passage: ")?You may bring one guest/u)
})

it('shows an exception beside the rule that it reverses', async () => {
  const { result } = await ask('How much notice must I give to leave?')
  expect(result).toContain("two months' notice. However, nobody may leave during the first year")
})

it('gives the row of a table with its columns', async () => {
  const { result } = await ask('How much did the bakery sell in Q3?')
  expect(result).toContain('Bakery, Q3: 41.7; Q4: 39.0')
})

it('does not take the first of several rows with labels for the names of columns', async () => {
  const content = `Childcare agreement

Child             Maya Ellison, born 14 March 2024
Start date        4 January 2027
Fee               £68.50 per full day`
  const { result } = await ask('How much is it per day?', content)
  expect(result).toContain('£68.50 per full day')
  expect(result).not.toContain('Maya')
})

it.each([
  ['Wie hoch ist der Preis der Mitgliedschaft?', '£48'],
  ['Combien coûte le mois ?', '£48'],
])('finds the passage for a question in another language: %s', async (question, expected) => {
  expect((await ask(question)).result).toContain(expected)
})

it('finds what stands under a heading by the name of the thing', async () => {
  const content = `Minutes of the board\n\n1. Accounts\nThe accounts were approved.\n\n2. Next meeting\nTuesday 14 October 2025 at 9.30 am.\n\n3. Other business\nThe price of the boat holds until 31 October 2025.`
  expect((await ask('When is the next meeting?', content)).result).toContain('14 October 2025')
})

it('shows the section whose heading names what is asked for', async () => {
  const content = `Fitness club agreement

Minimum term

The minimum term is 12 months. After it the agreement carries on from month to month until it is ended by you or by us.

Ending the agreement

After the minimum term you can end the agreement by giving us one full calendar month's notice in writing.
If you leave for any other reason during the minimum term, the fees for the remaining months become due at once.

Personal data

With your consent we send offers by e-mail; you can withdraw it at any time.`
  const { result } = await ask('How do I cancel?', content)
  expect(result).toContain("by giving us one full calendar month's notice")
  expect(result).not.toContain('offers by e-mail')
})

it('refuses what the document knows no word of', async () => {
  expect((await ask('How many moons does Saturn have?')).result).toBe(notMentioned)
})

const bill = `Lumen Energy

Balance brought forward                    £0.00
Electricity charges                      £171.36
Gas charges                               £94.12
You owe us                                £23.75

                    Download        Upload
Advertised          300 Mbit/s      50 Mbit/s
Minimum             150 Mbit/s      25 Mbit/s

ARTICLE II. PETS
Each household may keep up to three.

ARTICLE III. POOL
Glass is not allowed.

Who can I ask?
Our study nurse, Tobias Wren, knows all about it.
Telephone: 01632 960 733`

it('tells the rows of a table without lines apart', async () => {
  const { result, citations } = await ask('How much are the gas charges?', bill)
  expect(result).toContain('£94.12')
  expect(result).not.toContain('£171.36')
  expect(citations[0]?.quote).toMatch(/^Gas charges +£94\.12$/u)
})

it('gives the columns of a table whose first one has no name', async () => {
  const { result } = await ask('What is the minimum upload speed?', bill)
  expect(result).toContain('Minimum, Download: 150 Mbit/s; Upload: 25 Mbit/s')
})

it('reads the heading behind its number and a heading that asks', async () => {
  expect((await ask('How many pets may a household keep?', bill)).result).toContain('up to three')
  expect((await ask('Who can I ask?', bill)).result).toContain('Tobias Wren')
})

it('takes two labels in one line for no header', async () => {
  const content = `Payslip

Employee: Tomasz Adair            Employee no.: 30418
Tax code: 1257L                   NI number: QQ 00 11 22 C`
  const { contexts } = await indexSentences(content, undefined)
  expect(contexts.flatMap(({ columns = [] }) => columns)).toEqual([])
})

const storage = `Unit Rental Agreement

Unit | Size | Monthly fee (incl. VAT) | Security deposit
C-112 | 50 sq ft | £92.40 | £100.00

1. If payment is more than 5 days late we charge a late fee of £15.
2. We may change the monthly fee at any time by giving you 28 days' written notice.
3. You must insure your goods at replacement value for as long as they are stored.
4. You will be given a code. Batteries must be removed.`

it('answers with the only cell of the column that has the name asked for', async () => {
  const row = 'C-112, Size: 50 sq ft; Monthly fee (incl. VAT): £92.40; Security deposit: £100.00'
  for (const question of ['What is the monthly fee?', 'How much is the security deposit?']) {
    expect(await ask(question, storage)).toMatchObject({ result: row, verdict: 'answer' })
  }
  const two = storage.replace('\n\n1.', '\nC-113 | 75 sq ft | £120.10 | £150.00\n\n1.')
  expect((await ask('What is the monthly fee?', two)).result).not.toBe(row)
})

it.each([
  ['Can they raise the price?', 'We may change the monthly fee'],
  ['Is my stuff insured?', 'You must insure your goods'],
])('knows what a fee and goods are called at home: %s', async (question, expected) => {
  const { result, verdict } = await ask(question, storage)
  expect(verdict).toBe('answer')
  expect(result).toContain(expected)
  expect(result).not.toContain('late fee')
})

const taxNotice = `NOTICE OF PROPERTY TAX

Roll / Folio
317-04482

*** DUE DATE: THURSDAY, JULY 2, 2026 ***

AMOUNT DUE | 5,516.37
Returned payment fee: $40.00

HOW TO PAY Bank or credit union, drop slot at 100 Wharf Road till 11:59 p.m., or a check by mail that must be received.

The district mends the sea wall behind the lots of this street.`

it.each([
  ['When do I have to pay?', 'DUE DATE: THURSDAY, JULY 2, 2026'],
  ['What is the roll number?', 'Roll / Folio 317-04482'],
])('answers %j with the only line whose label says so', async (question, expected) => {
  const { verdict, result } = await ask(question, taxNotice)
  expect({ verdict, result }).toEqual({ verdict: 'answer', result: expected })
})

it('tells what is paid each month by the sum below that column', async () => {
  const content = `SUMMARY OF YOUR PHONE CONTRACT

What | Monthly now | From 1 April 2027
Line | £29.99 | £32.99
Evening calls | £4.00 | £4.50
Total | £33.99 | £37.49

Early exit charge, for each month that remains: £21.60.

You may cancel within 14 days of the day on which this summary was sent.`
  const { result } = await ask('How much do I pay each month?', content)
  expect(result).toContain('Monthly now: £33.99')
})

it('tells how long an offer stands', async () => {
  const content = `KOSTENVORANSCHLAG

Bremsscheiben und Beläge vorn erneuern | 205,20
Bremsschlauch hinten links ersetzen | 79,80

Mit der Bremse in diesem Zustand raten wir von jeder Fahrt ab.
Gültig bis 12.12.2026. Zahlung bei Abholung, bar oder mit Karte.`
  const { result } = await ask('Bis wann gilt das Angebot?', content)
  expect(result).toContain('Gültig bis 12.12.2026.')
})

it('meets words that stand for one thing together where they stand apart in the document', async () => {
  const content = `Rates of the boathouse

Oars: £4
Canoe with paddles: £31 for a second full day
Life jackets are lent free of charge.
The jetty is closed in February.`
  const { result } = await ask('How much is a second day in the canoe?', content)
  expect(result).toContain('£31')
})

it('takes no sentence with a colon for a line with a label', async () => {
  const content = `Notes on Tolvarin

Do not drink quince juice: it doubles what stays in your blood.
Wine slows its effect; one small glass with a meal does no harm.
Store the drops in the door of the refrigerator.
Shake the bottle before each use.`
  expect((await ask('Is a glass of wine all right?', content)).result).toContain('one small glass')
})

const ferry = [
  'Terms of the ferry company Norlund',
  Array.from(
    { length: 23 },
    (_, at) =>
      `Cabin ${at + 1} is on deck ${(at % 6) + 1} and has a window to the sea. The steward of cabin ${at + 1} has a key to it.`,
  ).join('\n'),
  'Lost keys: the passenger pays for a new lock, which on the sleeping deck may cost 140 euros.',
  'A missed sailing costs 25 euros for a seat and 60 euros for a place on the sleeping deck.',
].join('\n\n')

it('shows several passages, none as the answer, where none is likely', async () => {
  const { verdict, result } = await ask(
    "If my brother's family does not turn up, what do we lose for the two sleeping places?",
    ferry,
  )
  expect(verdict).toBe('closest')
  expect(result).toContain('A missed sailing')
})

it('does not tell whether something is free of which the document has no word', async () => {
  expect(
    (await ask('Is there free parking?', `${ferry}\n\nChildren under six travel free.`)).verdict,
  ).toBe('absent')
})

it('puts a rule before what is so in some case only', async () => {
  const content = `Rules of the rowing club

The fee goes up each May, and if it is more than you like you may leave on two weeks' notice instead.

The oars hang in the shed.

Anybody may leave the club on six weeks' notice.`
  const { result } = await ask("how many weeks' notice to leave", content)
  expect(result).toMatch(/^(?:Closest passage: ")?Anybody may leave the club on six weeks/u)
})

it('says of a discount what is told without the word', async () => {
  const content = `Rowing club

Whoever pays by 3 May gets 5% off. The boats are off the water all winter. The lights go off at ten.`
  expect((await ask('is there any discount', content)).result).toContain('5% off')
})
