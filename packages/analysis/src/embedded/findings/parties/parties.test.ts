import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { addressesSomebody, namesParty } from './parties.ts'

it.each([
  [
    'fr',
    'La société Durance Bois, représentée par Mme Anne Roche, ci-après « le Vendeur », d’une part,',
  ],
  ['pl', 'Jan Kowal, zam. w Radomiu, ul. Lipowa 4, zwany dalej „Sprzedawcą”, oraz'],
  ['es', 'Doña Carmen Ruiz Soto, con domicilio en calle Mayor, 4, en adelante "la Vendedora"'],
  ['de', 'Frau Erika Lindner, wohnhaft in 04109 Leipzig, im Folgenden „Käuferin“ genannt,'],
] as const)('knows in %s who a party is: %s', async (code, text) => {
  expect(namesParty(text, await loadLanguage(code))).toBe(true)
})

it.each([
  ['fr', 'Le vendeur livre le bois avant la fin du mois de juin.'],
  ['pl', 'zwanymi dalej łącznie „Stronami”.'],
] as const)('takes in %s no other sentence for a party: %s', async (code, text) => {
  expect(namesParty(text, await loadLanguage(code))).toBe(false)
})

it.each(['السيد سامي نادر الخطيب المحترم', '山田　太郎　殿'])('reads an addressee: %s', (line) => {
  expect(addressesSomebody(line)).toBe(true)
})
