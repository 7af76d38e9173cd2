import { type Excerpt, excerptOf } from '../../document/excerpt.ts'
import { worstGrades } from '../../findings/dangers/graded.ts'
import { gradedList, gradedRow } from '../../findings/dangers/graded-rows.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import { overlaps } from '../overlaps.ts'
import type { PointContext } from '../points.ts'

const most = 6
const wordsOfRow = 25

/** What a survey, an inspection or a test rates worst: the names of its entries, else the rows that say so. */
export function worstFound({ genre, reading }: PointContext, told: readonly Excerpt[]): Excerpt[] {
  if (genre === 'contract' || genre === 'paper' || genre === 'meeting') return []
  const { content, findings } = reading
  const grades = worstGrades(content)
  const heads = findings.filter(({ unit }) => unit.isGraded).map(headOf)
  const rows = findings
    .filter(({ unit }) => gradedRow(unit, grades) === 'high' || gradedList(unit) === 'high')
    .map(({ unit }) => excerptOf(content, unit, wordsOfRow))
  return (heads.length > 0 ? heads : rows)
    .filter((one) => !told.some((other) => overlaps(one, other)))
    .slice(0, most)
}

/** `Gutters (3)` */
function headOf({ unit: { sentence } }: WeighedUnit): Excerpt {
  const { start, end, text } = sentence
  return { start, end, text: text.replace(/[.:]$/u, '') }
}
