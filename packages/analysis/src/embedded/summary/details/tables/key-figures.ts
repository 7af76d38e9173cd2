import { namesPeriod } from '../../../findings/rows/header.ts'
import type { WeighedUnit } from '../../../findings/weigh-unit.ts'
import type { Language } from '../../../languages/load-language.ts'

const fewestRows = 3
const mostRows = 8
const fewestPeriods = 2

/** The rows of each table that compares periods by which a business is judged. */
export function keyFigures(
  tables: readonly (readonly WeighedUnit[])[],
  { phrases }: Language,
): WeighedUnit[][] {
  return tables.filter(comparesPeriods).flatMap((rows) => {
    const told = rows.filter(({ unit }) => phrases.keyFigure.test(unit.label)).slice(0, mostRows)
    return told.length < fewestRows ? [] : [told]
  })
}

function comparesPeriods([first]: readonly WeighedUnit[]): boolean {
  return (first?.unit.columns ?? []).filter(namesPeriod).length >= fewestPeriods
}
