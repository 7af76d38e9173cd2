import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

function cut(sentence: string, maxWords: number): string {
  return excerptOf(sentence, { start: 0, end: sentence.length }, maxWords).text
}

it('does not part a number from its figure in brackets', () => {
  const sentence =
    'The company keeps insurance with limits of no less than a million, and shall within thirty (30) days of the signing send the other party a certificate that names it as insured, together with a receipt for the premium that was paid.'
  expect(cut(sentence, 12)).toBe(
    'The company keeps insurance with limits of no less than a million …',
  )
})

it('cuts a long sentence before the items that it counts', () => {
  const sentence =
    'The tenant shall, at his own cost and before he leaves the house, (1) clean every room, (2) mend what he broke, and (3) hand over the keys to the landlord or to the person whom the landlord has named for it.'
  expect(cut(sentence, 14)).toBe(
    'The tenant shall, at his own cost and before he leaves the house …',
  )
})
