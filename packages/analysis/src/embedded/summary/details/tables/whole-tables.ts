import { dayOfYear } from '../../../exports/dates/day-of-year.ts'
import { defectLevel, isSupplied } from '../../../findings/dangers/graded/found-defects.ts'
import { year } from '../../../findings/rows/figures.ts'
import { namesSum } from '../../../findings/sums.ts'
import type { WeighedUnit } from '../../../findings/weigh-unit.ts'
import type { Language } from '../../../languages/load-language.ts'
import { keyFigures } from './key-figures.ts'

const fewestRows = 2
const mostRows = 14
const mostShort = 8
const mostOfTariff = 10
const leastShare = 0.5
const columnsOfPrices = 2

/** Rows that are told together or not at all: defects, medicines, prices before and after, what each pays by the month. */
export function wholeTables(findings: readonly WeighedUnit[], language: Language): WeighedUnit[][] {
  const rows = findings.filter(({ unit }) => unit.kind === 'row')
  const tables = [...Map.groupBy(rows, ({ unit }) => unit.table).values()]
  const runs = runsOfLines(findings)
  const sums = listsOf(runs, tellsMoney).filter((lines) => comesToSum(lines, language))
  const lists = [...listsOf(runs, opensWithDay), ...sums]
  const together = [...tables, ...runs].filter((rows) => belongsTogether(rows, language))
  return [...lists, ...keyFigures(tables, language), ...together]
}

const longestGap = 24

/** Labeled lines that stand one below the other. */
function runsOfLines(findings: readonly WeighedUnit[]): WeighedUnit[][] {
  const runs: WeighedUnit[][] = []
  let end = Number.NEGATIVE_INFINITY
  const lines = findings.filter(({ unit }) => unit.kind === 'label')
  for (const found of lines.sort((a, b) => a.unit.start - b.unit.start)) {
    if (found.unit.start - end > longestGap) runs.push([])
    runs.at(-1)?.push(found)
    end = found.unit.end
  }
  return runs
}

function belongsTogether(rows: readonly WeighedUnit[], language: Language): boolean {
  const { phrases } = language
  if (rows.length < fewestRows || rows.length > mostRows) return false
  if (
    are(rows, ({ unit }) => unit.verdict !== undefined || defectLevel(unit, language) !== undefined)
  )
    return true
  if (tellsMedicines(rows, language)) return true
  const columns = rows[0]?.unit.columns ?? []
  const has = (sign: RegExp): boolean => columns.some((name) => sign.test(name))
  const prices = (row: WeighedUnit): number =>
    row.values.filter(({ kind }) => kind === 'money' || kind === 'percent').length
  if (columns.length > columnsOfPrices && isTariff(rows, prices, language)) return true
  if (rows.length > mostShort) return false
  if (are(rows, (row) => isOfSchedule(row, language)) || tellsResponse(rows, language)) return true
  if (has(phrases.untilNow) && has(phrases.fromNow))
    return are(rows, (row) => prices(row) >= columnsOfPrices)
  return are(rows, (row) => prices(row) > 0 && isPaidAgain(row.unit.value, language))
}

const endsInNumber = /\p{N}[^\p{L}\p{N}]{0,6}$/u

/** Whether a sum is one by the month or the week. */
function isPaidAgain(value: string, { phrases }: Language): boolean {
  const at = value.search(phrases.eachPeriod)
  if (at < 0) return false
  return endsInNumber.test(value.slice(0, at)) || /[\p{Script=Han}]/u.test(value)
}

/** How soon somebody comes or mends something in each case. */
function tellsResponse(rows: readonly WeighedUnit[], { phrases }: Language): boolean {
  const [, ...columns] = rows[0]?.unit.columns ?? []
  return (
    columns.some((name) => phrases.responseTime.test(name)) &&
    are(rows, ({ values }) => values.length > 0)
  )
}

/** What is taken of each medicine, or by whom, and when. */
function tellsMedicines(rows: readonly WeighedUnit[], { phrases }: Language): boolean {
  const columns = rows[0]?.unit.columns ?? []
  if (columns.length <= columnsOfPrices) return false
  const isCalledSo = columns.some((name) => phrases.medicine.test(name))
  return are(
    rows,
    ({ values, topics }) =>
      values.some(({ kind }) => kind === 'measure') && (isCalledSo || topics[0] === 'dose'),
  )
}

/** What is paid or given back in each case: half of it would mislead. */
function isTariff(
  rows: readonly WeighedUnit[],
  prices: (row: WeighedUnit) => number,
  language: Language,
): boolean {
  if (rows.length > mostOfTariff || rows.some(({ unit }) => isSupplied(unit, language)))
    return false
  return are(rows, (row) => prices(row) > 0)
}

/** `Entrance 3`, `2`, `Week 4`, `1st floor` */
const numbered = /^(?:\p{L}[\p{L}.]{1,19} )?\p{N}{1,3}[-.)]?\p{L}{0,3}(?: \p{L}{2,15})?$/u

/** Labeled lines one below the other that have something in common: who is shown one expects all of them. */
function listsOf(
  runs: readonly (readonly WeighedUnit[])[],
  isOfList: (line: WeighedUnit) => boolean,
): WeighedUnit[][] {
  const lists: WeighedUnit[][] = []
  for (const run of runs) {
    lists.push([])
    for (const line of run) {
      if (isOfList(line)) lists.at(-1)?.push(line)
      else lists.push([])
    }
  }
  return lists.filter(({ length }) => length >= fewestRows && length <= mostShort)
}

/** Sums with what they come to. */
function comesToSum(lines: readonly WeighedUnit[], rules: Language): boolean {
  return lines.some(({ unit }) => namesSum(unit.label, rules))
}

function tellsMoney({ values }: WeighedUnit): boolean {
  return values.some(({ kind }) => kind === 'money')
}

function opensWithDay({ unit, values: [first] }: WeighedUnit): boolean {
  return first?.kind === 'date' || year.test(unit.label)
}

/** A row that a number names, with the day on which something happens there. */
function isOfSchedule({ unit, values }: WeighedUnit, language: Language): boolean {
  if (!numbered.test(unit.label) || dayOfYear(language).test(unit.label)) return false
  return unit.kind === 'row' && values.some(({ kind }) => kind === 'date')
}

function are(rows: readonly WeighedUnit[], is: (row: WeighedUnit) => boolean): boolean {
  return rows.filter(is).length > leastShare * rows.length
}
