import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { tellsSuperseded } from './superseded.ts'

it.each([
  ['en', 'The opening day named in our leaflet, 4 May, no longer applies.'],
  ['en', 'Sketch 7B is superseded.'],
  ['en', 'This list replaces our list of 2 March 2024.'],
  ['de', 'Der Termin vom 4. Mai ist damit hinfällig.'],
  ['fr', "L'offre du 4 mai n'est plus valable."],
  ['es', 'La tarifa de 2023 ya no es aplicable.'],
  ['it', 'Il preventivo del 4 maggio non è più valido.'],
  ['pt', 'A tabela de 2023 já não é válida.'],
  ['nl', 'De prijslijst van 2023 is niet langer geldig.'],
  ['pl', 'Oferta z 4 maja straciła ważność.'],
  ['ru', 'Прайс-лист 2023 года утратил силу.'],
  ['zh', '2023年版价目表现已作废。'],
  ['ja', '2023年版の料金表は廃止します。'],
  ['ar', 'لم تعد قائمة 2023 سارية.'],
] as const)('(%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(tellsSuperseded(text, language)).toBe(true)
})

it.each([
  ['en', 'This is the entire agreement and replaces all earlier ones of 2021.'],
  ['en', 'It is to replace the pump of 2009.'],
  ['en', 'The rule no longer applies.'],
] as const)('not (%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(tellsSuperseded(text, language)).toBe(false)
})
