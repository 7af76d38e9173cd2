import { matchesIn } from '../../../text/matches.ts'
import type { Reading } from '../../document/read.ts'
import type { TypedValue } from '../../findings/typed-values.ts'
import type { Unit } from '../../findings/units/unit.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { FactKind } from '../../languages/language-pack.ts'
import type { Language } from '../../languages/load-language.ts'
import { atEnd } from '../../languages/phrases/followed-by.ts'
import { subjectLine } from '../../titles/title.ts'
import { createHeadingLabels } from './heading-labels.ts'
import { mainValue } from './main-value.ts'

const nearby = 12
const headLength = 4_000
/** A sentence that opens with a label: `Tracing a leak: we pay up to £7,500`. */
const ownLabel = /^(\p{Lu}[^:：.,;]{2,40})[:：]\s/u

interface Found {
  readonly text: string
  readonly distance: number
  /** Whether the sentence says something of it, and does not only name it. */
  readonly isSubject: boolean
}

/** What a longer sentence only names is seldom what it is about. */
const mostWordsNamed = 24

/** The label that a sentence opens with, if it does. */
export function ownLabelOf(text: string): string {
  return ownLabel.exec(text)?.[1] ?? ''
}

/** The heading that names what stands below it, unless it is what the whole document is called. */
export function labelsByHeading(reading: Reading): (unit: Unit) => string {
  const { content, title, type, rules } = reading
  const subject = subjectLine(content.slice(0, headLength), rules, type) ?? ''
  return createHeadingLabels(reading, [title, type.name, subject])
}

/** What is written in front of a sentence: the noun its value is about, else the name of its clause, else its heading. */
export function createLabels(reading: Reading): (found: WeighedUnit, isPair?: boolean) => string {
  const { rules } = reading
  const headingOf = labelsByHeading(reading)
  return (found, isPair = false) => {
    const { unit } = found
    if (unit.namesReader) return rules.labels.recipient
    if (unit.namesSender) return rules.labels.sender
    if (isDateLine(found, rules)) return rules.labels.date
    if (ownLabelOf(unit.text) !== '') return ''
    // What stands in the name of a company is not what its number or its house is about.
    const isOfParty =
      namesParty(unit.text, rules) && found.values.every(({ kind }) => kind !== 'money')
    const nouns = isTakenOff(found, rules) || isOfParty ? [] : nounsOf(found, reading)
    // What only the second of two sentences tells is no label of both.
    const said = isPair ? [] : [...nouns, ...topicsOf(found, reading)]
    const named = unit.words <= mostWordsNamed ? nearest(said) : undefined
    const label = nearest(said.filter((one) => one.isSubject)) ?? (headingOf(unit) || named || '')
    return label.charAt(0).toUpperCase() + label.slice(1)
  }
}

/** `Oxbow Ltd, a company with number 4711 ("the Seller")`: what a party is called from here on. */
const calls = /\([^()]{0,30}["“„«'‘][^"“”„»'’()]{2,40}["”“»'’]\)/u

/** Whether a sentence says who a party is. */
function namesParty(text: string, { phrases }: Language): boolean {
  return calls.test(text) || phrases.incorporatedIn.test(text)
}

/** `We return the deposit less £15` is no deposit of £15. */
function isTakenOff({ unit, values }: WeighedUnit, { phrases }: Language): boolean {
  const value = mainValue(values)
  return (
    value?.kind === 'money' && atEnd(phrases.takesOff, '\\s+').test(unit.text.slice(0, value.at))
  )
}

const beforeDate = /^(?:\p{Lu}[^,\p{N}]{1,40},\s*)?$/u

/** Whether a line is the date of the document, perhaps with its place. */
function isDateLine({ unit, values }: WeighedUnit, { phrases }: Language): boolean {
  const [value] = values
  if (value?.kind !== 'date' || unit.kind !== 'sentence') return false
  const behind = unit.text.slice(value.at + value.text.length)
  const before = unit.text.slice(0, value.at).replace(atEnd(phrases.beforeDay, '\\s+'), '')
  return beforeDate.test(before) && !/[\p{L}\p{N}]/u.test(behind)
}

