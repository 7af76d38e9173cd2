import { expect, it } from 'vitest'
import { tellsSuperseded } from './superseded.ts'

it.each([
  'The opening day named in our leaflet, 4 May, no longer applies.',
  'Sketch 7B is superseded.',
  'This list replaces our list of 2 March 2024.',
  'Der Termin vom 4. Mai ist damit hinfällig.',
  "L'offre du 4 mai n'est plus valable.",
  'La tarifa de 2023 ya no es aplicable.',
  'Il preventivo del 4 maggio non è più valido.',
  'A tabela de 2023 já não é válida.',
  'De prijslijst van 2023 is niet langer geldig.',
  'Oferta z 4 maja straciła ważność.',
  'Прайс-лист 2023 года утратил силу.',
  '2023年版价目表现已作废。',
  '2023年版の料金表は廃止します。',
  'لم تعد قائمة 2023 سارية.',
])('%s', (text) => {
  expect(tellsSuperseded(text)).toBe(true)
})

it.each([
  'This is the entire agreement and replaces all earlier ones of 2021.',
  'It is to replace the pump of 2009.',
  'The rule no longer applies.',
])('not %s', (text) => {
  expect(tellsSuperseded(text)).toBe(false)
})
