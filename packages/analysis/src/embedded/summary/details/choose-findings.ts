import type { Reading } from '../../document/read.ts'
import { endOfMailHead, tellsOfMail } from '../../document/wording/mail-head.ts'
import { endsAsOrganization } from '../../findings/parties/parties.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import { weightedSum } from '../../ranking/weighted-sum.ts'
import { overlaps } from '../lines/overlaps.ts'
import {
  createDetailSignals,
  type DetailSignal,
  detailSignals,
  type Told,
} from './detail-signals.ts'
import { tellsRegistration } from './letterhead.ts'
import { isBareRecipient, leastFact, mayBeTold, worthShowing } from './may-be-told.ts'
import { partiesTogether } from './parties-together.ts'
import { rowsOutOfRange } from './tables/rows-out-of-range.ts'
import { type Choice, withSmallTables } from './tables/small-tables.ts'
import { sumsOf } from './tables/table-sums.ts'
import { termsTable } from './tables/terms-table.ts'
import { wholeTables } from './tables/whole-tables.ts'
import { takeBest } from './take-best.ts'
import { toldInAnyCase } from './told-in-any-case.ts'

const fewest = 10
const most = 20
const mostOfLong = 32
const wordsForOne = 120
const longDocument = 12_000
const surely = 100
const rowsWeighed = 2

/** The findings that a careful reader would list, most important first: as many as the document is long. */
export function chooseFindings(
  reading: Reading,
  weights: Readonly<Record<DetailSignal, number>>,
  told: Told,
  alsoWorth: (found: WeighedUnit) => number = () => 0,
): Choice[] {
  const signalsOf = createDetailSignals(reading, told)
  const worthOf = (found: WeighedUnit): number =>
    alsoWorth(found) + weightedSum(detailSignals, signalsOf(found), weights)
  const { out, normal } = rowsOutOfRange(reading)
  const mailHead = endOfMailHead(reading.content)
  const isOfMail = ({ unit }: WeighedUnit): boolean => unit.start < mailHead
  const isTold = mayBeTold(reading, normal)
  const scales = reading.findings.filter(({ unit, fact }) => unit.isList && fact > 0)
  const findings = reading.findings.filter(
    (found) => !isOfMail(found) && isTold(found) && !isWithin(found, scales),
  )
  const terms = termsTable(findings, reading.content.length)
  const parties = partiesTogether(findings, reading)
  const whole = wholeTables(findings, reading.rules)
  const sums = sumsOf(reading)
  const sure = new Set([
    ...out,
    ...terms,
    ...whole.flat(),
    ...scales,
    ...parties.flat(),
    ...sums,
    ...toldInAnyCase(findings, reading.rules),
  ])
  const worthOfChoice = (rows: Choice): number =>
    (rows.some((row) => sure.has(row)) ? surely : 0) + worthOfRows(rows, worthOf)
  const ranked = withSmallTables(findings, [...parties, ...whole], sums)
    .filter((rows) =>
      rows.some((row) => sure.has(row) || worthShowing(row, reading.content.length)),
    )
    .map((rows) => ({ rows, worth: worthOfChoice(rows) }))
    .sort((a, b) => b.worth - a.worth || a.rows[0].unit.start - b.rows[0].unit.start)
  const chosen = takeBest(
    ranked.map(({ rows }) => rows),
    sure,
    limitOf(reading),
  )
  const left = [...sums].filter(({ unit }) => reading.rules.phrases.leftToPay.test(unit.label))
  const first = new Set<WeighedUnit>([...left, ...out, ...terms])
  const shown = inOrder(chosen, first)
  const numbers = shown.filter(([found]) => tellsRegistration(found))
  const ofMail = reading.findings.filter(
    (one) => isOfMail(one) && tellsOfMail(one.unit.label) && !isBareRecipient(one),
  )
  return [
    ...shown.filter((one) => !numbers.includes(one)),
    ...ofMail.map((one): Choice => [one]),
    ...numbers,
  ]
}

/** Whether it is a step of a scale that is told whole. */
function isWithin(found: WeighedUnit, scales: readonly WeighedUnit[]): boolean {
  return scales.some((scale) => scale !== found && overlaps(scale.unit, found.unit))
}

function limitOf({ words }: Reading): number {
  const longest = words > longDocument ? mostOfLong : most
  return Math.min(longest, fewest + Math.round(words / wordsForOne))
}

/** A table is worth what its best rows are. */
function worthOfRows(rows: Choice, worthOf: (found: WeighedUnit) => number): number {
  const best = rows
    .map(worthOf)
    .sort((a, b) => b - a)
    .slice(0, rowsWeighed)
  return best.reduce((sum, worth) => sum + worth, 0) / best.length
}

/** What comes first in any case, then what a paper opens with in its own order, then the others as they were ranked. */
function inOrder(chosen: readonly Choice[], first: ReadonlySet<WeighedUnit>): Choice[] {
  const rankOf = ([found]: Choice): number => {
    if (first.has(found)) return 0
    return opens(found) ? 1 : 2
  }
  const placed = [...chosen].sort(([a], [b]) => a.unit.start - b.unit.start)
  return [
    ...placed.filter((one) => rankOf(one) === 0),
    ...placed.filter((one) => rankOf(one) === 1),
    ...chosen.filter((one) => rankOf(one) === 2),
  ]
}

/** Who sent it, and a row of the schedule at the top. */
function opens({ unit, fact }: WeighedUnit): boolean {
  if (unit.namesSender) return fact >= leastFact && endsAsOrganization(unit.text)
  return unit.scheduled >= 0
}
