import type { ValueKind } from '../../../findings/typed-values.ts'
import type { WeighedUnit } from '../../../findings/weigh-unit.ts'
import { areParties } from '../parties-together.ts'

/** What is chosen together: a finding, or rows of which a reader who is shown one wants the others. */
export type Choice = readonly [WeighedUnit, ...WeighedUnit[]]

const fewestRows = 2
const mostRows = 8
const mostCharacters = 1_000
const fewestColumns = 3
const mostlyAlike = 0.75
const kindsOfList: readonly ValueKind[] = ['date', 'money', 'percent', 'measure', 'duration']

/** The findings one by one, but the rows of each small table, and lines that belong together, at once; a sum is a fact by itself. */
export function withSmallTables(
  findings: readonly WeighedUnit[],
  whole: readonly (readonly WeighedUnit[])[],
  sums: ReadonlySet<WeighedUnit>,
): Choice[] {
  const rows = findings.filter((found) => found.unit.kind === 'row' && !sums.has(found))
  const tables = [...Map.groupBy(rows, ({ unit }) => unit.table).values()].filter(
    (table) => table.length <= mostRows && isTable(table),
  )
  const choices = new Map<WeighedUnit, Choice>()
  const headers = new Set<WeighedUnit>()
  const told = new Set(whole.flat())
  // Of a table that is told in part the others are no table by themselves.
  const untold = tables.filter((table) => !table.some((row) => told.has(row)))
  for (const table of [...whole, ...untold]) {
    const left = table.filter((row) => !choices.has(row) && !sums.has(row))
    const header = secondHeader(left)
    const [first, ...others] = left.filter((row) => row !== header)
    if (header !== undefined) headers.add(header)
    if (first === undefined || !isSmall([first, ...others])) continue
    for (const row of [first, ...others]) choices.set(row, [first, ...others])
  }
  const all = findings.filter((found) => !headers.has(found))
  return [...new Set(all.map((found): Choice => choices.get(found) ?? [found]))]
}

/** `(5 months) | so far | full year`: a first row without a figure above rows that all have one names the columns. */
function secondHeader([first, ...others]: readonly WeighedUnit[]): WeighedUnit | undefined {
  const hasFigure = ({ unit }: WeighedUnit): boolean => /\p{N}/u.test(unit.value)
  if (first === undefined || hasFigure(first) || others.length < fewestRows) return undefined
  return others.every(hasFigure) ? first : undefined
}

/** Whether rows are told as one detail, a line for each. */
export function isOneDetail(rows: Choice): boolean {
  return rows.length > 1 && isTable(rows)
}

/** Rows with several columns, or of one kind of value, as dates and prices are; names with values of any kind are facts by themselves. */
function isTable(rows: readonly WeighedUnit[]): boolean {
  const most = mostlyAlike * rows.length
  return (
    areParties(rows) ||
    rows.every(({ unit }) => unit.columns.length >= fewestColumns) ||
    kindsOfList.some(
      (kind) =>
        rows.filter(({ values }) => values.some((value) => value.kind === kind)).length >= most,
    )
  )
}

function isSmall(rows: readonly WeighedUnit[]): boolean {
  const characters = rows.reduce((sum, { unit }) => sum + unit.text.length, 0)
  return rows.length >= fewestRows && characters <= mostCharacters
}
