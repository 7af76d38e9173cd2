import { flattenSpace } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import { type Excerpt, excerptOf } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import { namesParty } from '../../findings/parties/parties.ts'
import type { TypedValue } from '../../findings/typed-values.ts'
import type { Unit } from '../../findings/units/unit.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { Language } from '../../languages/load-language.ts'
import { withAntecedent } from '../lines/antecedent.ts'
import { alternativesAround } from '../lines/items-below.ts'
import { createLabeledLines } from '../lines/labeled-lines.ts'
import { excerptWithLead } from '../lines/lead.ts'
import { overlaps } from '../lines/overlaps.ts'
import { shortSeriesAround } from '../lines/short-series.ts'
import { soughtIn } from '../mode-focus.ts'
import type { PointContext } from '../points.ts'
import { chooseFindings } from './choose-findings.ts'
import type { Detail } from './detail.ts'
import { nothingTold, type Told } from './detail-signals.ts'
import { detailWeights } from './detail-weights.ts'
import { sharedHeadings } from './heading-labels.ts'
import { kindOf } from './kind-of-fact.ts'
import { createLabels, labelsByHeading, ownLabelOf } from './label-of.ts'
import { mainValue, wholeValue } from './main-value.ts'
import { deniesWhat, forbids, tellsStanding } from './must-knows.ts'
import { withOwnDate } from './own-date.ts'
import { choosePaperDetails } from './paper-details.ts'
import { announcementOf } from './tables/announced.ts'
import { type Choice, isOneDetail } from './tables/small-tables.ts'

const longestShown = 45
const soughtWorth = 3

/** What must not be missed, most important first. */
export function chooseCriticalDetails(
  context: PointContext,
  shown: readonly (readonly Span[])[] = [],
  told: Told = nothingTold,
): Detail[] {
  const { reading, genre, mode } = context
  if (genre === 'paper') return choosePaperDetails(context)
  const headingOf = labelsByHeading(reading)
  const labelOf = createLabels(reading)
  const shownAs = createLabeledLines(reading)
  const sought = (found: WeighedUnit): number => soughtWorth * soughtIn(mode, found)
  const choices = chooseFindings(reading, detailWeights, told, sought)
  const chosen = choices.flat()
  const isShared = sharedHeadings(chosen, headingOf)
  const unshown = reading.findings.filter(
    ({ unit }) => !shown.some((field) => field.some((one) => isShownBy(unit, one))),
  )
  const singles = bansAmong(unshown, chosen, reading.rules).map((ban): Choice => [ban])
  const details = [...choices, ...singles].flatMap((rows) => {
    const told = distinct(
      rows.map(
        (found) =>
          seriesOf(reading, found, headingOf) ??
          detailOf(reading, found, labelOf, shownAs(found), isShared),
      ),
    )
    return isOneDetail(rows) && told.length > 1
      ? [ofTable(reading, rows[0].unit, told, headingOf(rows[0].unit))]
      : told
  })
  details.push(...shortMustKnows(reading, shown, chosen))
  const kept = details.filter(
    (detail, at) =>
      !announcesOnly(detail) && !details.some((other, i) => isToldWith(detail, other, i < at)),
  )
  return [...withOwnDate(reading, kept)]
}

/** Two labels of one line may be told by the same words. */
function distinct(details: readonly Detail[]): Detail[] {
  const texts = details.map(({ excerpt }) => excerpt.text)
  return details.filter((_, at) => texts.indexOf(texts[at] ?? '') === at)
}

/** `made on 3 May 2027 between:`, with nothing of what it opens. */
function announcesOnly({ excerpt, fact }: Detail): boolean {
  return fact.kind !== 'amount' && /[:：]$/u.test(excerpt.text)
}

const dated: readonly string[] = ['deadline', 'date', 'term', 'notice']

/** The rows of a small table as one detail, a line for each, with what stands above them. */
function ofTable(
  reading: Reading,
  { table }: Unit,
  rows: readonly Detail[],
  heading: string,
): Detail {
  const [first, last] = [rows[0] as Detail, rows.at(-1) as Detail]
  const value = rows.map(({ excerpt }) => excerpt.text).join('\n')
  const announced = announcementOf(reading, table)
  const { start } = announced ?? first.excerpt
  const named = heading === '' ? value : `${heading}: ${value}`
  const text = announced === undefined ? named : `${announced.text}\n${value}`
  const kinds = rows.map(({ fact }) => fact.kind)
  const kind = kinds.find((one) => dated.includes(one)) ?? first.fact.kind
  return {
    excerpt: { start, end: last.excerpt.end, text },
    fact: { label: heading, value, kind },
    rows,
  }
}

const mostShort = 2

/** Short sentences without a value that forbid something, or say that nothing is settled, and stand nowhere else. */
function shortMustKnows(
  { content, candidates, findings, rules }: Reading,
  shown: readonly (readonly Span[])[],
  chosen: readonly WeighedUnit[],
): Detail[] {
  const weighed = new Set(findings.map(({ unit }) => unit.sentence.order))
  const taken = [...shown.flat(), ...chosen.map(({ unit }) => unit)]
  return candidates
    .map(({ sentence }) => sentence)
    .filter(({ order, kind }) => kind === 'prose' && !weighed.has(order))
    .filter(
      ({ text, words }) => tellsStanding(text, words, rules) || forbidsAlone(text, words, rules),
    )
    .filter((sentence) => !taken.some((one) => overlaps(one, sentence)))
    .slice(0, mostShort)
    .map(({ start, end, text }) => ({
      excerpt: excerptOf(content, { start, end }, longestShown),
      fact: { label: '', value: text, kind: 'detail' },
    }))
}

