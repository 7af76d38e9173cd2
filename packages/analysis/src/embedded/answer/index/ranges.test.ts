import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { holdsNumber, rangesIn, tellsAge } from './ranges.ts'

it.each([
  ['en', 'Juniors (11-17 years)', 14, true],
  ['en', 'Juniors (11-17 years)', 18, false],
  ['en', '60 years or older', 83, true],
  ['de', 'bis zu 30 Tage vorher', 20, true],
  ['en', 'under 12s sail free', 15, false],
  ['de', 'von 3 bis 9 Tagen', 5, true],
  ['es', 'más de 8 días', 9, true],
  ['zh', '60岁以上免费', 71, true],
  ['en', 'on 12-05-2026', 8, false],
  ['en', 'Section 4 to 9.5', 7, false],
  ['en', 'Pier 3 a 9', 5, false],
] as const)('in %s %s and %i: %s', async (code, text, number, isHeld) => {
  expect(holdsNumber(rangesIn(text, await loadLanguage(code)), number)).toBe(isHeld)
})

it('knows where an age may be told', async () => {
  const english = await loadLanguage('en')
  expect(tellsAge('Skippers must be at least 16.', english)).toBe(true)
  expect(tellsAge('The old crane', english)).toBe(false)
})
