import { expect, it } from 'vitest'
import { headsPart } from './part-number.ts'

it.each([
  'Article 3 - Prix et paiement',
  'Art. 4 - Durata e recesso',
  'Artículo 2. Precio del viaje',
  'Section 5: Pay and days off',
  'Artikel 7 Kündigung durch den Mieter',
  'Cláusula segunda - do prazo',
  'Статья 4. Срок и оплата',
])('%s heads a part', (line) => {
  expect(headsPart(line)).toBe(true)
})

it.each([
  'Article 3 - Durée. Un an, avec tacite reconduction.',
  'Article 3',
  'Section 5 applies where the boat is late and the hirer has not told us so',
  'Party 3 - rooms and meals',
  'Articles are sold by weight',
])('%s does not', (line) => {
  expect(headsPart(line)).toBe(false)
})
