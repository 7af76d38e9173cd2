import { expect, it } from 'vitest'
import { loadLanguage } from '../languages/load-language.ts'
import type { RulesLanguage } from '../languages/which-language.ts'
import { typedValues } from './typed-values.ts'

async function valuesOf(code: RulesLanguage, text: string): Promise<string[]> {
  return typedValues(text, await loadLanguage(code), false).map(
    ({ kind, text: value }) => `${kind} ${value}`,
  )
}

it.each([
  ['nl', 'Bel op werkdagen 8.30–12.00 uur.'],
  ['ru', 'Шумные работы ведутся с 9:00 до 19:00.'],
  ['it', 'La riunione si apre alle ore 18.30.'],
  ['ja', '始業は午前８時３０分とする。'],
  ['de', 'Die Sitzung beginnt um 19 Uhr.'],
] as const)('takes no time of day for a length or an amount: %s %s', async (code, text) => {
  const kinds = (await valuesOf(code, text)).map((value) => value.split(' ')[0])
  expect(kinds).not.toContain('duration')
  expect(kinds).not.toContain('number')
})

it.each([
  ['ru', 'Цена составляет 45 000 (сорок пять тысяч) рублей 00 копеек.', 'money 45 000 рублей'],
  ['ar', 'تدفع رسوم قدرها 30 ديناراً مقدما.', 'money 30 ديناراً'],
  ['ar', 'يقدم الطلب خلال عشرين يوماً من التبليغ.', 'duration عشرين يوماً'],
  ['ar', 'آخر موعد هو 14 أيلول 2027.', 'date 14 أيلول 2027'],
  ['ru', 'Скидка составляет 15 процентов.', 'percent 15 процентов'],
  ['fr', 'La remise est de 15 pour cent.', 'percent 15 pour cent'],
] as const)('gives a value with its whole unit: %s %s', async (code, text, value) => {
  expect(await valuesOf(code, text)).toContain(value)
})
