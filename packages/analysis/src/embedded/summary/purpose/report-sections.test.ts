import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { isOfMethod, isOpinion, isOverview, isOwnDecision } from './report-sections.ts'

it.each([
  [isOpinion, 'en', 'Section C Overall opinion of the property', true],
  [isOpinion, 'de', '4. Gesamteindruck', true],
  [isOverview, 'en', 'A. In short', true],
  [isOverview, 'ja', '概要', true],
  [isOverview, 'fr', 'Résumé', true],
  [isOverview, 'en', 'Overview of tides', false],
  [isOwnDecision, 'en', 'What we have decided', true],
  [isOwnDecision, 'nl', 'Ons besluit', true],
  [isOwnDecision, 'en', 'Decision of the harbor master', false],
  [isOfMethod, 'en', '2 How we inspected the pier', true],
  [isOfMethod, 'es', '3. Cómo leer el informe', true],
  [isOfMethod, 'en', 'What we found', false],
] as const)('%o knows in %s the heading %s: %s', async (isHeading, code, heading, isTrue) => {
  expect(isHeading(heading, await loadLanguage(code))).toBe(isTrue)
})
