import { expect, it } from 'vitest'
import type { Unit } from '../units/unit.ts'
import { opensAgreed, tellsPlainOutcome } from './plain-outcomes.ts'

const day = [{ kind: 'date', text: '1 June 2025', start: 0, end: 11 }] as never
const tells = (text: string, kind?: 'medical-letter' | 'recall'): boolean =>
  tellsPlainOutcome({ text } as Unit, day, kind)

it.each([
  'We raise the rent from £900 to £950 on 1 June 2025.',
  'Ab dem 1. Juni 2025 steigt die Miete von 900,00 € auf 950,00 €.',
  'Le loyer passe de 900 € à 950 € le 1er juin 2025.',
  'El alquiler pasa de 900 € a 950 € el 1 de junio.',
  'Czynsz wzrasta z 900 zł do 950 zł od 1 czerwca.',
  '自6月1日起租金由900元调整为950元。',
  'Wir kündigen das Mietverhältnis zum 30. Juni.',
  'The mooring fee rises to £58 next season.',
  'The interest is reduced by half a point to 1.5%.',
  'The interest goes up by 1.5 points to 16.4%.',
  'Der Beitrag steigt auf 58 €.',
  'La cotisation passera à 58 €.',
  'La cuota sube a 58 €.',
  'La quota passa a 58 €.',
  'A quota sobe para 58 €.',
  'De bijdrage stijgt naar 58 €.',
  'Składka wzrośnie do 58 zł.',
  'Взнос повышается до 58 руб.',
  '会费上调至58元。',
  '会費は58円に改定します。',
  'Swimmers train for 5 evenings a week rather than 3 from 1 June 2025.',
])('%s', (text) => {
  expect(tells(text)).toBe(true)
})

it.each([
  'Prices are from £5.',
  'The path rises to the old mill.',
  'The ferry sails from Orrin to Pell on 1 June 2025.',
])('not %s', (text) => {
  expect(tells(text)).toBe(false)
})

it.each([
  'This means that you have asthma.',
  'Your liver values are normal.',
  'Ihre Leberwerte sind unauffällig.',
  'Foi implantada uma prótese.',
  'La radiografía mostró una fractura.',
])('of a patient: %s', (text) => {
  expect(tells(text, 'medical-letter')).toBe(true)
  expect(tells(text)).toBe(false)
})

it.each([
  'This is what we agreed:',
  'Was wir gestern vereinbart haben:',
  'Lo acordado por teléfono:',
])('opens what was agreed: %s', (text) => {
  expect(opensAgreed(text)).toBe(true)
})

it.each(['audit-report', 'report'] as const)(
  'tells what was answered to a finding of %s',
  (kind) => {
    const told = (label: string, value: string): boolean =>
      tellsPlainOutcome({ kind: 'label', label, value, text: '' } as Unit, [], kind)
    expect(told('Management response', 'Accepted, done in May.')).toBe(true)
    expect(told('Management response', 'See annex B.')).toBe(false)
    expect(told('Response time', 'Accepted within a day.')).toBe(false)
  },
)

it.each([
  'We are recalling all kettles that were sold since May.',
  'Wir rufen alle Kessel mit der Nummer 7 zurück.',
  'Nous rappelons toutes les bouilloires du lot 7.',
  '本公司自5月3日起召回该型号水壶。',
  '対象の電気ケトルを自主回収いたします。',
])('of a recall: %s', (text) => {
  expect(tells(text, 'recall')).toBe(true)
  expect(tells('Remember to keep the box.', 'recall')).toBe(false)
})
