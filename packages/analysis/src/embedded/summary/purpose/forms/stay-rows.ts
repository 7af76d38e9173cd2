import type { Excerpt } from '../../../document/excerpt.ts'
import type { Reading } from '../../../document/read.ts'
import { spanOf } from './sum-beside.ts'

const opening = 2_000
const mostWords = 14

/** Who was in hospital, from when and until when, as the head of a letter says. */
export function stayRows({ findings, rules }: Reading): Excerpt[] {
  const { dayOfStay, patientLabel } = rules.phrases
  const rows = findings.filter(
    ({ unit }) => unit.kind !== 'sentence' && unit.start < opening && unit.words <= mostWords,
  )
  const named = rows.filter(({ unit }) => patientLabel.test(unit.label)).slice(0, 1)
  const days = rows.filter(
    ({ unit, values }) => dayOfStay.test(unit.label) && values.some(({ kind }) => kind === 'date'),
  )
  return [...named, ...days.slice(0, 2)].map(spanOf)
}
