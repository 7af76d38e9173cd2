import { flagOf } from '../../findings/dangers/graded/graded-rows.ts'
import { hasDecimalCommas, isOutOfRange } from '../../findings/rows/out-of-range.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'

const mostOut = 12

/** Of tables of measured values: the rows that are flagged or outside of the limits they give, and those that are as they should be. */
export function rowsOutOfRange(findings: readonly WeighedUnit[]): {
  readonly out: readonly WeighedUnit[]
  readonly normal: ReadonlySet<WeighedUnit>
} {
  const rows = findings.filter(({ unit }) => unit.kind === 'row')
  const out: WeighedUnit[] = []
  const normal: WeighedUnit[] = []
  for (const table of Map.groupBy(rows, ({ unit }) => unit.table).values()) {
    const hasCommas = table.some(({ unit }) => hasDecimalCommas(unit))
    const isOut = ({ unit }: WeighedUnit): boolean =>
      flagOf(unit) !== undefined || isOutOfRange(unit, hasCommas) === true
    const found = new Set(table.filter(isOut))
    out.push(...found)
    if (found.size > 0) normal.push(...table.filter((row) => !found.has(row)))
  }
  return { out: out.slice(0, mostOut), normal: new Set(normal) }
}
