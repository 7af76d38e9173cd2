import { everywhere } from '../../languages/everywhere.ts'
import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'
import { dayOfYear } from './day-of-year.ts'

const year = String.raw`(?:1[5-9]|20|21)\d{2}(?!\d)`
const dateInWords = new RegExp(
  String.raw`(?<!\p{L})\p{Lu}\p{L}{2,10}\.? \d{1,2}(?:st|nd|rd|th)?,? ${year}|(?<!\d)\d{1,2}(?:st|nd|rd|th|er|º|\.)?(?: of| de| di| d’)? ?\p{L}{3,12}\.?(?: de)?,? ${year}`,
  'u',
)
const dateInFigures =
  /(?<!\d)(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4})(?!\d)|(?:\p{Nd}{4}|(?:令和|平成)\s?(?:\p{Nd}{1,2}|元))\s?年\s?\p{Nd}{1,2}\s?月\s?\p{Nd}{1,2}\s?日/u
export const anyDate = new RegExp(`${dateInWords.source}|${dateInFigures.source}`, 'u')
const longestBound = 40
const reiwaBegins = 2018
const heiseiBegins = 1988
const leastYear = 1000

/** The first full date that a text names, as it names it. */
export function findDate(text: string): string | undefined {
  return anyDate.exec(text)?.[0]
}

/** The first day that a text names, with or without its year. */
export function findDay(text: string, language: Language): string | undefined {
  return datesIn(text, language)[0]?.[0]
}

const untilDay =
  /^(?: \d{1,2}(?:[.:]\d{2})?\s?(?:[ap]\.?m\.?|uhr|uur|h)(?!\p{L}))?[^.;:\d]{0,24}$/iu
const fewWords = /^[^.;:\d]{0,24}$/u

/** Whether a phrase stands near the end of what is in front of a date, with a certain rest behind it. */
export function endsNear(before: string, phrase: RegExp, rest = fewWords): boolean {
  return [...before.matchAll(everywhere(phrase))].some(({ 0: said, index }) =>
    rest.test(before.slice(index + said.length)),
  )
}

function isBound(text: string, { 0: date, index }: RegExpExecArray, language: Language): boolean {
  const { phrases } = language
  if (endsSpan(text, index, language)) return false
  const before = text.slice(Math.max(0, index - longestBound), index)
  const behind = text.slice(index + date.length, index + date.length + 3)
  if (phrases.sinceDay.test(before)) return false
  if (phrases.boundBehindDay.test(behind)) return true
  return endsNear(before, phrases.boundOfDay, untilDay) && !isForbiddenUntil(text, index, phrases)
}

/** `10. bis 16. Oktober`, `from 3 to 9 May`: a day of a span whose month stands behind both. */
function endsSpan(text: string, at: number, { phrases }: Language): boolean {
  const before = text.slice(Math.max(0, at - longestBound), at)
  return (
    /(?<!\p{N})\p{N}{1,2}\. \p{L}{3,5} $/u.test(before) ||
    followedBy(phrases.beginsSpan, String.raw` (?:\p{L}{1,3} )?\p{N}{1,2}\S{0,2} \S{1,5} $`).test(
      before,
    )
  )
}

/** `Do not sign before 7 November` gives no day by which to sign. */
function isForbiddenUntil(text: string, index: number, phrases: Language['phrases']): boolean {
  return endsNear(text.slice(Math.max(0, index - 2 * longestBound), index), phrases.notBeforeDay)
}

/** The second of the days between which something is to be done. */
function lastOfTwo(
  text: string,
  [first, second]: readonly RegExpExecArray[],
  { phrases }: Language,
): string | undefined {
  if (first === undefined || second === undefined) return undefined
  const before = text.slice(0, first.index).slice(-longestBound)
  return endsNear(before, phrases.between) ? second[0] : undefined
}

function beginsSpan(text: string, { index }: RegExpExecArray, { phrases }: Language): boolean {
  return endsNear(text.slice(Math.max(0, index - longestBound), index), phrases.beginsSpan)
}

/** The date behind a word such as `before`, which may go without its year; the end of a span only where there is no other. */
export function findBoundDate(text: string, language: Language): string | undefined {
  const dates = datesIn(text, language)
  const last = lastOfTwo(text, dates, language)
  if (last !== undefined) return last
  const bounds = dates.filter((date) => isBound(text, date, language))
  const plain = bounds.find((date) => {
    const before = dates[dates.indexOf(date) - 1]
    return before === undefined || !beginsSpan(text, before, language)
  })
  return (plain ?? bounds[0])?.[0]
}

/** Every day by which something is due, as the text names it. */
export function boundDates(text: string, language: Language): string[] {
  const dates = datesIn(text, language)
  return dates
    .filter((date, at) => {
      const before = dates[at - 1]
      const isSpan = before !== undefined && beginsSpan(text, before, language)
      return isBound(text, date, language) && !isSpan
    })
    .map(([date]) => date)
}

