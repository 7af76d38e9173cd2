import type { WeighedUnit } from '../../../findings/weigh-unit.ts'

const fewestRows = 3
const mostRows = 12
const leastShare = 0.5
/** The longer the document, the farther down its terms may stand. */
const usualHead = 2_500
const shareOfHead = 0.2
const telling: readonly string[] = ['money', 'percent', 'duration', 'date']

/** The rows of the first table of names with one value each that a document has near its beginning: its terms at a glance. */
export function termsTable(
  findings: readonly WeighedUnit[],
  length: number,
): readonly WeighedUnit[] {
  const head = Math.max(usualHead, shareOfHead * length)
  const rows = findings.filter(({ unit }) => unit.kind === 'row' && unit.start < head)
  const tables = [...Map.groupBy(rows, ({ unit }) => unit.table).values()]
  return tables.find(holdsTerms) ?? []
}

function holdsTerms(rows: readonly WeighedUnit[]): boolean {
  if (rows.length < fewestRows || rows.length > mostRows) return false
  const told = rows.filter(tellsTerm)
  // Sums alone are a bill.
  const kinds = new Set(told.flatMap(({ values }) => values.map(({ kind }) => kind)).filter(tells))
  return kinds.size > 1 && told.length >= fewestRows && told.length >= leastShare * rows.length
}

function tellsTerm({ unit, values }: WeighedUnit): boolean {
  const isPair = !unit.value.includes('; ')
  return isPair && values.some(({ kind }) => tells(kind))
}

function tells(kind: string): boolean {
  return telling.includes(kind)
}
