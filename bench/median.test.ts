import { expect, it } from 'vitest'
import { median } from './median.ts'

it('is the one in the middle, whatever the order', () => {
  expect(median([98, 100, 60, 99, 97])).toBe(98)
})

it('is the mean of the two in the middle', () => {
  expect(median([1, 4, 2, 100])).toBe(3)
})
