import { findBoundDate, withoutDatedHeads } from '../../exports/dates/export-dates.ts'
import type { Language } from '../../languages/load-language.ts'
import type { Cell } from '../rows/pairing.ts'
import type { TypedValue } from '../typed-values.ts'
import type { Unit } from '../units/unit.ts'
import { isOrder } from './orders.ts'

/** `10. bis 16. Oktober`. */
const span = /(?<!\p{N})\p{N}{1,2}\. \p{L}{3,5} \p{N}{1,2}\. \p{L}+/gu

/** A row of what is to be paid by some day: `Deposit: £60; by Friday 31 January`. */
export function isDueRow(
  { kind, label, value, columns, paired }: Unit,
  values: readonly TypedValue[],
  language: Language,
): boolean {
  const { phrases } = language
  if (kind === 'sentence' || phrases.nothingLeftToPay.test(value)) return false
  const has = (sought: string): boolean => values.some((one) => one.kind === sought)
  const isTerm = phrases.labelOfPayment.test(label) && phrases.valueWithin.test(value)
  if (isTerm && has('duration')) return true
  if (!has('date')) return false
  const orders = ({ text }: Cell): boolean =>
    isOrder(text, language) && findBoundDate(text, language) !== undefined
  if (paired.some(orders) || isAppointment(columns, phrases)) return true
  // Columns of several times tell what holds then, and a span when something was.
  const said = withoutDatedHeads(`: ${value}`, language).slice(2).replace(span, '')
  if (columns.length > 0 && phrases.dueColumn.test(said)) return true
  return has('money') && phrases.byWhen.test(said) && !phrases.holdsUntil.test(said)
}

/** Whether a table says of each thing when and where it is; one that is ordered by days is a calendar. */
function isAppointment(
  [what = '', ...columns]: readonly string[],
  { whenColumn, whereColumn }: Language['phrases'],
): boolean {
  if (whenColumn.test(what)) return false
  return [whenColumn, whereColumn].every((sought) => columns.some((name) => sought.test(name)))
}
