import { expect, it } from 'vitest'
import { closestPassage, closestPassageParts, verdictOf } from './cited-fields.ts'

it.each([
  [['The rent is due on the first.']],
  [['The rent is due on the first.', 'A "late fee" is $40.', 'Section 4 … applies.']],
])('takes a closest passage apart as it was put together: %s', (passages) => {
  const result = closestPassage(...passages)
  expect(verdictOf(result)).toBe('closest')
  const { opening, passages: shown } = closestPassageParts(result)
  expect(shown).toEqual(passages.map((passage) => `"${passage}"`))
  expect(`${opening} ${shown.join(' … ')}`).toBe(result)
})
