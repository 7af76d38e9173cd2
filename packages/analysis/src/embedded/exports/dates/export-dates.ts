import { dayOfYear } from './month-names.ts'

export { findPeriod } from './periods.ts'

const dateInWords =
  /\p{Lu}\p{L}{2,10}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|(?<!\d)\d{1,2}(?:st|nd|rd|th|er|º|\.)?(?: of| de| di| d’)? ?\p{L}{3,12}\.?(?: de)?,? \d{4}/u
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
export function findDay(text: string): string | undefined {
  return datesIn(text)[0]?.[0]
}

const bound =
  /(?<!\p{L})(?:by(?! (?:itself|himself|herself|yourself|post|e-?mail|law|hand|card)(?!\p{L}))|before|until|till|no later than|not later than|on or before|due|within|bis|vor|spätestens|fällig|avant|jusqu['’]au|au plus tard|antes del?|hasta|a más tardar|entro|fino al|prima del(?:l['’])?|prima di|até|antes d[aeo]s?|vóór|voor|uiterlijk|tot|do|przed|najpóźniej|до|не позднее|قبل|最迟|截至)(?!\p{L})(?: \d{1,2}(?:[.:]\d{2})?\s?(?:[ap]\.?m\.?|uhr|uur|h)(?!\p{L})| noon| midday)?[^.;:\d]{0,24}$/iu
/** `Do not sign before 7 November` gives no day by which to sign. */
const forbidding =
  /(?<!\p{L})(?:not|never|can['’]t|cannot|nicht|ne|non|no|não|niet|nie|не)(?!\p{L})(?! (?:later|spät)) [^.;:]{0,40}(?:before|until|vor|bis|avant|antes de|prima|até|vóór|voor|przed|до)[^.;:\d]{0,24}$/iu
const between =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|między|pomiędzy|между)[^.;:\d]{0,24}$/iu

function isBound(text: string, { 0: date, index }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - longestBound), index)
  const isForbidden = forbidding.test(text.slice(Math.max(0, index - 2 * longestBound), index))
  const behind = text.slice(index + date.length, index + date.length + 3)
  return (bound.test(before) && !isForbidden) || /^(?:まで|前|以前|迄)/u.test(behind)
}

/** The second of the days between which something is to be done. */
function lastOfTwo(text: string, [first, second]: readonly RegExpExecArray[]): string | undefined {
  if (first === undefined || second === undefined) return undefined
  return between.test(text.slice(0, first.index).slice(-longestBound)) ? second[0] : undefined
}

