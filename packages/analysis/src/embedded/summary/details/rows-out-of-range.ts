import { flagOf } from '../../findings/dangers/graded/graded-rows.ts'
import { isOutOfRange } from '../../findings/rows/out-of-range.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'

const mostOut = 12

/** Of tables of measured values: the rows that are flagged or outside of the limits they give, and those that are not. */
export function rowsOutOfRange(findings: readonly WeighedUnit[]): {
  readonly out: readonly WeighedUnit[]
  readonly normal: ReadonlySet<WeighedUnit>
} {
  const isOut = ({ unit }: WeighedUnit): boolean =>
    flagOf(unit) !== undefined || isOutOfRange(unit) === true
  const rows = findings.filter(({ unit }) => unit.kind === 'row')
  const out = rows.filter(isOut)
  const tables = new Set(out.map(({ unit }) => unit.table))
  const normal = rows.filter((row) => tables.has(row.unit.table) && !isOut(row))
  return { out: out.slice(0, mostOut), normal: new Set(normal) }
}
