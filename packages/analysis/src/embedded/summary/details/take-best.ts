import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import { overlaps } from '../lines/overlaps.ts'
import { keyOf, lettersOf } from './fact-key.ts'
import { type Choice, isOneDetail } from './tables/small-tables.ts'

const shareOfTable = 0.25
const fewestOfTable = 3
const leastOfTask = 0.6
const mostShared = 0.5

/** The best ones that do not repeat each other, up to a limit; what is sure may go on with a table of which enough is told. */
export function takeBest(
  ranked: readonly Choice[],
  sure: ReadonlySet<WeighedUnit>,
  limit: number,
): Choice[] {
  const ofTable = Math.max(fewestOfTable, Math.round(limit * shareOfTable))
  const taken: Choice[] = []
  let left = limit
  const said = new Map<string, WeighedUnit>()
  const texts = new Set<string>()
  for (const rows of ranked) {
    if (left <= 0) break
    const others = taken.flat()
    const [found, ...more] = rows
    if (rows.some((row) => others.some(({ unit }) => overlaps(unit, row.unit)))) continue
    const key = keyOf(found)
    const same = said.get(key)
    if (more.length === 0) {
      if (texts.has(lettersOf(found.unit.text))) continue
      if (isNamed(found, others)) continue
      if (!sure.has(found) && isOfFullTable(found, others, ofTable)) continue
      if (same !== undefined && !areOfTwo(same, found)) continue
    }
    for (const row of rows) {
      said.set(keyOf(row), row)
      texts.add(lettersOf(row.unit.text))
    }
    taken.push(rows)
    left -= isOneDetail(rows) ? 1 : rows.length
  }
  return taken
}

/** A name by itself that is in a fact already told, or is no more than its heading. */
function isNamed({ unit, values }: WeighedUnit, chosen: readonly WeighedUnit[]): boolean {
  if (unit.kind !== 'sentence' || values.length > 0) return false
  const name = unit.text.toLowerCase()
  return (
    (name === unit.heading.toLowerCase() && !unit.namesReader && !unit.namesSender) ||
    chosen.some((other) => other.unit.text.toLowerCase().includes(name))
  )
}

/** A table is a few of the facts of a document, not all of them, and one of tasks fewer; doses are all told. */
function isOfFullTable(
  { unit, action, topics }: WeighedUnit,
  chosen: readonly WeighedUnit[],
  most: number,
): boolean {
  if (unit.columns.length < 3 || topics[0] === 'dose') return false
  const isTask = action >= leastOfTask
  const told = chosen.filter((other) => other.unit.table === unit.table).length
  return told >= (isTask ? fewestOfTable : most)
}

/** Whether two sentences share little but their value, as the notice of the tenant and that of the landlord do. */
function areOfTwo({ unit: one }: WeighedUnit, { unit: other }: WeighedUnit): boolean {
  if (one.kind !== 'sentence' || other.kind !== 'sentence') return false
  const stems = new Set(one.sentence.stems)
  const others = new Set(other.sentence.stems)
  const shared = [...others].filter((stem) => stems.has(stem)).length
  return shared < mostShared * Math.min(stems.size, others.size)
}
