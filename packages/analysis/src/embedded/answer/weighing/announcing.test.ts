import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { announces, listsEnclosures, supposesEnd } from './announcing.ts'

it.each([
  ['en', 'Two things: when our sweep is coming, and what it costs.'],
  ['en', 'This leaflet tells you when the bins are emptied.'],
  ['de', 'Im Folgenden lesen Sie, wann der Schornsteinfeger kommt.'],
  ['fr', 'Le message indique quand le train part.'],
] as const)('takes for an announcement in %s: %s', async (code, passage) => {
  expect(announces(passage, await loadLanguage(code))).toBe(true)
})

it.each(['The sweep comes on 3 May, when the yard is free.', 'Ring us when you are in.'])(
  'takes for none: %s',
  async (passage) => {
    expect(announces(passage, await loadLanguage('en'))).toBe(false)
  },
)

it('knows a list of enclosures', async () => {
  expect(listsEnclosures('Anlagen: Plan, Liste', await loadLanguage('de'))).toBe(true)
  expect(listsEnclosures('The list is enclosed.', await loadLanguage('en'))).toBe(false)
})

it.each([
  ['en', 'After the end of the season boats may stay for 30 days.'],
  ['de', 'Nach Ablauf der Saison sind 30 Tage frei.'],
  ['pl', 'Po zakończeniu sezonu łodzie zostają 30 dni.'],
] as const)('knows what an end is only supposed in, in %s: %s', async (code, passage) => {
  expect(supposesEnd(passage, await loadLanguage(code))).toBe(true)
})

it.each([
  'The season ends with September.',
  'From the end of the season, 3 October 2027, it is shut.',
])('knows what tells it: %s', async (passage) => {
  expect(supposesEnd(passage, await loadLanguage('en'))).toBe(false)
})
