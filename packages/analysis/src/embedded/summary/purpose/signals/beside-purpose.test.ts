import { expect, it } from 'vitest'
import { loadLanguage } from '../../../languages/load-language.ts'
import { announcesOnly, isBesidePurpose } from './beside-purpose.ts'

it.each([
  ['en', 'This version replaces that of 4 May 2027, which named another pump.'],
  ['en', 'Our quote of 4 May was for a single room.'],
  ['de', 'Diese Fassung ersetzt die vom 4. Mai.'],
  ['fr', 'Le devis du 4 mai portait sur une chambre simple.'],
  ['es', 'Esta versión sustituye a la de mayo.'],
  ['it', 'La presente edizione sostituisce quella di maggio.'],
  ['pt', 'A nossa carta de 4 de maio fica sem efeito.'],
  ['nl', 'Deze versie vervangt die van mei.'],
  ['pl', 'Niniejsza wersja zastępuje wersję z maja.'],
  ['ru', 'Настоящая редакция заменяет редакцию от 4 мая.'],
  ['en', '1: no work is needed on the roof.'],
  ['en', 'The figures in brackets are those of 2026.'],
  ['de', 'Die Werte in Klammern sind die des Vorjahres.'],
  ['en', 'Why we rang the bell.'],
  ['it', 'Perché suoniamo la campana.'],
  ['nl', 'Wij: de vereniging van de veerpont'],
  ['en', '† Only on market days'],
] as const)('says in %s which edition it is or how it is to be read: %s', async (code, text) => {
  expect(isBesidePurpose(text, await loadLanguage(code))).toBe(true)
})

it.each([
  ['en', 'We replace the boiler on 4 May.'],
  ['de', 'Die Versicherung ersetzt den Schaden.'],
] as const)('takes in %s nothing else for an edition: %s', async (code, text) => {
  expect(isBesidePurpose(text, await loadLanguage(code))).toBe(false)
})

it.each([
  ['es', 'Se ha dictado la resolución que a continuación se transcribe:', true],
  ['es', 'Se concede la ayuda que se indica.', false],
  ['en', 'I am writing to give you our decision on the ferry.', true],
  ['pl', 'Strony zawarły umowę o następującej treści:', true],
  ['zh', '现将有关事项通知如下：', true],
] as const)('knows in %s what only announces what stands below: %s', async (code, text, isTrue) => {
  expect(announcesOnly(text, await loadLanguage(code))).toBe(isTrue)
})
