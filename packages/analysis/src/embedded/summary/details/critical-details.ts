import { excerptOf } from '../../document/excerpt.ts'
import { isGreeting } from '../../document/noise.ts'
import type { Reading } from '../../document/read.ts'
import type { ValueKind } from '../../findings/typed-values.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { FactKind } from '../../languages/language-pack.ts'
import { overlaps } from '../overlaps.ts'
import type { PointContext } from '../points.ts'
import type { Detail } from './detail.ts'
import { choosePaperDetails } from './paper-details.ts'

const fewest = 12
const most = 24
const mostOfLong = 40
const wordsForOne = 100
const alsoWorth = 0.3
const longDocument = 12_000
const leastWorth = 0.85
const longestShown = 45
const longestHeading = 3
const shareOfTable = 0.25
const fewestOfTable = 3

/** What must not be missed, most important first: as many as the document is long, and none that states nothing. */
export function chooseCriticalDetails(context: PointContext): Detail[] {
  const { reading, genre } = context
  if (genre === 'paper') return choosePaperDetails(context)
  const limit = Math.min(
    reading.words > longDocument ? mostOfLong : most,
    fewest + Math.round(reading.words / wordsForOne),
  )
  const ranked = [...reading.findings]
    .filter(({ fact }) => fact >= leastWorth)
    .sort((a, b) => weightOf(b) - weightOf(a) || a.unit.start - b.unit.start)
  const ofTable = Math.max(fewestOfTable, Math.round(limit * shareOfTable))
  const chosen: WeighedUnit[] = []
  const said = new Set<string>()
  for (const found of ranked) {
    if (chosen.length >= limit) break
    if (chosen.some(({ unit }) => overlaps(unit, found.unit))) continue
    const key = keyOf(found)
    if (isNamed(found, chosen) || isOfFullTable(found, chosen, ofTable)) continue
    if (said.has(key)) continue
    said.add(key)
    chosen.push(found)
  }
  return chosen.map((found) => detailOf(reading, found))
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

function detailOf(reading: Reading, found: WeighedUnit): Detail {
  const { unit, values } = found
  const kind = kindOf(found)
  if (unit.kind !== 'sentence') {
    const excerpt = { start: unit.start, end: unit.end, text: unit.text }
    return { excerpt, fact: { label: unit.label, value: unit.value, kind } }
  }
  const [value] = values
  const cut = excerptOf(reading.content, unit, longestShown, value && literal(value.text))
  const label = labelOf(found, reading)
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

const naming: readonly FactKind[] = [
  'amount',
  'penalty',
  'excess',
  'notice',
  'term',
  'rate',
  'dose',
  'place',
  'contact',
]

/** The word of the sentence that says what its value is, else the heading it stands under. */
function labelOf({ unit, values }: WeighedUnit, { rules, stemmer, title }: Reading): string {
  const { facts, patterns } = rules
  const isName = (word: string, at: number): boolean =>
    rules.code !== 'de' && at > 0 && /^\p{Lu}\p{Ll}/u.test(word)
  const isCut = (word: string): boolean =>
    stemmer.isStopWord(word.split(/\s+/u).at(-1)?.toLowerCase() ?? '')
  const at = values[0]?.at ?? 0
  let best: { text: string; distance: number } | undefined
  for (const topic of naming) {
    for (const match of unit.text.matchAll(facts[topic])) {
      if (values.some((v) => v.at <= match.index && match.index < v.at + v.text.length)) continue
      const word = wholeWord(unit.text, match.index, match.index + match[0].length)
      if (!isNoun(word) || word.search(patterns.bound) >= 0) continue
      if (isName(word, match.index) || isCut(word)) continue
      const distance = match.index < at ? at - match.index : 2 * (match.index - at) + 10
      if (best === undefined || distance < best.distance) best = { text: word, distance }
    }
  }
  const label =
    best?.text ?? (unit.namesReader || unit.heading === title ? '' : headingLabel(unit.heading))
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** A short heading that is neither a date, a greeting nor a line with a label. */
function headingLabel(heading: string): string {
  if (heading.split(' ').length > longestHeading || /:|\p{N}{4}/u.test(heading)) return ''
  if (isGreeting(`${heading},`)) return ''
  return heading.replace(/^[\p{N}.§)\s]+|[.:。：]+$/gu, '')
}

function isNoun(word: string): boolean {
  return word.length > 3 || spaced.test(word) === false ? !/\p{N}/u.test(word) : false
}

const letter = /\p{L}|\p{M}/u
const spaced = /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Arabic}/u

function wholeWord(text: string, start: number, end: number): string {
  let to = end
  if (spaced.test(text.charAt(start))) {
    while (to < text.length && letter.test(text.charAt(to))) to += 1
  }
  return text.slice(start, to).trim()
}
