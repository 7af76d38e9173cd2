import type { Reading } from '../../../document/read.ts'
import { flagOf } from '../../../findings/dangers/graded/graded-rows.ts'
import { hasDecimalCommas, isOutOfRange } from '../../../findings/rows/out-of-range.ts'
import type { WeighedUnit } from '../../../findings/weigh-unit.ts'

const mostOut = 12

/** Of tables of measured values: the rows that are flagged or outside of the limits they give, and those that are as they should be. */
export function rowsOutOfRange({ findings, rules }: Pick<Reading, 'findings' | 'rules'>): {
  readonly out: readonly WeighedUnit[]
  readonly normal: ReadonlySet<WeighedUnit>
} {
  const rows = findings.filter(({ unit }) => unit.kind === 'row')
  const out: WeighedUnit[] = []
  const normal = new Set<WeighedUnit>()
  for (const table of Map.groupBy(rows, ({ unit }) => unit.table).values()) {
    const hasCommas = table.some(({ unit }) => hasDecimalCommas(unit))
    const { bad = [], good = [] } = Object.groupBy(table, ({ unit }) =>
      flagOf(unit, rules) !== undefined || isOutOfRange(unit, hasCommas, rules) === true
        ? 'bad'
        : 'good',
    )
    if (bad.length === 0) continue
    for (const row of bad) out.push(row)
    for (const row of good) normal.add(row)
  }
  return { out: out.slice(0, mostOut), normal }
}
