import { expect, it } from 'vitest'
import { holdsNumber, rangesIn, tellsAge } from './ranges.ts'

it.each([
  ['Juniors (11-17 years)', 14, true],
  ['Juniors (11-17 years)', 18, false],
  ['60 years or older', 83, true],
  ['bis zu 30 Tage vorher', 20, true],
  ['under 12s sail free', 15, false],
  ['von 3 bis 9 Tagen', 5, true],
  ['más de 8 días', 9, true],
  ['on 12-05-2026', 8, false],
  ['Section 4 to 9.5', 7, false],
] as const)('%s and %i: %s', (text, number, isHeld) => {
  expect(holdsNumber(rangesIn(text), number)).toBe(isHeld)
})

it('knows where an age may be told', () => {
  expect(tellsAge('Skippers must be at least 16.')).toBe(true)
  expect(tellsAge('The old crane')).toBe(false)
})
