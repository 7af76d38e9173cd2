import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

const engine = createEmbeddedEngine()

const told = `Agreement about the boathouse

The boathouse stands at the end of the pier and holds six boats. It was painted in spring.

[Person 2] pays £40 each month to [Person 1] for one place in it.

Whoever leaves gives notice of four weeks. The keys hang behind the door of the office.`

it('takes a hidden name in a question for a name that the passage has to hold', async () => {
  const question = 'What does [Person 2] pay to [Person 1] each month?'
  const right = await engine.answer({ content: told, question })
  expect(right.verdict).not.toBe('absent')
  expect(right.result).toContain('£40')
  const ofOthers = told
    .replaceAll('[Person 2]', '[Person 8]')
    .replaceAll('[Person 1]', '[Person 7]')
  const other = await engine.answer({ content: ofOthers, question })
  expect(other.verdict).not.toBe('answer')
})
