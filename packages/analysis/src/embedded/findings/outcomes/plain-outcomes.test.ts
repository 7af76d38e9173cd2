import { expect, it } from 'vitest'
import { type Language, loadLanguage } from '../../languages/load-language.ts'
import type { Unit } from '../units/unit.ts'
import { tellsPlainOutcome } from './plain-outcomes.ts'

const day = [{ kind: 'date', text: '1 June 2025', start: 0, end: 11 }] as never
const tells = (text: string, language: Language, kind?: 'medical-letter' | 'recall'): boolean =>
  tellsPlainOutcome({ text } as Unit, day, kind, language)
const english = await loadLanguage('en')

it.each([
  ['en', 'We raise the rent from £900 to £950 on 1 June 2025.'],
  ['de', 'Ab dem 1. Juni 2025 steigt die Miete von 900,00 € auf 950,00 €.'],
  ['fr', 'Le loyer passe de 900 € à 950 € le 1er juin 2025.'],
  ['es', 'El alquiler pasa de 900 € a 950 € el 1 de junio.'],
  ['pl', 'Czynsz wzrasta z 900 zł do 950 zł od 1 czerwca.'],
  ['zh', '自6月1日起租金由900元调整为950元。'],
  ['de', 'Wir kündigen das Mietverhältnis zum 30. Juni.'],
  ['en', 'The mooring fee rises to £58 next season.'],
  ['en', 'The interest is reduced by half a point to 1.5%.'],
  ['en', 'The interest goes up by 1.5 points to 16.4%.'],
  ['de', 'Der Beitrag steigt auf 58 €.'],
  ['fr', 'La cotisation passera à 58 €.'],
  ['es', 'La cuota sube a 58 €.'],
  ['it', 'La quota passa a 58 €.'],
  ['pt', 'A quota sobe para 58 €.'],
  ['nl', 'De bijdrage stijgt naar 58 €.'],
  ['pl', 'Składka wzrośnie do 58 zł.'],
  ['ru', 'Взнос повышается до 58 руб.'],
  ['zh', '会费上调至58元。'],
  ['ja', '会費は58円に改定します。'],
  ['en', 'Swimmers train for 5 evenings a week rather than 3 from 1 June 2025.'],
] as const)('(%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(tells(text, language)).toBe(true)
})

it.each([
  ['en', 'Prices are from £5.'],
  ['en', 'The path rises to the old mill.'],
  ['en', 'The ferry sails from Orrin to Pell on 1 June 2025.'],
] as const)('not (%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(tells(text, language)).toBe(false)
})

it.each([
  ['en', 'This means that you have asthma.'],
  ['en', 'Your liver values are normal.'],
  ['de', 'Ihre Leberwerte sind unauffällig.'],
  ['pt', 'Foi implantada uma prótese.'],
  ['es', 'La radiografía mostró una fractura.'],
] as const)('of a patient: (%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(tells(text, language, 'medical-letter')).toBe(true)
  expect(tells(text, language)).toBe(false)
})

it.each([
  ['en', 'This is what we agreed:'],
  ['de', 'Was wir gestern vereinbart haben:'],
  ['es', 'Lo acordado por teléfono:'],
] as const)('opens what was agreed: (%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(language.phrases.opensAgreed.test(text)).toBe(true)
})

it.each(['audit-report', 'report'] as const)(
  'tells what was answered to a finding of %s',
  (kind) => {
    const told = (label: string, value: string): boolean =>
      tellsPlainOutcome({ kind: 'label', label, value, text: '' } as Unit, [], kind, english)
    expect(told('Management response', 'Accepted, done in May.')).toBe(true)
    expect(told('Management response', 'See annex B.')).toBe(false)
    expect(told('Response time', 'Accepted within a day.')).toBe(false)
  },
)

it.each([
  ['en', 'We are recalling all kettles that were sold since May.'],
  ['de', 'Wir rufen alle Kessel mit der Nummer 7 zurück.'],
  ['fr', 'Nous rappelons toutes les bouilloires du lot 7.'],
  ['zh', '本公司自5月3日起召回该型号水壶。'],
  ['ja', '対象の電気ケトルを自主回収いたします。'],
] as const)('of a recall: (%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(tells(text, language, 'recall')).toBe(true)
  expect(tells('Remember to keep the box.', language, 'recall')).toBe(false)
})
