import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../../engine.ts'

const kennels = `Terms of Hollowell kennels

Weekly fee until June: £84.00
Weekly fee from July: £91.00
Balance, due 1 September 2026 .......... £310.00
Vaccination cards are shown on arrival.
The yard is hosed every evening.`

const engine = createEmbeddedEngine()
const ask = (question: string) => engine.answer({ content: kennels, question })

it('shows both rows that answer alike', async () => {
  const { result } = await ask('how much is the weekly fee')
  expect(result).toContain('£84.00')
  expect(result).toContain('£91.00')
})

it('finds a day that the label tells', async () => {
  const { verdict, result } = await ask('when does the balance have to be paid')
  expect(verdict).toBe('answer')
  expect(result).toContain('1 September 2026')
})

it('shows a row that answers before what comes nearer to the words of the question, as one of the closest passages', async () => {
  const content = `Boat share at Lorn Quay

Minimum term: 18 months
Monthly fee: £42

For the night boats are locked in, for eleven hours in winter.
Fenders hang on both sides.`
  const { verdict, citations } = await engine.answer({
    content,
    question: 'how long am I locked in',
  })
  expect(verdict).toBe('closest')
  expect(citations.map(({ quote }) => quote)).toEqual([
    'Minimum term: 18 months',
    'For the night boats are locked in, for eleven hours in winter.',
  ])
})
