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

const bound =
  /(?<!\p{L})(?:by|before|until|no later than|not later than|on or before|due|within|bis|vor|spätestens|fällig|avant|jusqu'au|au plus tard|antes del?|hasta|a más tardar|entro|fino al|prima del?|até|antes de|vóór|voor|uiterlijk|tot|do|przed|najpóźniej|до|не позднее|قبل|最迟|截至)[^.;:\d]{0,24}$/iu

/** The date behind a word such as `before`. */
export function findBoundDate(text: string): string | undefined {
  const due = datesIn(text).find(
    ({ 0: date, index }) =>
      bound.test(text.slice(Math.max(0, index - longestBound), index)) ||
      /^(?:まで|前|以前|迄)/u.test(text.slice(index + date.length)),
  )
  return due?.[0]
}

/** `our letter of`, `Ihr Antrag vom`: the date of another paper. */
const ofPaper =
  /(?:letter|notice|agreement|contract|invoice|decision|application|request|lease|offer|report|schreiben|antrag|bescheid|vertrag|rechnung|angebot|lettre|courrier|contrat|demande|facture|bail|carta|contrato|solicitud|factura|escrito|lettera|contratto|domanda|fattura|pedido|fatura|brief|overeenkomst|aanvraag|factuur|pismo|umow\p{L}|wnios\p{L}+|письмо|договор\p{L}*|заявлени\p{L})\s(?:of|dated|from|vom|du|en date du|del?|di|do|da|van|z dnia|z|от)\s$/iu

/** The day by which something is due: the date behind a word such as `before`, else the only one there is. */
export function findDueDate(text: string): string | undefined {
  const [only, ...others] = datesIn(text)
  const isDue =
    only !== undefined && others.length === 0 && !ofPaper.test(text.slice(0, only.index))
  return findBoundDate(text) ?? (isDue ? only[0] : undefined)
}

const withinPatterns = [
  'within|no later than|not later than|at the latest',
  'innerhalb|binnen|spätestens|im Voraus',
  "dans (?:les|un délai)|au plus tard|d'ici",
  'dentro de|en el plazo|a más tardar|no prazo|o mais tardar',
  'entro|al più tardi|uiterlijk|w terminie|w ciągu|najpóźniej',
  'в течение|не позднее',
].join('|')
const within = new RegExp(
  `(?<!\\p{L})(?:${withinPatterns})(?!\\p{L})[^.;:,!?。]{3,60}(?![\\p{L}\\p{N}])`,
  'iu',
)

/** The time within which something is due, in the words of the text: `within ten (10) days of receiving a copy`. */
export function findPeriod(text: string): string | undefined {
  return (
    within.exec(text)?.[0].trim() ??
    /[\p{Nd}一二三四五六七八九十]+\s?(?:个?工作日|日|天|か月)(?:以内|内)/u.exec(text)?.[0]
  )
}

function datesIn(text: string): RegExpExecArray[] {
  return [...text.matchAll(new RegExp(anyDate, 'gu'))]
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
  const name = /\p{L}{3,}/u.exec(date)?.[0].toLowerCase() ?? ''
  const months = monthsOf(language)
  const known = [...months.keys()].find(
    (month) => month === name || month.startsWith(name.slice(0, 3)),
  )
  const month = known === undefined ? undefined : months.get(known)
  return month === undefined || second < leastYear ? undefined : order(second, month, first)
}

/** A day as written in a language; what is no date stays as it is. */
export function inLanguage(date: string, language: string): string {
  const time = Date.parse(date)
  if (language === 'en' || Number.isNaN(time)) return date
  return new Date(time).toLocaleDateString(language, { dateStyle: 'long' })
}
