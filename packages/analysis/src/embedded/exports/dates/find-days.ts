import { anyDate, dateOrder } from './export-dates.ts'

/** A full date that a text names. */
export interface NamedDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

const withSlashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u
const mostMonths = 12

/** Arabic, Persian and full-width digits as the ones that dates are read in. */
function withPlainDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/gu, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  )
}

/** Whether the day stands first where a date is written as 3/4/2027; undefined when nothing tells. */
function isDayFirst(dates: readonly string[], language: string): boolean | undefined {
  const parts = dates.flatMap((date) => {
    const [, first, second] = withSlashes.exec(date) ?? []
    return first === undefined ? [] : [[Number(first), Number(second)] as const]
  })
  const dayFirst = parts.some(([first]) => first > mostMonths)
  const monthFirst = parts.some(([, second]) => second > mostMonths)
  if (dayFirst !== monthFirst) return dayFirst
  return language === 'en' || dayFirst ? undefined : true
}

function toDay(date: string, language: string, dayFirst: boolean | undefined): NamedDay[] {
  const [, first = '', second = '', last = ''] = withSlashes.exec(date) ?? []
  if (first !== '' && dayFirst === undefined && first !== second) return []
  const written = first !== '' && dayFirst === false ? `${second}/${first}/${last}` : date
  const order = dateOrder(written, language)
  if (order === undefined) return []
  const [year, month, day] = [
    Math.floor(order / 10_000),
    Math.floor(order / 100) % 100,
    order % 100,
  ]
  const time = new Date(Date.UTC(year, month - 1, day))
  const isReal = time.getUTCMonth() === month - 1 && time.getUTCDate() === day
  return isReal && year >= 1900 && year < 2200 ? [{ year, month, day }] : []
}

/**
 * The full dates that each text names, in its order. Where 3/4/2027 may be either of two days and no other date of the
 * texts tells which, it is left out.
 */
export function findDays(texts: readonly string[], language: string): NamedDay[][] {
  const everyDate = new RegExp(anyDate.source, 'gu')
  const written = texts.map((text) =>
    [...withPlainDigits(text).matchAll(everyDate)].map(([date]) => date),
  )
  const dayFirst = isDayFirst(written.flat(), language)
  return written.map((dates) => dates.flatMap((date) => toDay(date, language, dayFirst)))
}
