import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'
import { findHits } from '../../find-hits.ts'
import { indexSentences } from '../../index/sentence-index.ts'
import { readQuestion } from '../../question/question.ts'
import { findRangeRow } from './range-row.ts'

const fees = `Oddeby rowing

Juniors (11-17 years) | £20
Adults from 18 years | £55
Lockers 10-19 | blue
Cancelled from 1 June to 14 August | 60%
The river is shut at night.`

async function rowFor(asked: string): Promise<string | undefined> {
  const index = await indexSentences(fees, undefined)
  const question = readQuestion(asked, [], index)
  const [only] = findRangeRow(question, index, findHits(question, index))
  return index.sentences[only?.at ?? -1]?.text
}

it.each([
  ['How much is it for a 14 year old?', '£20'],
  ['How much does my mother pay, who is 71?', '£55'],
  ['What do we lose if we cancel in July?', '60%'],
])('finds the row under whose range it falls: %s', async (asked, told) => {
  expect(await rowFor(asked)).toContain(told)
})

it.each([
  'How much is it for a 9 year old?',
  'What do we lose if we cancel in October?',
  'How much does it cost?',
  'Who shuts it for a 14 year old?',
])('finds none for: %s', async (asked) => {
  expect(await rowFor(asked)).toBeUndefined()
})

it('shows it', async () => {
  const question = 'How much is it for a 14 year old?'
  const { result } = await createEmbeddedEngine().answer({ content: fees, question })
  expect(result).toContain('£20')
})
