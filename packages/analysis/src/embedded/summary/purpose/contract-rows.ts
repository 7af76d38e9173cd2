import { roughWordCount } from '../../../text/normalize.ts'
import type { Excerpt } from '../../document/excerpt.ts'
import { isCode } from '../../document/kinds/opening-lines.ts'
import type { Reading } from '../../document/read.ts'
import type { ValueKind } from '../../findings/typed-values.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import { overlaps } from '../lines/overlaps.ts'
import { inDocumentOrder } from '../points.ts'
import { priceOrTotal, spanOf } from './forms/sum-beside.ts'
import { partyRows } from './telling-rows.ts'

const opening = 4_000
const wordsOfRow = 22
const wordsOfAll = 45
const fewestTold = 2

/** What a contract of rows is about, when it holds and what it costs; empty where its rows do not say what about. */
export function rowsOfContract(reading: Reading): Excerpt[] {
  const rows = reading.findings.filter(
    ({ unit }) => unit.kind !== 'sentence' && unit.start < opening && unit.words <= wordsOfRow,
  )
  const { contractMatter, contractDays } = reading.rules.phrases
  const about = rows.find(
    ({ unit }) =>
      contractMatter.test(unit.label) && /\p{L}{3}/u.test(unit.value) && !isCode(unit.value),
  )
  const dated = rows.filter(
    (row) => contractDays.test(row.unit.label) && (holds(row, 'date') || holds(row, 'duration')),
  )
  const spans = (some: readonly (WeighedUnit | undefined)[]): Excerpt[] =>
    some.filter((row) => row !== undefined).map(spanOf)
  const [first, second] = dated
  const core = spans([about])
  const sums = priceOrTotal(reading).filter((sum) => !core.some((row) => overlaps(row, sum)))
  const hasEnough = [about, ...dated].filter(Boolean).length + sums.length >= fewestTold
  if ((about === undefined && first === undefined) || !hasEnough) return []
  const sides = spans(partyRows(reading.findings, reading.rules))
  const ways = [
    [...sides, ...core, ...spans([first, second]), ...sums],
    [...sides, ...core, ...spans([first]), ...sums],
    [...(about === undefined ? [] : sides), ...core, ...sums],
    [...core, ...spans([first, second]), ...sums],
  ].map(withoutRepeats)
  return inDocumentOrder(ways.find((way) => wordsOf(way) <= wordsOfAll) ?? ways.at(-1) ?? [])
}

function withoutRepeats(rows: readonly Excerpt[]): Excerpt[] {
  return rows.filter((row, at) => !rows.slice(0, at).some((other) => overlaps(row, other)))
}

function wordsOf(rows: readonly Excerpt[]): number {
  return rows.reduce((sum, { text }) => sum + roughWordCount(text), 0)
}

function holds({ values }: WeighedUnit, kind: ValueKind): boolean {
  return values.some((value) => value.kind === kind)
}
