import { expect, it } from 'vitest'
import { announcesOnly, isBesidePurpose } from './beside-purpose.ts'

it.each([
  'This version replaces that of 4 May 2027, which named another pump.',
  'Our quote of 4 May was for a single room.',
  'Diese Fassung ersetzt die vom 4. Mai.',
  'Le devis du 4 mai portait sur une chambre simple.',
  'Esta versión sustituye a la de mayo.',
  'La presente edizione sostituisce quella di maggio.',
  'A nossa carta de 4 de maio fica sem efeito.',
  'Deze versie vervangt die van mei.',
  'Niniejsza wersja zastępuje wersję z maja.',
  'Настоящая редакция заменяет редакцию от 4 мая.',
  '1: no work is needed on the roof.',
  'The figures in brackets are those of 2026.',
  'Die Werte in Klammern sind die des Vorjahres.',
])('says which edition it is or how figures are given, not what a paper is for: %s', (text) => {
  expect(isBesidePurpose(text)).toBe(true)
})

it('does not take what replaces a thing for an edition', () => {
  expect(isBesidePurpose('We replace the boiler on 4 May.')).toBe(false)
  expect(isBesidePurpose('Die Versicherung ersetzt den Schaden.')).toBe(false)
})

it('knows a line that only announces what is copied below', () => {
  expect(announcesOnly('Se concede la ayuda que se indica.')).toBe(false)
  expect(announcesOnly('Se ha dictado la resolución que a continuación se transcribe:')).toBe(true)
})
