import type { Reading } from '../../document/read.ts'
import { endOfMailHead, tellsOfMail } from '../../document/wording/mail-head.ts'
import { isImprint } from '../../document/wording/pleasantry.ts'
import { isRegisterLine } from '../../document/wording/register-line.ts'
import { endsAsOrganization } from '../../findings/parties/parties.ts'

import { namesPart } from '../../findings/rows/part-of-row.ts'

import { namesInstalment, namesLeftToPay, namesSum, tellsAmount } from '../../findings/sums.ts'
import type { TypedValue } from '../../findings/typed-values.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import { overlaps } from '../lines/overlaps.ts'
import {
  createDetailSignals,
  type DetailSignal,
  detailSignals,
  refersElsewhere,
} from './detail-signals.ts'
import { isLetterhead, tellsRegistration } from './letterhead.ts'
import { losingOffers } from './losing-offers.ts'
import { rowsOutOfRange } from './rows-out-of-range.ts'
import { termsTable } from './terms-table.ts'
import { toldInAnyCase } from './told-in-any-case.ts'
import { lastRowsOf, tablesTogether, wholeTables } from './whole-tables.ts'

const fewest = 11
const most = 25
const mostOfLong = 40
const wordsForOne = 80
const longDocument = 12_000
const leastFact = 0.4
const leastOfOthers = 0.9
const leastOfSchedule = 0.85
const shareOfTable = 0.25
const fewestOfTable = 3
const mostSums = 2
const leastOfTask = 0.6
const mostShared = 0.5

/** The findings that a careful reader would list, most important first: as many as the document is long. */
export function chooseFindings(
  reading: Reading,
  weights: Readonly<Record<DetailSignal, number>>,
  alsoWorth: (found: WeighedUnit) => number = () => 0,
): WeighedUnit[] {
  const signalsOf = createDetailSignals(reading)
  const worthOf = (found: WeighedUnit): number => {
    const signals = signalsOf(found)
    return detailSignals.reduce(
      (sum, name) => sum + signals[name] * weights[name],
      alsoWorth(found),
    )
  }
  const sums = sumsOf(reading)
  const known = new Set(toldInAnyCase(reading.findings))
  const title = lettersOf(reading.title)
  const { out, normal } = rowsOutOfRange(reading.findings)
  const whole = wholeTables(reading.findings.filter((found) => !normal.has(found)))
  const lost = losingOffers(reading)
  const mailHead = endOfMailHead(reading.content)
  const isOfMail = ({ unit }: WeighedUnit): boolean => unit.start < mailHead
  const isOfLetterhead = (found: WeighedUnit): boolean =>
    isLetterhead(found, reading.content.length) || isBareRecipient(found)
  const told = reading.findings.filter(
    (found) =>
      !normal.has(found) &&
      !isOfMail(found) &&
      !lost.has(found) &&
      !isOfLetterhead(found) &&
      (isScheduled(found) || sums.has(found) || known.has(found)),
  )
  const terms = termsTable(reading.findings, reading.content.length)
  const scheduled = new Set([...out, ...(terms.some((row) => lost.has(row)) ? [] : terms), ...told])
  const limit =
    Math.min(
      reading.words > longDocument ? mostOfLong : most,
      fewest + Math.round(reading.words / wordsForOne),
    ) + Math.round(scheduled.size / 3)
  const firstOfKey = new Map(
    reading.findings
      .filter(isParty)
      .map((found) => [keyOf(found), found] as const)
      .reverse(),
  )
  const ranked = reading.findings
    .filter(
      (found) =>
        !normal.has(found) &&
        !scheduled.has(found) &&
        !lost.has(found) &&
        !isOfMail(found) &&
        !isOfLetterhead(found) &&
        (whole.has(found) || worthShowing(found, reading.content.length)),
    )
    .filter(({ unit }) => unit.namesSender || unit.namesReader || lettersOf(unit.text) !== title)
    .filter((found) => !isParty(found) || firstOfKey.get(keyOf(found)) === found)
    .map((found) => ({ found, worth: worthOf(found) }))
    .sort((a, b) => b.worth - a.worth || a.found.unit.start - b.found.unit.start)
  const ofTable = Math.max(fewestOfTable, Math.round(limit * shareOfTable))
  const chosen = new Set(scheduled)
  const said = new Map([...scheduled].map((found) => [keyOf(found), found]))
  let left = limit - scheduled.size
  for (const { found } of ranked) {
    const rows = whole.get(found)
    // Beside the limit, for half a table is worse than none.
    for (const row of rows ?? []) chosen.add(row)
    if (rows !== undefined || left <= 0) continue
    const others = [...chosen]
    if (others.some(({ unit }) => overlaps(unit, found.unit))) continue
    const key = keyOf(found)
    if (isNamed(found, others) || isOfFullTable(found, others, ofTable)) continue
    const same = said.get(key)
    if (same !== undefined && !areOfTwo(same, found)) continue
    said.set(key, found)
    chosen.add(found)
    left -= 1
  }
  const ofMail = reading.findings.filter(
    (one) => isOfMail(one) && tellsOfMail(one.unit.label) && !isBareRecipient(one),
  )
  const mayShow = new Set(ranked.map(({ found }) => found))
  const lastRows = lastRowsOf(chosen, reading.findings).filter((row) => mayShow.has(row))
  const shown = withoutRepeats(tablesTogether([...chosen, ...lastRows]))
  const numbers = shown.filter(tellsRegistration)
  return [...shown.filter((one) => !numbers.includes(one)), ...ofMail, ...numbers]
}

/** Findings, of a labeled line and the same line read as a sentence only one. */
function withoutRepeats(findings: readonly WeighedUnit[]): WeighedUnit[] {
  return [...new Map(findings.map((one) => [lettersOf(one.unit.text), one] as const).reverse())]
    .map(([, one]) => one)
    .reverse()
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

/** What states something, or is clearly a duty, a danger or a decision. */
function worthShowing(
  { unit, values, fact, action, risk, decision }: WeighedUnit,
  length: number,
): boolean {
  if (refersElsewhere(unit.value) || asksToQuote.test(unit.text)) return false
  if (unit.kind !== 'sentence' && (namesPart(unit.label) || isRegisterLine(unit.text))) return false
  if (unit.kind === 'sentence' && isImprint(unit.text)) return false
  const opensList = unit.kind === 'sentence' && !unit.isList && /[:：]$/u.test(unit.text)
  const tellsSum = values.some(({ kind }) => kind === 'money')
  if (opensList && !tellsSum && unit.start > shareOfPreamble * length) return false
  return fact >= leastFact || Math.max(action, risk, decision) >= leastOfOthers
}

/** Who sent it, and a row of the schedule at the top, belong to the details; of labeled lines only what states something. */
function isScheduled({ unit, fact }: WeighedUnit): boolean {
  if (unit.namesSender) return fact >= leastFact && endsAsOrganization(unit.text)
  if (unit.scheduled < 0 || refersElsewhere(unit.value)) return false
  return unit.kind === 'row' || fact >= leastOfSchedule
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
