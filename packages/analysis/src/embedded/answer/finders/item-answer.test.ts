import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'
import { findHits } from '../find-hits.ts'
import { indexSentences } from '../index/sentence-index.ts'
import { readQuestion } from '../question/question.ts'
import { findItem } from './item-answer.ts'

const engine = createEmbeddedEngine()
const policy = `Boat insurance in short

We pay for damage by storm, collision and fire while the boat lies in its berth or is sailed on inland waters.

You are not covered for:
- damage to sails by storm
- theft from open boats
- engines older than twenty years

A claim is made within seven days.
The premium is taken each March.`

const answer = (question: string) => engine.answer({ content: policy, question })

it('answers whether something is so with the item that names it and the line over its list', async () => {
  const { verdict, result } = await answer('Am I covered for theft from open boats?')
  expect(verdict).toBe('closest')
  expect(result).toContain('You are not covered for: … theft from open boats')
})

it.each([
  ['Am I covered for theft from open boats?', 1],
  ['Am I covered for theft of the trailer?', 0],
  ['How much theft from open boats is covered?', 0],
])('takes only an item that has all that is asked: %s', async (asked, count) => {
  const index = await indexSentences(policy, undefined)
  const question = readQuestion(asked, [], index)
  expect(findItem(question, index, findHits(question, index))).toHaveLength(count)
})