function nearest(all: readonly Found[]): string | undefined {
  let best: Found | undefined
  for (const found of all) {
    if (best === undefined || found.distance < best.distance) best = found
  }
  return best?.text
}

/** `Tel. 555 0142 (price of a local call)`: what it costs to ring is not what the line is about. */
const opensWithPhone = /^(?:t[eé]l\p{L}{0,9}|phone|тел\p{L}{0,8})(?:[.:]|\s[\p{N}+(])/iu

/** The nouns of the sentence that are labels as they stand. */
function nounsOf({ unit, values }: WeighedUnit, { rules }: Reading): Found[] {
  if (opensWithPhone.test(unit.text)) return []
  const { phrases } = rules
  const main = mainValue(values)
  const at = main?.at ?? 0
  const isName = (word: string, from: number): boolean =>
    rules.code !== 'de' && from > 0 && /^\p{Lu}\p{Ll}/u.test(word)
  const isVerb = (word: string): boolean => rules.code === 'de' && /^\p{Ll}/u.test(word)
  const found: Found[] = []
  for (const { 0: word, index } of matchesIn(unit.text, rules.labels.nouns)) {
    if (isOfAnotherClause(unit.text, index, at) || isPartOfWord(unit.text, index)) continue
    if (values.some((v) => v.at <= index && index < v.at + v.text.length)) continue
    if (isName(word, index) || isVerb(word) || isMentioned(unit.text, index, word, phrases))
      continue
    const before = unit.text.slice(Math.max(0, index - nearby), index)
    if (atEnd(phrases.notAsNoun, '\\s').test(before) || isBaseOfShare(before, phrases)) continue
    const longer = unit.text.slice(Math.max(0, index - farBefore), index)
    if (atEnd(phrases.whileIt).test(longer) || isOnTheWay(unit.text, index, at, phrases)) continue
    if (isOfTail(unit.text, index, at) || isBesideValue(unit.text, index, at, phrases)) continue
    const isSubject = index <= subject && !phrases.whoActs.test(unit.text.slice(0, index))
    if (isOfCondition(unit.text, index, at, phrases)) continue
    if (!isSubject && !isBeside(unit.text, index, word, main)) continue
    if (!isSubject && !suits(word, main, rules)) continue
    found.push({ text: word, distance: distanceOf(index, at), isSubject })
  }
  return found
}

/** `If the rent is late, you pay £15`: what a condition names is not what the value is about. */
function isOfCondition(text: string, index: number, at: number, { ifOrWhen }: Phrases): boolean {
  const end = text.indexOf(',')
  return ifOrWhen.test(text) && index < end && end < at
}

const mostBeforeValue = 12
const mostBehindValue = 24

/** `a deposit of £120`, `30 days' written notice`: a noun that the value is said of. */
function isBeside(
  text: string,
  index: number,
  word: string,
  value: TypedValue | undefined,
): boolean {
  if (value === undefined) return false
  const before = text.slice(index + word.length, value.at)
  const behind = text.slice(value.at + value.text.length, index)
  return index < value.at
    ? before.length <= mostBeforeValue && !/[,;:]/u.test(before)
    : behind.length <= mostBehindValue && !/[,;:]/u.test(behind)
}

const farBefore = 24
/** `125 % of the fees paid` is no fee. */
function isBaseOfShare(before: string, { ofWhole }: Phrases): boolean {
  const at = before.lastIndexOf('%')
  return at >= 0 && ofWhole.test(before.slice(at + 1).trimStart())
}

/** `from your wages, or have bailiffs charge £75`: what is taken from, and not what the value is about. */
function isOnTheWay(text: string, index: number, at: number, phrases: Phrases): boolean {
  if (index <= subject || index > at) return false
  const before = text.slice(Math.max(0, index - nearby), index)
  return (
    atEnd(phrases.takenFrom, behindPreposition).test(before) && /[,(]/u.test(text.slice(index, at))
  )
}

const behindPreposition = '\\s(?:\\p{L}{1,6}\\s)?'
const farBehind = 60
const mostOfSentence = 0.6

/** Whether a noun stands in what a sentence goes on to at its end. */
function isOfTail(text: string, index: number, at: number): boolean {
  const isLate = index > farBehind && index > mostOfSentence * text.length
  return isLate && (index > at || /[;；]/u.test(text.slice(0, index)))
}

const farthestJoint = 31
const behindJoint = '\\s(?:\\p{L}{1,4}\\s)?'

/** `the $215 and the late charge`: a second thing beside the value. */
function isBesideValue(text: string, index: number, at: number, { andOr }: Phrases): boolean {
  const between = text.slice(at, index)
  const joint = index > at ? between.search(atEnd(andOr, behindJoint)) : -1
  return joint > 0 && joint <= farthestJoint && !between.slice(0, joint).includes(';')
}

/** How far the subject of a sentence may begin. */
const subject = 25
/** `at your daily rate for up to 21 days` gives no rate: money goes with nouns of money, time with those of time. */
function suits(word: string, value: TypedValue | undefined, { facts }: Language): boolean {
  const is = (...kinds: FactKind[]): boolean => kinds.some((kind) => word.search(facts[kind]) >= 0)
  const isOfMoney = is('amount', 'rate', 'penalty', 'excess')
  const isOfTime = is('term', 'notice', 'deadline', 'date')
  if (value?.kind === 'contact') return !isOfMoney && !isOfTime
  if (value?.kind === 'duration' || value?.kind === 'date') return isOfTime || !isOfMoney
  return value?.kind !== 'money' || isOfMoney || !isOfTime
}

type Phrases = Language['phrases']

const otherClause = /[;；]|[,，]\s/u

/** Whether something parts a noun from the value before it. */
function isOfAnotherClause(text: string, index: number, at: number): boolean {
  if (index < at) return /[;；]/u.test(text.slice(index, at))
  return otherClause.test(text.slice(at, index).replace(/\p{N}[,.]\p{N}/gu, ''))
}

/** `short-term`. */
function isPartOfWord(text: string, index: number): boolean {
  return /\p{L}-$/u.test(text.slice(Math.max(0, index - nearby), index))
}

const behindBound = '\\s(?:\\p{L}{1,4}\\s)?'

/** `recipes, prices and dates`, `limited to the fees`: what is only named on the way. */
function isMentioned(text: string, index: number, word: string, phrases: Phrases): boolean {
  const before = text.slice(Math.max(0, index - nearby - word.length), index)
  const behind = text.slice(index + word.length, index + word.length + nearby)
  if (atEnd(phrases.limitedTo, behindBound).test(before)) return true
  const goesOn = /^\s?,\s/u.test(behind) || phrases.andOr.exec(behind.trimStart())?.index === 0
  return goesOn && /\p{L},\s$/u.test(before)
}

/** The names of what the sentence speaks of in other words. */
function topicsOf({ unit, values }: WeighedUnit, { rules }: Reading): Found[] {
  const { text } = unit
  const at = mainValue(values)?.at ?? 0
  // `the Termination Date` is a term of the contract; `6 years if the charge is unpaid` tells when.
  const isTold = ({ 0: word, index }: RegExpExecArray): boolean =>
    !isOfAnotherClause(text, index, at) &&
    (rules.code === 'de' || index === 0 || !/^\p{Lu}\p{Ll}/u.test(word)) &&
    (index < at || text.slice(at, index).search(rules.patterns.condition) < 0)
  return rules.labels.topics.flatMap(([name, pattern]) =>
    matchesIn(text, pattern)
      .filter(isTold)
      .map(({ index }) => ({ text: name, distance: distanceOf(index, at), isSubject: false })),
  )
}

function distanceOf(index: number, at: number): number {
  return index < at ? at - index : 2 * (index - at) + 10
}