/** `from Monday 11 May`: where a span begins, of which the next date is no more than the end. */
const spanBegins =
  /(?<!\p{L})(?:from|since|vom|von|ab|du|dès le|depuis le|desde el|desde|dal|dall['’]|van|vanaf|od|с|со)(?!\p{L})[^.;:\d]{0,24}$/iu

function beginsSpan(text: string, { index }: RegExpExecArray): boolean {
  return spanBegins.test(text.slice(Math.max(0, index - longestBound), index))
}

/** The date behind a word such as `before`, which may go without its year; the end of a span only where there is no other. */
export function findBoundDate(text: string): string | undefined {
  const dates = datesIn(text)
  const last = lastOfTwo(text, dates)
  if (last !== undefined) return last
  const bounds = dates.filter((date) => isBound(text, date))
  const plain = bounds.find((date) => {
    const before = dates[dates.indexOf(date) - 1]
    return before === undefined || !beginsSpan(text, before)
  })
  return (plain ?? bounds[0])?.[0]
}

/** `our letter of`, `Ihr Antrag vom`: the date of another paper. */
const ofPaper =
  /(?:letter|notice|agreement|contract|invoice|decision|application|request|lease|offer|report|schreiben|antrag|bescheid|\p{L}*vertrag|rechnung|angebot|gesetz|lettre|courrier|contrat|demande|facture|bail|devis|loi|carta|contrato|solicitud|factura|escrito|ley|lettera|contratto|domanda|fattura|legge|pedido|fatura|lei|brief|overeenkomst|aanvraag|factuur|wet|pism\p{L}|umow\p{L}|wnios\p{L}+|ustawy|decyzji|письмо|договор\p{L}*|заявлени\p{L})\s(?:of|dated|from|vom|du|en date du|del?|di|do|da|van|z dnia|z|от)\s$/iu
/** Whether what stands in front of a date names another paper, which bears it. */
export function namesOtherPaper(before: string): boolean {
  return ofPaper.test(before)
}

/** `since`, `born on`, `dated`: the day of something past, or on which something begins. */
const ofPast =
  /(?<!\p{L})(?:since|born(?: on)?|d\.?\s?o\.?\s?b\.?|dated|as (?:of|at)|effective|starting|beginning|from|seit|ab|geb(?:oren|\.)?(?: am)?|datiert|depuis|née? le|à compter du|à partir du|desde|nacid[oa] el|a partir del?|dal|dall['’]|nat[oa] il|a decorrere dal|nascid[oa] (?:a|em)|sinds|vanaf|geboren(?: op)?|od|ur\.|urodzon\p{L}+|с|родил\p{L}+|род\.)[\s:]*(?:the )?$/iu

/** `The visit of 3 May showed`: what happened on that day. */
const happened =
  /^\)?,? (?:was|were|found|showed|failed|passed|took place|ergab|zeigte|wurden?|war|hat ergeben|fand|a (?:été|révélé|montré|donné)|s['’]est|resultó|fue|mostró|tuvo|ha (?:sido|resultado)|è (?:risultat|stat)[oa]|ha (?:rivelato|mostrato|dato)|foi|revelou|mostrou|bleek|toonde|werd|vond|wykazał[ao]?|był[ao]?|odbył[ao]? się|показал[ао]?|был[ао]?)(?!\p{L})/iu

/** Whether the day in a text is one on which something may be due. */
function mayBeDue(text: string, { 0: day, index }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - longestBound), index)
  const isOver = happened.test(text.slice(index + day.length, index + day.length + longestBound))
  return !isOver && !ofPaper.test(before) && !ofPast.test(before)
}

/** The day by which something is due: the date behind a word such as `before`, else the only one there is. */
export function findDueDate(text: string): string | undefined {
  const [only, ...others] = datesIn(text)
  const isDue = only !== undefined && others.length === 0 && mayBeDue(text, only)
  return findBoundDate(text) ?? (isDue && !isForbiddenUntil(text, only) ? only[0] : undefined)
}

function isForbiddenUntil(text: string, { index }: RegExpExecArray): boolean {
  return forbidding.test(text.slice(Math.max(0, index - 2 * longestBound), index))
}

const anyDay = new RegExp(`${anyDate.source}|${dayOfYear.source}`, 'giu')

function datesIn(text: string): RegExpExecArray[] {
  return [...text.matchAll(anyDay)]
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

/** A day without its year as the next such day from some day on. */
function orderFrom(date: string, language: string, from: number): number | undefined {
  const [first = 0, second = 0] = (date.match(/\d+/gu) ?? []).map(Number)
  const [month, day] = date.includes('月') ? [first, second] : [monthIn(date, language), first]
  if (month === undefined) return undefined
  const order = Math.floor(from / 10_000) * 10_000 + month * 100 + day
  return order < from ? order + 10_000 : order
}

function monthIn(date: string, language: string): number | undefined {
  const months = monthsOf(language)
  const name = /\p{L}{3,}/u.exec(date)?.[0].toLowerCase() ?? ''
  const known = [...months.keys()].find(
    (month) => month === name || month.startsWith(name.slice(0, 3)),
  )
  return known === undefined ? undefined : months.get(known)
}

/**
 * A date as a number that grows with it, such as 20260331; undefined when it cannot be read. A day without its year is
 * the next such day from some day on, where that is known.
 */
export function dateOrder(written: string, language: string, from?: number): number | undefined {
  const date = written.normalize('NFKC')
  if (from !== undefined && !anyDate.test(date) && dayOfYear.test(date)) {
    return orderFrom(date, language, from)
  }
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
