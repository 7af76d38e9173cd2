import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { headsPart } from './part-number.ts'

const english = await loadLanguage('en')

it.each([
  ['fr', 'Article 3 - Prix et paiement'],
  ['it', 'Art. 4 - Durata e recesso'],
  ['es', 'Artículo 2. Precio del viaje'],
  ['en', 'Section 5: Pay and days off'],
  ['de', 'Artikel 7 Kündigung durch den Mieter'],
  ['pt', 'Cláusula segunda - do prazo'],
  ['ru', 'Статья 4. Срок и оплата'],
] as const)('knows in %s that %s heads a part', async (code, line) => {
  expect(headsPart(line, await loadLanguage(code))).toBe(true)
})

it.each([
  'Article 3 - Durée. Un an, avec tacite reconduction.',
  'Article 3',
  'Section 5 applies where the boat is late and the hirer has not told us so',
  'Party 3 - rooms and meals',
  'Articles are sold by weight',
])('%s does not', (line) => {
  expect(headsPart(line, english)).toBe(false)
})
