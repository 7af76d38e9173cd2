import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'
import { partsOf } from './parts.ts'

it('parts a question that is two', () => {
  expect(partsOf('how much is it and when do i have to pay?')).toEqual([
    'how much is it',
    'when do i have to pay?',
  ])
  expect(partsOf('Was kostet das und wann muss ich zahlen?')).toHaveLength(2)
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
