import type { Citation } from '@precis/domain'
import { expect, it } from 'vitest'
import { firstPassage } from './answer-chips.ts'

const cited = (start: number): Citation => ({
  field: 'answer',
  index: 0,
  start,
  end: start + 5,
  quote: 'quote',
})
const placeOf = (offset: number) => {
  const name = `page ${1 + Math.floor(offset / 100)}`
  return { label: name, name }
}
const answerWith = (...citations: Citation[]) =>
  ({ id: '7', citations, nearest: [] }) as unknown as Parameters<typeof firstPassage>[0]

it('leads to the best passage, wherever in the text it stands', () => {
  const { passage, chip } = firstPassage(answerWith(cited(250), cited(30)), placeOf) ?? {}
  expect(passage?.start).toBe(250)
  expect(chip).toBe('answer-7-1')
})

it('names the chip that is there while others are put away', () => {
  const answer = answerWith(cited(250), cited(30), cited(130))
  expect(firstPassage(answer, placeOf)?.chip).toBe('answer-7-0')
})
