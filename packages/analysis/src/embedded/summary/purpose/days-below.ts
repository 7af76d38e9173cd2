import type { Excerpt } from '../../document/excerpt.ts'
import type { PointContext } from '../points.ts'

const mostRows = 3
const near = 400

/** The days right below a statement: `we can offer you a date` says little without `Operation: 4 May 2027`. */
export function daysBelow({ genre, reading }: PointContext, told: readonly Excerpt[]): Excerpt[] {
  const last = told.at(-1)
  if (last === undefined || genre === 'contract' || !/[.:：。]$/u.test(last.text)) return []
  const { content, findings } = reading
  const rows = findings
    .filter(
      ({ unit }) =>
        unit.kind !== 'sentence' && unit.start >= last.end && unit.start < last.end + near,
    )
    .sort((a, b) => a.unit.start - b.unit.start)
    .slice(0, mostRows)
  const [first] = rows
  const isBelow = first !== undefined && content.slice(last.end, first.unit.start).trim() === ''
  const hasDay = rows.some(
    ({ unit, values }) => unit.kind === 'label' && values.some(({ kind }) => kind === 'date'),
  )
  if (!isBelow || !hasDay) return []
  return rows
    .filter(({ unit }) => unit.kind === 'label')
    .map(({ unit: { start, end, text } }) => ({ start, end, text }))
}
