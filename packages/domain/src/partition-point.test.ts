import { expect, it } from 'vitest'
import { partitionPoint } from './partition-point.ts'

it('finds the first item from which on a test holds', () => {
  for (const items of [[], [1], [1, 2], [1, 2, 3, 4, 5, 6, 7]]) {
    for (let least = 0; least <= 8; least += 1) {
      const first = items.findIndex((item) => item >= least)
      expect(partitionPoint(items, (item) => item >= least)).toBe(first < 0 ? items.length : first)
    }
  }
})
