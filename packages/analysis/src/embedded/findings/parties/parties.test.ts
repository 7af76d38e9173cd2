import { expect, it } from 'vitest'
import { addressesSomebody, namesParty } from './parties.ts'

it.each([
  'La société Durance Bois, représentée par Mme Anne Roche, ci-après « le Vendeur », d’une part,',
  'Jan Kowal, zam. w Radomiu, ul. Lipowa 4, zwany dalej „Sprzedawcą”, oraz',
  'Doña Carmen Ruiz Soto, con domicilio en calle Mayor, 4, en adelante "la Vendedora"',
  'Frau Erika Lindner, wohnhaft in 04109 Leipzig, im Folgenden „Käuferin“ genannt,',
])('knows who a party is: %s', (text) => {
  expect(namesParty(text)).toBe(true)
})

it.each([
  'Le vendeur livre le bois avant la fin du mois de juin.',
  'zwanymi dalej łącznie „Stronami”.',
])('takes no other sentence for a party: %s', (text) => {
  expect(namesParty(text)).toBe(false)
})

it.each(['السيد سامي نادر الخطيب المحترم', '山田　太郎　殿'])('reads an addressee: %s', (line) => {
  expect(addressesSomebody(line)).toBe(true)
})
