import type { RiskLevel } from '@precis/domain'
import type { Language } from '../../../languages/load-language.ts'
import type { Unit } from '../../units/unit.ts'

const firstGrade = /^(?:A|1|I|P1)(?![\p{L}\p{N}])/u
const secondGrade = /^(?:B|2|II|P2)(?![\p{L}\p{N}])/u
const opensGrade = /^(?:\p{Lu}|\p{N}|I{1,3}|P\p{N})(?![\p{L}\p{N}])/u

/** How bad a row is of a table that says of each thing found wrong how soon it has to be mended: `Brake is worn | A - immediate`. */
export function defectLevel(
  { kind, columns, paired }: Unit,
  { phrases }: Language,
): RiskLevel | undefined {
  if (kind !== 'row' || !columns.some((name) => phrases.findingColumn.test(name))) return undefined
  const grade = paired.find(({ head }) => phrases.gradeColumn.test(head))?.text ?? ''
  if (grade === '') return undefined
  if (phrases.gradedSlight.test(grade)) return 'low'
  if (phrases.gradedBad.test(grade) || firstGrade.test(grade)) return 'high'
  return secondGrade.test(grade) || !opensGrade.test(grade) ? 'medium' : 'low'
}

/** Whether a row is of something supplied, so many of it, which harms nobody whatever it is called. */
export function isSupplied({ kind, columns }: Unit, { phrases }: Language): boolean {
  return kind === 'row' && columns.some((name) => phrases.quantityColumn.test(name))
}
