import { excerptOf } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import type { ValueKind } from '../../findings/typed-values.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { FactKind } from '../../languages/language-pack.ts'
import { overlaps } from '../overlaps.ts'
import type { PointContext } from '../points.ts'
import type { Detail } from './detail.ts'
import { createLabels } from './label-of.ts'
import { choosePaperDetails } from './paper-details.ts'

const fewest = 12
const most = 24
const mostOfLong = 40
const wordsForOne = 100
const alsoWorth = 0.3
const longDocument = 12_000
const leastWorth = 0.85
const longestShown = 45
const shareOfTable = 0.25
const fewestOfTable = 3

/** What must not be missed, most important first: as many as the document is long, and none that states nothing. */
export function chooseCriticalDetails(context: PointContext): Detail[] {
  const { reading, genre } = context
  if (genre === 'paper') return choosePaperDetails(context)
  const scheduled = reading.findings.filter(isScheduled)
  const limit = Math.min(
    reading.words > longDocument ? mostOfLong : most,
    fewest + Math.round(reading.words / wordsForOne) + Math.round(scheduled.length / 2),
  )
  const ranked = reading.findings
    .filter((found) => found.fact >= leastWorth && !isScheduled(found))
    .sort((a, b) => weightOf(b) - weightOf(a) || a.unit.start - b.unit.start)
  const ofTable = Math.max(fewestOfTable, Math.round(limit * shareOfTable))
  const chosen = [...scheduled]
  const said = new Set(scheduled.map(keyOf))
  for (const found of ranked) {
    if (chosen.length >= limit) break
    if (chosen.some(({ unit }) => overlaps(unit, found.unit))) continue
    const key = keyOf(found)
    if (isNamed(found, chosen) || isOfFullTable(found, chosen, ofTable)) continue
    if (said.has(key)) continue
    said.add(key)
    chosen.push(found)
  }
  const labelOf = createLabels(reading)
  return chosen.map((found) => detailOf(reading, found, labelOf(found)))
}

/** A row of the schedule at the top belongs to the details; of labeled lines only what weighs enough. */
function isScheduled({ unit, fact }: WeighedUnit): boolean {
  return unit.scheduled >= 0 && (unit.kind === 'row' || fact >= leastWorth)
}

/** A fact that is also a duty, a danger or a decision matters more. */
function weightOf({ fact, action, risk, decision }: WeighedUnit): number {
  return fact + alsoWorth * Math.min(1.2, Math.max(0, action, risk, decision))
}

/** A name by itself that stands in a fact already told, or is no more than its heading. */
function isNamed({ unit, values }: WeighedUnit, chosen: readonly WeighedUnit[]): boolean {
  if (unit.kind !== 'sentence' || values.length > 0) return false
  const name = unit.text.toLowerCase()
  return (
    (name === unit.heading.toLowerCase() && !unit.namesReader) ||
    chosen.some((other) => other.unit.text.toLowerCase().includes(name))
  )
}

/** A table is a few of the facts of a document, not all of them; a date somebody has to keep counts by itself. */
function isOfFullTable(
  { unit, action }: WeighedUnit,
  chosen: readonly WeighedUnit[],
  most: number,
): boolean {
  if (unit.columns.length < 3 || action >= 0.6) return false
  return chosen.filter((other) => other.unit.table === unit.table).length >= most
}

/** Two findings with the same value and the same subject are one fact. */
function keyOf({ unit, values, topics }: WeighedUnit): string {
  const [value] = values
  const subject =
    unit.label === '' ? topics.join() : unit.label.toLowerCase().replace(/\W*s?\)?$/u, '')
  if (unit.kind === 'label' && topics.includes('party')) return subject
  return value === undefined ? unit.text : `${subject}:${value.text}`
}

function detailOf(reading: Reading, found: WeighedUnit, label: string): Detail {
  const { unit, values } = found
  const kind = kindOf(found)
  if (unit.kind !== 'sentence') {
    const excerpt = { start: unit.start, end: unit.end, text: unit.text }
    return { excerpt, fact: { label: unit.label, value: unit.value, kind } }
  }
  const [value] = values
  const cut = excerptOf(reading.content, unit, longestShown, value && literal(value.text))
  const text = label === '' ? cut.text : `${label}: ${cut.text}`
  return { excerpt: { ...cut, text }, fact: { label, value: value?.text ?? cut.text, kind } }
}

function literal(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'), 'u')
}

const kindsOfValue: Readonly<Record<ValueKind, readonly [FactKind, ...FactKind[]]>> = {
  measure: ['limit', 'dose'],
  money: ['amount', 'penalty', 'excess', 'limit'],
  percent: ['rate', 'penalty', 'limit'],
  duration: ['term', 'notice', 'deadline', 'penalty', 'dose'],
  date: ['date', 'deadline', 'term'],
  contact: ['contact'],
  code: ['reference'],
  number: ['limit', 'dose', 'amount'],
}

/** What a fact tells, by its value and by the nouns that stand with it. */
function kindOf({ values, topics }: WeighedUnit): FactKind | 'detail' {
  const [value] = values
  if (value === undefined) return topics[0] ?? 'detail'
  const [usual, ...others] = kindsOfValue[value.kind]
  return others.find((kind) => topics.includes(kind)) ?? usual
}
