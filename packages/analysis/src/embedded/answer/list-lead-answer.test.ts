import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'

const content = `RULES OF THE BOATHOUSE

The key is 40 euros.

You must not:
- sleep in the boathouse;
- light a fire on the slip.

The gate is shut at ten.`

it('answers with an item behind the line that opens its list, and cites both', async () => {
  const question = 'Can I sleep in the boathouse?'
  const { result, citations } = await createEmbeddedEngine().answer({ content, question })
  expect(result).toContain('You must not: sleep in the boathouse')
  const quotes = citations.map(({ quote }) => quote)
  expect(quotes).toContain('You must not:')
  for (const { start, end, quote } of citations) expect(content.slice(start, end)).toBe(quote)
})

const leave = `LEAVING THE ROWING CLUB

3.1 You may end your membership before the year is over only if
    a) you move more than 20 miles away and show us your new address;
    b) a doctor writes that you cannot row for four months;
    c) you lose your job.
    One more monthly payment is then due.

3.2 The boats are painted every spring.`

it('shows the items of a list that the answer opens, even without a colon', async () => {
  const { result, citations } = await createEmbeddedEngine().answer({
    content: leave,
    question: 'May I end my membership before the year is over?',
  })
  expect(result).toContain('only if a) you move more than 20 miles away')
  expect(result).toContain('c) you lose your job.')
  expect(citations[0]?.quote.split(/\s+/u).join(' ')).toContain('c) you lose your job.')
})

it('takes the line that opens a list and its item for one clause', async () => {
  const content = `Licence agreement

This Agreement is made between Orme Mill Ltd and the Customer.
The Customer shall pay the fee. Each party shall keep the terms secret.

This Agreement may be terminated:

(a) by the Customer at any time and for any reason by written notice;

(b) by Orme Mill Ltd if the Customer becomes insolvent.`
  const { result } = await createEmbeddedEngine().answer({
    content,
    question: 'can we cancel whenever we want?',
  })
  expect(result).toContain('may be terminated: by the Customer at any time')
})

it('shows a cell of several sentences whole', async () => {
  const content = `Heads of terms

Landlord | Orme Estates Limited
Rent review | Once, on the third anniversary. Upwards only, to the market rent.
Use | Weaving and dyeing.`
  const { result } = await createEmbeddedEngine().answer({
    content,
    question: 'What does it say under “Rent review”?',
  })
  expect(result).toContain('Upwards only')
})
