import { expect, it } from 'vitest'
import { announces, listsEnclosures } from './announcing.ts'

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