/** `Nothing with ibuprofen.`: a ban that names what, in a sentence without a verb. */
function forbidsAlone(text: string, words: number, language: Language): boolean {
  return words >= fewestWordsOfBan && deniesWhat(text, language) && forbids(text, words, language)
}

const mostBans = 2
const fewestWordsOfBan = 4

/** What is forbidden in few words and stands nowhere else, the gravest first. */
function bansAmong(
  findings: readonly WeighedUnit[],
  chosen: readonly WeighedUnit[],
  language: Language,
): WeighedUnit[] {
  const worthOf = ({ risk, action }: WeighedUnit): number => Math.max(risk, action)
  return findings
    .filter((found) => found.unit.words >= fewestWordsOfBan && saysWhatIsNot(found, language))
    .filter(({ unit }) => !chosen.some((other) => overlaps(other.unit, unit)))
    .sort((a, b) => worthOf(b) - worthOf(a) || a.unit.start - b.unit.start)
    .slice(0, mostBans)
}

/** A ban, or a line that denies something for so long, on some day, or up to so much. */
function saysWhatIsNot({ unit, values }: WeighedUnit, language: Language): boolean {
  const { kind, text, value, words, columns } = unit
  if (kind === 'sentence') {
    const own = ownLabelOf(text)
    const said = own === '' ? '' : text.slice(own.length + 1).trim()
    return forbids(text, words, language) || (values.length > 0 && deniesWhat(said, language))
  }
  return (
    kind === 'label' && columns.length === 0 && values.length > 0 && deniesWhat(value, language)
  )
}

const mostOfUnit = 0.7

/** Whether a stretch holds most of a sentence, or an item of a list. */
function isShownBy(unit: Unit, one: Span): boolean {
  if (unit.isList) return overlaps(unit, one)
  const shared = Math.min(one.end, unit.end) - Math.max(one.start, unit.start)
  return shared > mostOfUnit * (unit.end - unit.start)
}

/** Whether a detail is the sentence that another one needs to be understood, and shows with itself. */
function isToldWith(
  { excerpt: one }: Detail,
  { excerpt: other }: Detail,
  isBefore: boolean,
): boolean {
  const more = other.end - other.start - (one.end - one.start)
  return (more > 0 || (more === 0 && isBefore)) && other.start <= one.start && one.end <= other.end
}

/** The whole of a short list that a sentence is an item of. */
function seriesOf(
  reading: Reading,
  found: WeighedUnit,
  headingOf: (unit: Unit) => string,
): Detail | undefined {
  const { unit } = found
  if (unit.kind !== 'sentence' || unit.isList) return undefined
  if (alternativesAround(reading, unit.sentence) !== undefined) return undefined
  const series = shortSeriesAround(reading, unit.sentence)
  if (series === undefined) return undefined
  const label = headingOf(unit)
  const text = label === '' || isLed(series, label) ? series.text : `${label}: ${series.text}`
  const kind = kindOf(found, mainValue(found.values), reading.rules)
  return { excerpt: { ...series, text }, fact: { label, value: series.text, kind } }
}

function detailOf(
  reading: Reading,
  found: WeighedUnit,
  labelOf: (found: WeighedUnit, isPair: boolean) => string,
  line: Excerpt,
  isShared: (label: string) => boolean,
): Detail {
  const { unit } = found
  const value = mainValue(found.values)
  const kind = kindOf(found, value, reading.rules)
  if (unit.kind !== 'sentence') {
    return { excerpt: line, fact: { label: unit.label, value: unit.value, kind } }
  }
  const isParty = isPartyIn(found, reading)
  const span = withAntecedent(reading, unit)
  const label = labelOf(found, span.start < unit.start)
  const cut = excerptWithLead(
    reading,
    unit.sentence,
    span,
    longestShown,
    value && literal(value.text),
  )
  const text =
    cut.name !== undefined || label === '' || isShared(label) || isLed(cut, label)
      ? cut.text
      : `${label}: ${wordsOf(reading, cut)}`
  const told =
    value === undefined || isParty ? cut.text : wholeValue(unit.text, value, reading.rules)
  const plain = label === '' ? labelOfValue(unit.text, value) : label
  const named = cut.name && flattenSpace(reading.content.slice(cut.name.start, cut.name.end))
  const own = [named, plain].filter(Boolean).join(', ')
  return {
    excerpt: { ...cut, text },
    fact: { label: own, value: told, kind: isParty ? 'party' : kind },
  }
}

/** `Before May: no charge. Later: 25 %`: a label is that of the value right behind it. */
function labelOfValue(text: string, value: TypedValue | undefined): string {
  const label = ownLabelOf(text)
  const between = value === undefined ? '' : text.slice(label.length + 1, value.at)
  return /[.;。；]\s|[:：]/u.test(between) ? '' : label
}

/** Whether a detail begins with its label, or with a line that its label does not repeat. */
function isLed({ lead, text }: Excerpt, label: string): boolean {
  const opening = text.toLowerCase().slice(0, label.length + 1)
  const repeats = opening.startsWith(label.toLowerCase()) && !/\p{L}$/u.test(opening)
  if (lead === undefined) return repeats
  return !text.toLowerCase().startsWith(label.toLowerCase())
}

/** The words of a detail without the heading above it, which is its label. */
function wordsOf({ content }: Reading, { lead, start, end, text }: Excerpt): string {
  return lead === undefined ? text : flattenSpace(content.slice(start, end))
}

const shareOfHead = 0.3

/** Whether a sentence near the beginning tells who a party is: the number of its house is not what it is about. */
function isPartyIn({ unit, values }: WeighedUnit, { content, rules }: Reading): boolean {
  return (
    unit.start < shareOfHead * content.length &&
    !values.some(({ kind }) => kind === 'money') &&
    namesParty(unit.text, rules)
  )
}

function literal(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'), 'u')
}
