import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { isRegisterLine } from './register-line.ts'

const english = await loadLanguage('en')

it.each([
  'SAS au capital de 12 000 € - RCS Nantes 555 014 088 - Carte pro.',
  'Seehof GmbH · Amtsgericht Kiel HRB 4410 · GF: Jana Moll',
  'Orto S.r.l. - P.IVA 0555014088 - REA BO 41008',
  'Orme & Daughters Ltd. Registered in England 05550140.',
  'Kade BV | KvK 55501408 | btw NL855501408B01',
  'Sad sp. z o.o., KRS 0000555014, NIP 555-01-40-888, REGON 5550140',
  'ООО «Сад», ИНН 5550140888, ОГРН 1055501408888',
])('takes %j for the register of a firm', (text) => {
  expect(isRegisterLine(text, english)).toBe(true)
})

it.each([
  ['de', 'Konto: IBAN DE02 1203 0000 0000 2020 51 · Seehof GmbH · Amtsgericht Kiel HRB 4410'],
  ['fr', 'La société Orme, SARL au capital de 5 000 €, RCS Nantes 555, représentée par Mme Dual'],
  ['en', 'Seller: Orto S.r.l., P.IVA 0555014088, REA BO 41008'],
  ['de', 'Das Amtsgericht entscheidet über den Einspruch.'],
] as const)('takes in %s %j for more than that', async (code, text) => {
  expect(isRegisterLine(text, await loadLanguage(code))).toBe(false)
})
