import { roughWordCount } from '../../../text/normalize.ts'
import { type Excerpt, withoutMarks } from '../../document/excerpt.ts'
import { isRating } from '../../findings/dangers/graded/rated-risks.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { Language } from '../../languages/load-language.ts'

const fewestRows = 3
const mostRows = 5
const mostWordsOfCell = 3

/** Rows of one table that only name what was found and how bad it is, each with the ones below it that are as bad: together they are one danger. */
export function ratedRuns(
  findings: readonly WeighedUnit[],
): ReadonlyMap<WeighedUnit, readonly WeighedUnit[]> {
  const byTable = Map.groupBy(findings.filter(isBriefRow), ({ unit }) => unit.table)
  const runs = new Map<WeighedUnit, WeighedUnit[]>()
  for (const rows of byTable.values()) {
    if (rows.length < fewestRows) continue
    let run: WeighedUnit[] = []
    for (const row of rows) {
      if (run[0]?.rated !== row.rated || run.length >= mostRows) run = []
      run.push(row)
      if (run.length === 1) runs.set(row, run)
    }
  }
  return runs
}

/** A row with a plan against it tells a danger by itself. */
function isBriefRow({ rated, unit }: WeighedUnit): boolean {
  if (rated === undefined || unit.kind !== 'row' || unit.grade !== undefined) return false
  return unit.value.split('; ').every((cell) => {
    const text = cell.slice(cell.indexOf(': ') + 1)
    return roughWordCount(text) <= mostWordsOfCell
  })
}

/** The rows of a run one behind the other, without the rating that they share. */
export function excerptOfRun(run: readonly WeighedUnit[], language: Language): Excerpt {
  const told = run.map(({ unit: { label, value } }) => {
    const cells = value
      .split('; ')
      .filter((cell) => !isRating(cell.slice(cell.indexOf(': ') + 1), language))
    return [label, cells.join(', ')].filter((part) => part !== '').join(': ')
  })
  return {
    start: Math.min(...run.map(({ unit }) => unit.start)),
    end: Math.max(...run.map(({ unit }) => unit.end)),
    text: withoutMarks(told.join('; ')),
  }
}
