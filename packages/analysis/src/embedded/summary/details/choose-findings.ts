import type { Reading } from '../../document/read.ts'
import { endOfMailHead, tellsOfMail } from '../../document/wording/mail-head.ts'
import { isImprint } from '../../document/wording/pleasantry.ts'
import { isRegisterLine } from '../../document/wording/register-line.ts'
import { endsAsOrganization } from '../../findings/parties/parties.ts'
import { namesPart } from '../../findings/rows/part-of-row.ts'
import { namesInstalment, namesLeftToPay, namesSum, tellsAmount } from '../../findings/sums.ts'
import type { TypedValue } from '../../findings/typed-values.ts'
import type { Unit } from '../../findings/units/unit.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import { weightedSum } from '../../ranking/weighted-sum.ts'
import { overlaps } from '../lines/overlaps.ts'
import {
  createDetailSignals,
  type DetailSignal,
  detailSignals,
  refersElsewhere,
  type Told,
} from './detail-signals.ts'
import { isLetterhead, tellsRegistration } from './letterhead.ts'
import { losingOffers } from './losing-offers.ts'
import { rowsOutOfRange } from './tables/rows-out-of-range.ts'
import { type Choice, isOneDetail, withSmallTables } from './tables/small-tables.ts'
import { termsTable } from './tables/terms-table.ts'
import { wholeTables } from './tables/whole-tables.ts'
import { toldInAnyCase } from './told-in-any-case.ts'

const fewest = 10
const most = 20
const mostOfLong = 32
const wordsForOne = 120
const longDocument = 12_000
const leastFact = 0.4
const leastOfOthers = 0.9
const shareOfTable = 0.25
const fewestOfTable = 3
const mostSums = 2
const leastOfTask = 0.6
const mostShared = 0.5

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
  const { out, normal } = rowsOutOfRange(reading.findings)
  const mailHead = endOfMailHead(reading.content)
  const isOfMail = ({ unit }: WeighedUnit): boolean => unit.start < mailHead
  const isTold = mayBeTold(reading, normal)
  const findings = reading.findings.filter((found) => !isOfMail(found) && isTold(found))
  const terms = termsTable(findings, reading.content.length)
  const whole = wholeTables(findings).flat()
  const sums = sumsOf(reading)
  const sure = new Set([...out, ...terms, ...whole, ...sums, ...toldInAnyCase(findings)])
  const worthOfChoice = (rows: Choice): number =>
    (rows.some((row) => sure.has(row)) ? surely : 0) + worthOfRows(rows, worthOf)
  const ranked = withSmallTables(findings, sums)
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
  const left = [...sums].filter(({ unit }) => namesLeftToPay(unit.label))
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

const surely = 100

function limitOf({ words }: Reading): number {
  const longest = words > longDocument ? mostOfLong : most
  return Math.min(longest, fewest + Math.round(words / wordsForOne))
}

const rowsWeighed = 2

/** A table is worth what its best rows are. */
function worthOfRows(rows: Choice, worthOf: (found: WeighedUnit) => number): number {
  const best = rows
    .map(worthOf)
    .sort((a, b) => b - a)
    .slice(0, rowsWeighed)
  return best.reduce((sum, worth) => sum + worth, 0) / best.length
}

/** Whether a finding may be a detail at all: no letterhead, no offer that was not taken, no value as it should be, no party twice. */
function mayBeTold(
  reading: Reading,
  normal: ReadonlySet<WeighedUnit>,
): (found: WeighedUnit) => boolean {
  const title = lettersOf(reading.title)
  const lost = losingOffers(reading)
  const lines = Map.groupBy(
    reading.findings.filter(({ unit }) => unit.kind === 'label'),
    ({ unit }) => unit.sentence.order,
  )
  const isMadeOfLines = ({ kind, sentence }: Unit): boolean =>
    kind === 'sentence' && (lines.get(sentence.order)?.length ?? 0) > 1
  const parties = reading.findings.filter(isParty)
  const firstOfKey = new Map(parties.map((found) => [keyOf(found), found] as const).reverse())
  return (found) => {
    const { unit } = found
    if (normal.has(found) || lost.has(found) || isMadeOfLines(unit) || tellsNothing(unit)) {
      return false
    }
    if (isLetterhead(found, reading.content.length) || isBareRecipient(found)) return false
    if (!unit.namesSender && !unit.namesReader && lettersOf(unit.text) === title) return false
    return !isParty(found) || firstOfKey.get(keyOf(found)) === found
  }
}

