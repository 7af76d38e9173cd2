import { expect, it } from 'vitest'
import { isNeverAsked, namesNumber } from './never-asked.ts'

it.each([
  'Re',
  'Betreff',
  'Wohnung',
  'Objet',
  'Allegati',
  'Orme Mill LLC',
  'Palazzo "il cedro"',
  'Onderwerp',
  'miesięcznie',
  'razem',
])('suggests no question about %s', (label) => {
  expect(isNeverAsked(label)).toBe(true)
})

it.each(['Deposit', 'Kaution', 'Loyer', 'Looptijd', 'Room rent'])(
  'may suggest one about %s',
  (label) => {
    expect(isNeverAsked(label)).toBe(false)
  },
)

it('tells the name of a number', () => {
  expect(namesNumber('NHS number')).toBe(true)
  expect(namesNumber('Zählernummer')).toBe(true)
  expect(namesNumber('Numbering')).toBe(false)
})
