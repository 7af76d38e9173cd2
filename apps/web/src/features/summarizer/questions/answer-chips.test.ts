import { type Citation, closestPassage } from '@precis/domain'
import { expect, it } from 'vitest'
import { closestPassages, firstPassage } from './answer-chips.ts'

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
  ({ id: '7', content: 'It is so.', citations, nearest: [] }) as unknown as Parameters<
    typeof firstPassage
  >[0]

it('leads to the best passage, wherever in the text it stands', () => {
  const { passage, chip } = firstPassage(answerWith(cited(250), cited(30)), placeOf) ?? {}
  expect(passage?.start).toBe(250)
  expect(chip).toBe('answer-7-1')
})

it('names the chip that is there while others are put away', () => {
  const answer = answerWith(cited(250), cited(30), cited(130))
  expect(firstPassage(answer, placeOf)?.chip).toBe('answer-7-2')
})

it('gives each passage of an uncertain answer the place it was taken from', () => {
  const answer = {
    ...answerWith(
      { ...cited(250), quote: 'The Tenant shall' },
      { ...cited(280), quote: 'keep the  roof' },
      { ...cited(30), quote: 'The rent is due' },
    ),
    content: closestPassage('The Tenant shall keep the roof', 'The rent is due'),
  }
  const starts = closestPassages(answer).passages.map(({ citations }) =>
    citations.map(({ start }) => start),
  )
  expect(starts).toEqual([[250, 280], [30]])
  expect(firstPassage(answer, placeOf)?.chip).toBe('near-7-0-0')
})
