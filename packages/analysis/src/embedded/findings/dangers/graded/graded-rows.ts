import type { RiskLevel } from '@precis/domain'
import type { Language } from '../../../languages/load-language.ts'
import type { Unit } from '../../units/unit.ts'

const fewestWordsOfObservation = 4

const codeFarBeyond = /^(?:HH|LL|H!|L!|\*\*|!!|↑↑|↓↓)$/iu
const codeBeyond = /^(?:H|L|\*|!|↑|↓|\+|-)$/iu

/** How bad a row is by the code of its report, or by the flag of a value outside of its range. */
export function gradedRow(
  unit: Unit,
  grades: readonly string[],
  language: Language,
): RiskLevel | undefined {
  if (unit.kind !== 'row' || unit.columns.length < 3) return undefined
  const cells = unit.value.split('; ').map((cell) => cell.slice(cell.indexOf(': ') + 1).trim())
  const isLong = (text: string): boolean => text.split(' ').length >= fewestWordsOfObservation
  const isWorst = cells.some((cell) => grades.includes(cell.toUpperCase()))
  if (isWorst) return [unit.label, ...cells].some(isLong) ? 'high' : undefined
  return flagOf(unit, language)
}

/** The flag of a value that is outside of its range. */
export function flagOf(
  { kind, columns, value }: Unit,
  { phrases }: Language,
): RiskLevel | undefined {
  if (kind !== 'row' || !columns.some((name) => phrases.flagColumn.test(name))) return undefined
  for (const cell of value.split('; ')) {
    const at = cell.indexOf(': ')
    if (at < 0 || !phrases.flagColumn.test(cell.slice(0, at))) continue
    const text = cell.slice(at + 1).trim()
    if (codeFarBeyond.test(text) || phrases.farBeyond.test(text)) return 'high'
    return codeBeyond.test(text) || phrases.beyondRange.test(text) ? 'medium' : undefined
  }
  return undefined
}

/** How bad a list is that opens with `Dangerous defects:`. */
export function gradedList(
  { isList, sentence }: Unit,
  { phrases }: Language,
): RiskLevel | undefined {
  return isList && phrases.graveDefects.test(sentence.text) ? 'high' : undefined
}

const behindGrade = /^\s?[:=–—|-]/u

/** Whether a line says what a grade means, and grades nothing. */
export function tellsGrade({ text }: Unit, grades: readonly string[]): boolean {
  return grades.some(
    (grade) =>
      text.slice(0, grade.length).toUpperCase() === grade &&
      behindGrade.test(text.slice(grade.length)),
  )
}
