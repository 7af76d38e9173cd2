import type { Language } from '../../languages/load-language.ts'
import { defectLevel } from '../dangers/graded/found-defects.ts'
import { isRating } from '../dangers/graded/rated-risks.ts'
import type { TypedValue } from '../typed-values.ts'
import type { Unit } from '../units/unit.ts'

const mostWordsOfDate = 3
/** A row below a heading such as `Actions`, or a row or line with a date under a column, or behind a label, that speaks of deadlines. */
export function isScheduled(
  unit: Unit,
  values: readonly TypedValue[],
  language: Language,
): boolean {
  const { facts, phrases } = language
  const { section } = unit.sentence
  if (defectLevel(unit, language) !== undefined) return namesWho(unit, language)
  // Prices of several days or kinds.
  if (values.filter(({ kind }) => kind === 'money').length > 1) return false
  if (unit.kind === 'row' && section === 'recommendations' && unit.columns.length === 0) {
    return !isRating(unit.value.split('; ').at(-1) ?? '', language)
  }
  if (unit.kind === 'sentence' || !values.some((value) => isDay(value, unit))) return false
  if (unit.label.search(facts.deadline) >= 0) return !isLength(unit, values, facts.term)
  const has = (pattern: RegExp): boolean => unit.columns.some((name) => name.search(pattern) >= 0)
  // `Access from outside` names no day.
  const named = (pattern: RegExp): boolean =>
    unit.columns.some(
      (name) =>
        name.split(' ').length <= mostWordsOfDate &&
        name.search(pattern) >= 0 &&
        !phrases.columnOfPast.test(name),
    )
  return (
    unit.columns.length > 2 &&
    (unit.columns.some((name) => namesWhen(name, language)) ||
      (named(facts.date) && !has(facts.amount))) &&
    namesWho(unit, language)
  )
}

/** Whether a column tells by when something is done. */
export function namesWhen(name: string, { facts, phrases }: Language): boolean {
  return name.search(facts.deadline) >= 0 || phrases.untilColumn.test(name)
}

/** A date of its own, and not one in the name of a column: `From 1 May: £20`. */
function isDay({ kind, text }: TypedValue, { columns }: Unit): boolean {
  return kind === 'date' && !columns.some((name) => name.includes(text))
}

/** From one day to another, as terms are told. */
function isLength(
  { label }: Unit,
  values: readonly TypedValue[],
  term: Language['facts']['term'],
): boolean {
  return label.search(term) >= 0 && values.filter(({ kind }) => kind === 'date').length > 1
}

/** Whether a row has a column for whoever acts. */
export function namesWho(
  { columns }: Pick<Unit, 'columns'>,
  { facts, phrases }: Language,
): boolean {
  return columns.some((name) => phrases.whoColumn.test(name) || name.search(facts.party) >= 0)
}
