import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'
import { partsOf } from './parts.ts'

it('parts a question that is two', () => {
  expect(partsOf('how much is it and when do i have to pay?')).toEqual([
    'how much is it',
    'when do i have to pay?',
  ])
  expect(partsOf('Was kostet das und wann muss ich zahlen?')).toHaveLength(2)
  expect(partsOf('Which boat is it? Where is it moored?')).toHaveLength(2)
  expect(partsOf('Are heat and water included?')).toHaveLength(1)
})

it('answers each part of which the document has a row or a sentence', async () => {
  const content = `Bill for the mooring

Crane £20.00
Total £84.00
Due date: 9 May 2026`
  const question = 'how much is it and when do i have to pay?'
  const { result } = await createEmbeddedEngine().answer({ content, question })
  expect(result).toContain('£84.00')
  expect(result).toContain('9 May 2026')
})

it.each([
  ['how much must I pay and by when?', 'by when must I pay'],
  ['wie viel muss ich nachzahlen und bis wann', 'bis wann muss ich nachzahlen'],
  ['quanto devo pagare e entro quando', 'entro quando devo pagare'],
  ['hoeveel moet ik betalen en voor wanneer?', 'voor wanneer moet ik betalen'],
])('writes out the second part of %s', (question, second) => {
  expect(partsOf(question)[1]).toBe(second)
})

it('answers the part that a document knows, and none that speaks of the other', async () => {
  const content = `Bill for the mooring

Crane £20.00
Total £84.00
Due date: 9 May 2026`
  const ask = (question: string) => createEmbeddedEngine().answer({ content, question })
  const half = await ask('how much do I have to pay and who is the harbour master?')
  expect(half.verdict).toBe('closest')
  expect(half.result).toContain('£84.00')
  const tied = await ask('Who paints the buoy and what does it cost?')
  expect(tied.verdict).toBe('absent')
})
