import type { Language } from '../../languages/load-language.ts'
import type { Cell } from '../rows/pairing.ts'
import { namesWhen, namesWho } from '../rows/scheduled-rows.ts'
import type { Unit } from '../units/unit.ts'

/* Tables of measures: what is to be done, and beside it who does it, by when, or how urgent it is. */

/** Whether a row of a table of measures tells one that is not done yet. */
export function isMeasureRow({ kind, columns, heading, value }: Unit, language: Language): boolean {
  const { phrases } = language
  if (kind !== 'row') return false
  if (columns.length === 0)
    return isBelowDocuments(heading, language) || isBelowMeasures(heading, value, language)
  const others = columns.filter((name) => !phrases.measureColumn.test(name))
  const hasWho = namesWho({ columns: others }, language)
  const hasWhen = others.some((name) => namesWhen(name, language))
  if (columns.some((name) => phrases.whatColumn.test(name)) && hasWho && hasWhen) return true
  const isOfMeasures = others.length < columns.length
  const isUrgent = (name: string): boolean => phrases.urgencyColumn.test(name)
  return isOfMeasures && (hasWho || hasWhen || others.some(isUrgent))
}

/** Whether a cell says that it was done already. */
export function isDone(paired: readonly Cell[], { phrases }: Language): boolean {
  return paired
    .slice(1)
    .some(({ head, text }) => !phrases.measureColumn.test(head) && phrases.saysDone.test(text))
}

const numberOfItem = /^[\p{N}/.]{1,8}\s+/u

/** `102/27 To be done`, and below it who does what by when in columns without names. */
function isBelowMeasures(heading: string, value: string, { phrases }: Language): boolean {
  return phrases.measureColumn.test(heading.replace(numberOfItem, '')) && value.includes('; ')
}

/** `Document    By`, two names of columns that were taken for a heading. */
function isBelowDocuments(heading: string, language: Language): boolean {
  const [, first = '', last = ''] = /^(.{3,30}) (\S{2,12})$/u.exec(heading) ?? []
  return language.phrases.measureColumn.test(first) && namesWhen(last, language)
}
