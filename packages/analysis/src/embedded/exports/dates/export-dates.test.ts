import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import {
  dateOrder,
  dateOrderFrom,
  findBoundDate,
  findDate,
  findDueDate,
  inLanguage,
} from './export-dates.ts'
import { findPeriod } from './periods.ts'

it.each([
  ['en', 'It ends on March 31, 2026 at noon.', 'March 31, 2026', 20260331],
  ['en', 'Due: 9 June 2026', '9 June 2026', 20260609],
  ['de', 'bis zum 15. Dezember 2025 nachzuweisen', '15. Dezember 2025', 20251215],
  ['es', 'antes del 31 de octubre de 2025', '31 de octubre de 2025', 20251031],
  ['fr', 'au plus tard le 3 août 2026', '3 août 2026', 20260803],
  ['pl', 'do 14 listopada 2025 r.', '14 listopada 2025', 20251114],
  ['ru', 'до 2 мая 2026 г.', '2 мая 2026', 20260502],
  ['de', 'am 03.02.2026 um zehn', '03.02.2026', 20260203],
  ['en', 'by 2026-02-03', '2026-02-03', 20260203],
  ['zh', '于2026年3月31日前', '2026年3月31日', 20260331],
  ['ja', '令和７年１０月３日（金）正午', '令和７年１０月３日', 20251003],
])('finds and orders a date in %s: %s', (language, text, date, order) => {
  expect(findDate(text)).toBe(date)
  expect(dateOrder(date, language)).toBe(order)
})

it('finds none where there is none', () => {
  expect(findDate('The rent is £2,450 for 12 months of 2026.')).toBe(undefined)
})

it('writes the day of a summary in the language of its export', () => {
  expect(inLanguage('November 22, 2026', 'de')).toBe('22. November 2026')
  expect(inLanguage('yesterday', 'de')).toBe('yesterday')
})

it.each([
  [
    'en',
    'The check of 6 February 2025 found that the cables must be replaced before 30 November 2025.',
    '30 November 2025',
  ],
  [
    'fr',
    'Le contrôle du 6 février 2025 exige une réparation avant le 30 novembre 2025.',
    '30 novembre 2025',
  ],
  [
    'de',
    'Nach unserem Schreiben vom 3. März 2026 zahlen Sie bitte bis zum 18. Mai 2026.',
    '18. Mai 2026',
  ],
  ['zh', '根据2025年3月1日的通知，请于2026年3月31日前付款。', '2026年3月31日'],
] as const)(
  'takes the date behind a bound for the one on which something is due in %s: %s',
  async (code, text, date) => {
    expect(findDueDate(text, await loadLanguage(code))).toBe(date)
  },
)

it('takes a single date for it, and of two dates without a bound none', async () => {
  const english = await loadLanguage('en')
  expect(findDueDate('The meeting takes place on 3 May 2026.', english)).toBe('3 May 2026')
  expect(findBoundDate('The meeting takes place on 3 May 2026.', english)).toBeUndefined()
  expect(findDueDate('It lasted from 3 May 2026 to 5 May 2026.', english)).toBeUndefined()
})

it.each([
  ['en', 'Please answer our letter of 3 May 2026.'],
  ['de', 'Bitte beantworten Sie unser Schreiben vom 3. Mai 2026.'],
  ['fr', 'Merci de répondre à notre courrier du 3 mai 2026.'],
] as const)(
  'takes the date of another paper for none on which something is due in %s: %s',
  async (code, text) => {
    expect(findDueDate(text, await loadLanguage(code))).toBeUndefined()
  },
)

it.each([
  ['en', 'Tell us by 15 April and we will send you a new bill.', '15 April'],
  ['es', 'Los socios pagarán antes del 1 de octubre la cuota.', '1 de octubre'],
  ['nl', 'Geef de standen door tussen 24 november en 6 december.', '6 december'],
  ['zh', '请于10月3日前付款。', '10月3日'],
  [
    'en',
    'The pool is shut from 4 May until 9 June. Tell us before 20 April if you need a pass.',
    '20 April',
  ],
  [
    'es',
    'La sala cierra desde el 4 de mayo hasta el 9 de junio; avise antes del 20 de abril.',
    '20 de abril',
  ],
] as const)(
  'takes a day without its year, and the second of two between which, in %s: %s',
  async (code, text, day) => {
    expect(findDueDate(text, await loadLanguage(code))).toBe(day)
  },
)

it.each([
  ['en', 'Member since August 29, 2016'],
  ['en', 'Child: Ada Vale; d.o.b. 19/04/2023'],
  ['en', 'Do not sign before November 7, 2025.'],
  ['en', 'The inspection of 15 January failed: the faults have to be mended in six months.'],
  ['es', 'La inspección del 15 de enero resultó desfavorable: hay que corregir los defectos.'],
  ['de', 'Dem Mietvertrag vom 14.03.2021 liegt ein Plan bei.'],
  ['pl', 'Strona odebrała pismo 21 września, a dokument dostarczyła 29 września.'],
] as const)(
  'takes no other day for one on which something is due in %s: %s',
  async (code, text) => {
    expect(findDueDate(text, await loadLanguage(code))).toBeUndefined()
  },
)

it.each([
  [
    'en',
    'Claims are made within 15 days of month end and are the only remedy.',
    'within 15 days of month end',
  ],
  ['en', 'Report it within 24 hours and keep the receipt.', 'within 24 hours'],
  ['nl', 'Laat ons binnen die tijd weten dat u ervan afziet.', undefined],
  [
    'pl',
    'Odwołanie wnosi się w ciągu czternastu dni od doręczenia.',
    'w ciągu czternastu dni od doręczenia',
  ],
  ['en', 'You have 10 days from delivery to send it back.', '10 days from delivery'],
  ['de', 'Es gilt eine Zahlungsfrist von drei Wochen ab Zugang.', 'drei Wochen ab Zugang'],
  ['fr', 'Vous disposez de dix jours à compter de la remise.', 'dix jours à compter de la remise'],
  ['en', 'You have 25 days of holiday a year.', undefined],
  ['en', 'Within a year of moving out you owe us a fee.', 'Within a year of moving out'],
] as const)('ends a period where another clause begins in %s: %s', async (code, text, period) => {
  expect(findPeriod(text, await loadLanguage(code))).toBe(period)
})

it('orders a day without its year from the day of the document on', async () => {
  expect(dateOrderFrom('15 April', 20270511, await loadLanguage('en'))).toBe(20280415)
  expect(dateOrderFrom('1 de octubre', 20260828, await loadLanguage('es'))).toBe(20261001)
})