/** The best ones that do not repeat each other. */
function takeBest(
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

/** `<jo@mail.example>` */
const addressAlone = /^<?\S+@\S+>?$/u

function isBareRecipient({ unit, topics }: WeighedUnit): boolean {
  return topics.includes('party') && addressAlone.test(unit.value.trim())
}

const currency = /\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|RUB|руб)(?!\p{L}{3})/u

/** The sum that each of the first tables comes to, of several rows that are called so the last; what is left to pay before all others. */
function sumsOf({ findings, rules }: Reading): ReadonlySet<WeighedUnit> {
  const ofTable = new Map<number, WeighedUnit>()
  const instalments: WeighedUnit[] = []
  for (const found of findings) {
    const { kind, label, table, columns } = found.unit
    const hasMoney =
      tellsAmount(found) ||
      columns.some((name) => currency.test(name) || name.search(rules.patterns.money) >= 0)
    if (!hasMoney || kind === 'sentence') continue
    if (namesSum(label)) ofTable.set(table, found)
    else if (namesInstalment(label)) instalments.push(found)
  }
  const sums = [...ofTable.values()]
  const left = sums.filter(({ unit }) => namesLeftToPay(unit.label))
  const others = sums.filter((found) => !left.includes(found) && !isSaid(found, left))
  const instalment = instalments.find((found) => !isSaid(found, sums))
  const told = [...left, ...others].slice(0, mostSums)
  return new Set(instalment === undefined ? told : [...told, instalment])
}

function isSaid({ values }: WeighedUnit, others: readonly WeighedUnit[]): boolean {
  const amounts = amountsIn(values)
  return others.some((other) => amountsIn(other.values).some((amount) => amounts.includes(amount)))
}

function amountsIn(values: readonly TypedValue[]): string[] {
  return values
    .filter(({ kind }) => kind === 'money')
    .map(({ text }) => text.replace(/[^\p{N}.,]/gu, ''))
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

/** Where a contract says when and between whom it was made. */
const shareOfPreamble = 0.1
/** `Please quote this number if you contact us`: a number that stands elsewhere. */
const asksToQuote =
  /^(?:please (?:always )?(?:quote|state|give|mention)|(?:always )?quote|bitte (?:stets |immer |bei [^.]{2,40} )?(?:angeben|nennen)|bei (?:rückfragen|antwort|zahlung)[^.]{0,40} angeben|(?:référence|merci de|prière de|veuillez) (?:à |la )?(?:rappeler|indiquer|citer)|(?:por favor )?(?:indique|cite|mencione)|citare|si prega di (?:citare|indicare)|(?:por favor )?(?:indique|mencione)|(?:gelieve |graag )?(?:vermeld|vermelden)|(?:prosimy |proszę )?(?:podać|podawać|powołać)|(?:просим |пожалуйста, )?(?:указывайте|указать|ссылайтесь)|请(?:注明|提供|引用)|お問い合わせの際|يرجى ذكر)[^.。]{0,40}(?:number|reference|ref|nummer|zeichen|aktenzeichen|numéro|référence|número|referencia|referência|numero|riferimento|kenmerk|numer|znak|номер|编号|番号|رقم)/iu

/** What only sends elsewhere, tells a part of another sum, or by what a register knows somebody. */
function tellsNothing({ kind, label, value, text }: Unit): boolean {
  if (refersElsewhere(value) || asksToQuote.test(text)) return true
  return kind === 'sentence' ? isImprint(text) : namesPart(label) || isRegisterLine(text)
}

/** What states something, or is clearly a duty, a danger or a decision. */
function worthShowing(
  { unit, values, fact, action, risk, decision }: WeighedUnit,
  length: number,
): boolean {
  const opensList = unit.kind === 'sentence' && !unit.isList && /[:：]$/u.test(unit.text)
  const tellsSum = values.some(({ kind }) => kind === 'money')
  if (opensList && !tellsSum && unit.start > shareOfPreamble * length) return false
  return fact >= leastFact || Math.max(action, risk, decision) >= leastOfOthers
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

/** Who is called so first is the party; further down it may be who speaks for it, or who signs. */
function isParty({ unit, topics }: WeighedUnit): boolean {
  return unit.kind === 'label' && topics.includes('party')
}

/** Two findings with the same value and the same subject are one fact. */
function keyOf(found: WeighedUnit): string {
  const { unit, values, topics } = found
  const [value] = values
  const subject =
    unit.label === ''
      ? topics.join()
      : unit.label.toLowerCase().replace(/[^\p{L}\p{N}]*s?\)?$/u, '')
  if (isParty(found)) return subject
  return value === undefined ? unit.text : `${subject}:${value.text}`
}
