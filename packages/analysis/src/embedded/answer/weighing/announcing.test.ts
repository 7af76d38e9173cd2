import { expect, it } from 'vitest'
import { announces, listsEnclosures, supposesEnd } from './announcing.ts'

it.each([
  'Two things: when our sweep is coming, and what it costs.',
  'This leaflet tells you when the bins are emptied.',
  'Im Folgenden lesen Sie, wann der Schornsteinfeger kommt.',
  'Le message indique quand le train part.',
])('takes for an announcement: %s', (passage) => {
  expect(announces(passage)).toBe(true)
})

it.each(['The sweep comes on 3 May, when the yard is free.', 'Ring us when you are in.'])(
  'takes for none: %s',
  (passage) => {
    expect(announces(passage)).toBe(false)
  },
)

it('knows a list of enclosures', () => {
  expect(listsEnclosures('Anlagen: Plan, Liste')).toBe(true)
  expect(listsEnclosures('The list is enclosed.')).toBe(false)
})

it.each([
  'After the end of the season boats may stay for 30 days.',
  'Nach Ablauf der Saison sind 30 Tage frei.',
  'Po zakończeniu sezonu łodzie zostają 30 dni.',
])('knows what an end is only supposed in: %s', (passage) => {
  expect(supposesEnd(passage)).toBe(true)
})

it.each([
  'The season ends with September.',
  'From the end of the season, 3 October 2027, it is shut.',
])('knows what tells it: %s', (passage) => {
  expect(supposesEnd(passage)).toBe(false)
})
