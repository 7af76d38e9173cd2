import { expect, it } from 'vitest'
import { type Language, loadLanguage } from '../../languages/load-language.ts'
import { type RulesLanguage, rulesLanguages } from '../../languages/which-language.ts'
import { isIdentifier, isMachineText, isNeverAsked } from './never-asked.ts'

const known = new Map(
  await Promise.all(rulesLanguages.map(async (code) => [code, await loadLanguage(code)] as const)),
)

function language(code: RulesLanguage): Language {
  const one = known.get(code)
  if (one === undefined) throw new Error(code)
  return one
}

it.each([
  ['en', 'Re'],
  ['de', 'Betreff'],
  ['de', 'Wohnung'],
  ['fr', 'Objet'],
  ['it', 'Allegati'],
  ['en', 'Orme Mill LLC'],
  ['it', 'Palazzo "il cedro"'],
  ['nl', 'Onderwerp'],
  ['pl', 'miesięcznie'],
  ['pl', 'razem'],
  ['pl', 'Zawarta pomiędzy'],
] as const)('suggests no question about (%s) %s', (code, label) => {
  expect(isNeverAsked(label, language(code))).toBe(true)
})

it.each([
  ['en', 'Deposit'],
  ['de', 'Kaution'],
  ['fr', 'Loyer'],
  ['nl', 'Looptijd'],
  ['en', 'Room rent'],
] as const)('may suggest one about (%s) %s', (code, label) => {
  expect(isNeverAsked(label, language(code))).toBe(false)
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

it.each([
  ['en', 'Overview'],
  ['de', 'Einleitung'],
  ['fr', 'Généralités'],
  ['es', 'Definiciones'],
  ['ja', '概要'],
] as const)('suggests no question about a heading of any paper: (%s) %s', (code, label) => {
  expect(isNeverAsked(label, language(code))).toBe(true)
})

it('asks for no bare sum, number or address, and not who the reader is', () => {
  const never = {
    en: ['Cost', 'Due', 'Hospital number', 'Property address', 'Patient'],
    de: ['Summe', 'Betrag', 'Antragstellerin'],
    it: ['somma'],
    ru: ['Стоимость'],
    pl: ['Umowa nr'],
    zh: ['紧急联系人'],
    ja: ['合計'],
  } as const
  const others = { en: ['Cost of the scaffold', 'Deposit', 'Surveyor'], de: ['Rate der Summe'] }
  const asked = (labels: Partial<Record<RulesLanguage, readonly string[]>>): string[] =>
    Object.entries(labels).flatMap(([code, list]) =>
      list.filter((label) => !isNeverAsked(label, language(code as RulesLanguage))),
    )
  expect(asked(never)).toEqual([])
  expect(asked(others)).toEqual([...others.en, ...others.de])
})
