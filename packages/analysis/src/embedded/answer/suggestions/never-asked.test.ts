import { expect, it } from 'vitest'
import { isIdentifier, isMachineText, isNeverAsked, namesNumber } from './never-asked.ts'

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

it.each(['Listen: ::1 4410', 'driver: /dev/tty4', 'url: https://orme.example', 'pool_size=4'])(
  'knows what is written for machines: %s',
  (text) => {
    expect(isMachineText(text)).toBe(true)
  },
)

it.each(['Rent: £340 per month, due on 1.12.2026', 'Ada Wren / Orme Mill', '12 x 40 = 480'])(
  'takes nothing else for that: %s',
  (text) => {
    expect(isMachineText(text)).toBe(false)
  },
)

it('tells identifiers from sums and days', () => {
  expect(isIdentifier('KQ/26/0047712')).toBe(true)
  expect(isIdentifier('PMX 4410 2217 (Buildings)')).toBe(true)
  expect(isIdentifier('3,407.20')).toBe(false)
  expect(isIdentifier('Escape of water, 3 May')).toBe(false)
})

it.each(['Overview', 'Einleitung', 'Généralités', 'Definiciones', '概要'])(
  'suggests no question about a heading of any paper: %s',
  (label) => {
    expect(isNeverAsked(label)).toBe(true)
  },
)

it('asks for no bare sum, number or address, and not who the reader is', () => {
  const never = [
    'Cost',
    'Due',
    'Summe',
    'Betrag',
    'somma',
    'Стоимость',
    '合計',
    'Hospital number',
    'Property address',
    'Umowa nr',
    'Patient',
    'Antragstellerin',
    '紧急联系人',
  ]
  expect(never.filter((label) => !isNeverAsked(label))).toEqual([])
  const asked = ['Cost of the scaffold', 'Deposit', 'Rate der Summe', 'Surveyor']
  expect(asked.filter(isNeverAsked)).toEqual([])
})
