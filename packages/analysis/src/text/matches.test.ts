import { expect, test } from 'vitest'
import { matchesIn } from './matches.ts'

test.each([
  ['rent, rent and rents', /rent(?!s)/giu],
  ['a😀b', /x*/gu],
  ['', /x*/gu],
  ['no such word', /rent/gu],
  ['3 May, 14 June', /(?<day>\d+) (\p{L}+)/gu],
])('finds in %j what matchAll finds', (text, pattern) => {
  const expected = [...text.matchAll(pattern)].map((match) => [match.index, ...match])
  expect(matchesIn(text, pattern).map((match) => [match.index, ...match])).toEqual(expected)
  expect(matchesIn(text, pattern)).toHaveLength(expected.length)
})
