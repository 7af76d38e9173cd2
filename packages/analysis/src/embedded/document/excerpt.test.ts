import { expect, it } from 'vitest'
import { excerptOf, withoutMarks } from './excerpt.ts'

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

it('shows the sum at the end of a sentence, whole or behind a cut in its middle', () => {
  const start =
    'The most that the club pays for all claims of a member (whether he was on the water, on the pier, in the shed or on the road to any of these at the time)'
  expect(cut(`${start} is, in any one year and for all his boats together, £4,000.`, 30)).toBe(
    'The most that the club pays for all claims of a member … is, in any one year and for all his boats together, £4,000.',
  )
  const long =
    'The member keeps his boat clean, so that nobody on the pier or in the yard has to wait for him or for his guests, and he puts every rope, sail and oar back where he found it when he came in the morning or the evening before, and he pays for each of the keys that he loses £40.'
  expect(cut(long, 24)).toBe(
    'The member keeps his boat clean … he pays for each of the keys that he loses £40.',
  )
})

it.each([
  ['**Warning:** You *must* row.', 'Warning: You must row.'],
  ['Delay:** 90 days', 'Delay: 90 days'],
  ['See the [list](https://orrin.example/list) of boats.', 'See the list of boats.'],
  [
    'from account DE** **** **** 4419, number 69***VG',
    'from account DE** **** **** 4419, number 69***VG',
  ],
  ['ID 24.118.*** K and ID 53.***.907 T', 'ID 24.118.*** K and ID 53.***.907 T'],
  ['Price: £40* a day', 'Price: £40* a day'],
])('of the marks of Markdown nothing is left, and of hidden numbers all: %s', (text, told) => {
  expect(withoutMarks(text)).toBe(told)
})

it('parts the items of a list by semicolons', () => {
  const list = 'Ring us if you have\n- a cough\n- a rash, or\n- no voice.'
  expect(excerptOf(list, { start: 0, end: list.length }, 40).text).toBe(
    'Ring us if you have: a cough; a rash, or no voice.',
  )
  const items = '- a cough\n- a rash'
  expect(excerptOf(items, { start: 2, end: items.length }, 40).text).toBe('a cough; a rash')
})