/** Whether the day in a text is one on which something may be due. */
function mayBeDue(text: string, { 0: day, index }: RegExpExecArray, language: Language): boolean {
  const { phrases } = language
  if (endsSpan(text, index, language)) return false
  const before = text.slice(Math.max(0, index - longestBound), index)
  const behind = text.slice(index + day.length, index + day.length + longestBound)
  const isOver = phrases.happenedThen.test(behind.replace(mayStandBehind, ''))
  return !isOver && !phrases.otherPaperOf.test(before) && !phrases.sinceDay.test(before)
}

const mayStandBehind = /^\)?,? /u

/** The day by which something is due: the date behind a word such as `before`, else the only one there is. */
export function findDueDate(text: string, language: Language): string | undefined {
  const bound = findBoundDate(text, language)
  const [only, ...others] = datesIn(text, language)
  if (bound !== undefined || only === undefined || others.length > 0) return bound
  const isDue = mayBeDue(text, only, language)
  return isDue && !isForbiddenUntil(text, only.index, language.phrases) ? only[0] : undefined
}

const datedHead = /(?<=[:;：；]\s?)[^:;：；]{2,40}\p{N}[^:;：；]{0,12}[:：]\s/gu

/** `Fee: Until 31 March: none; From 1 April: £3`, without the days that the columns of a table are named by. */
export function withoutDatedHeads(text: string, language: Language): string {
  return text.replace(datedHead, (head) => (findDay(head, language) === undefined ? head : ''))
}

const anyDays = new WeakMap<RegExp, RegExp>()

function datesIn(text: string, language: Language): RegExpExecArray[] {
  const day = dayOfYear(language)
  const any = anyDays.get(day) ?? new RegExp(`${anyDate.source}|${day.source}`, 'giu')
  anyDays.set(day, any)
  return [...text.matchAll(any)]
}

/** The names of the months by their first three letters, as written in a date. */
function monthsOf(language: string): Map<string, number> {
  const months = new Map<string, number>()
  for (const style of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: style,
      timeZone: 'UTC',
    })
    for (let month = 0; month < 12; month += 1) {
      const parts = format.formatToParts(Date.UTC(2026, month, 1))
      const name = parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? ''
      months.set(name.replace('.', ''), month + 1)
    }
  }
  return months
}

function monthIn(date: string, language: string): number | undefined {
  const months = monthsOf(language)
  const name = /\p{L}{3,}/u.exec(date)?.[0].toLowerCase() ?? ''
  const known = [...months.keys()].find(
    (month) => month === name || month.startsWith(name.slice(0, 3)),
  )
  return known === undefined ? undefined : months.get(known)
}

/** A date as a number that grows with it, such as 20260331; undefined when it cannot be read. */
export function dateOrder(written: string, language: string): number | undefined {
  const date = written.normalize('NFKC')
  const [first = 0, second = 0, third = 0] = (date.match(/\d+/gu) ?? []).map(Number)
  const order = (year: number, month: number, day: number) => year * 10_000 + month * 100 + day
  if (/^\d{4}/u.test(date)) return order(first, second, third)
  if (/^(?:令和|平成)/u.test(date)) {
    const begins = date.startsWith('令和') ? reiwaBegins : heiseiBegins
    return date.includes('元')
      ? order(begins + 1, first, second)
      : order(begins + first, second, third)
  }
  if (dateInFigures.test(date)) return order(third, second, first)
  const month = monthIn(date, language)
  return month === undefined || second < leastYear ? undefined : order(second, month, first)
}

/** The same, where a day without its year is the next such day from some day on. */
export function dateOrderFrom(
  written: string,
  from: number,
  language: Language,
): number | undefined {
  const date = written.normalize('NFKC')
  if (anyDate.test(date) || !dayOfYear(language).test(date))
    return dateOrder(written, language.code)
  const [first = 0, second = 0] = (date.match(/\d+/gu) ?? []).map(Number)
  const [month, day] = date.includes('月') ? [first, second] : [monthIn(date, language.code), first]
  if (month === undefined) return undefined
  const order = Math.floor(from / 10_000) * 10_000 + month * 100 + day
  return order < from ? order + 10_000 : order
}

const dayFirst = /^\d{1,2}(?:st|nd|rd|th)? \p{L}/u
const inSigns = /^\d{4}-\d{2}-\d{2}$/u

/** A day as written in a language, in English in the order of another date; what is no date stays as it is. */
export function inLanguage(date: string, language: string, like = ''): string {
  const isDayFirst = dayFirst.test(like)
  const time = Date.parse(inSigns.test(date) ? `${date}T12:00` : date)
  if (Number.isNaN(time) || (language === 'en' && !inSigns.test(date) && !isDayFirst)) return date
  const form = language === 'en' && isDayFirst ? 'en-GB' : language
  return new Date(time).toLocaleDateString(form, { dateStyle: 'long' })
}
