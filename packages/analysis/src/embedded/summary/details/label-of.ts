import { matchesIn } from '../../../text/matches.ts'
import type { Reading } from '../../document/read.ts'
import type { TypedValue } from '../../findings/typed-values.ts'
import type { Unit } from '../../findings/units/unit.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { FactKind } from '../../languages/language-pack.ts'
import type { Language } from '../../languages/load-language.ts'
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
}

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
    if (isDateLine(found)) return rules.labels.date
    if (ownLabelOf(unit.text) !== '') return ''
    // What stands in the name of a company is not what its number or its house is about.
    const isOfParty = calls.test(unit.text) && found.values.every(({ kind }) => kind !== 'money')
    const nouns = isTakenOff(found) || isOfParty ? [] : nounsOf(found, reading)
    // What only the second of two sentences tells is no label of both.
    const said = isPair ? [] : [...nouns, ...topicsOf(found, reading)]
    const label = nearest(said) ?? headingOf(unit)
    return label.charAt(0).toUpperCase() + label.slice(1)
  }
}

/** `Oxbow Ltd, a company with number 4711 ("the Seller")`: who a party is. */
const calls =
  /\([^()]{0,30}["“„«'‘][^"“”„»'’()]{2,40}["”“»'’]\)|(?<!\p{L})(?:incorporated (?:in|under)|whose registered office|registered (?:in|under) (?:\p{L}+ )?(?:number|no)|eingetragen im handelsregister|mit (?:dem )?sitz in|immatriculée? au|dont le siège|con domicilio (?:social )?en|con sede (?:legale )?in|com sede (?:social )?em|statutair gevestigd|z siedzibą w)(?!\p{L})/iu

const takingOff = /(?:less|minus|abzüglich|moins|menos|meno|minder)\s+$/iu

/** `We return the deposit less £15` is no deposit of £15. */
function isTakenOff({ unit, values }: WeighedUnit): boolean {
  const value = mainValue(values)
  return value?.kind === 'money' && takingOff.test(unit.text.slice(0, value.at))
}

const beforeDate = /^(?:\p{Lu}[^,\p{N}]{1,40},\s*)?(?:(?:den|le|il|el|em|a|dnia|the|op|di)\s+)?$/u

/** Whether a line is the date of the document, perhaps with its place. */
function isDateLine({ unit, values }: WeighedUnit): boolean {
  const [value] = values
  if (value?.kind !== 'date' || unit.kind !== 'sentence') return false
  const behind = unit.text.slice(value.at + value.text.length)
  return beforeDate.test(unit.text.slice(0, value.at)) && /^\W*$/u.test(behind)
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
  const at = mainValue(values)?.at ?? 0
  const isName = (word: string, from: number): boolean =>
    rules.code !== 'de' && from > 0 && /^\p{Lu}\p{Ll}/u.test(word)
  const isVerb = (word: string): boolean => rules.code === 'de' && /^\p{Ll}/u.test(word)
  const found: Found[] = []
  for (const { 0: word, index } of matchesIn(unit.text, rules.labels.nouns)) {
    if (isOfAnotherClause(unit.text, index, at) || isPartOfWord(unit.text, index)) continue
    if (values.some((v) => v.at <= index && index < v.at + v.text.length)) continue
    if (isName(word, index) || isVerb(word) || isMentioned(unit.text, index, word)) continue
    if (isDenied.test(unit.text.slice(Math.max(0, index - nearby), index))) continue
    if (whileIt.test(unit.text.slice(Math.max(0, index - farBefore), index))) continue
    if (
      baseOf.test(unit.text.slice(Math.max(0, index - nearby), index)) ||
      isOnTheWay(unit.text, index, at)
    )
      continue
    if (isOfTail(unit.text, index, at) || isBesideValue(unit.text, index, at)) continue
    const isSubject = index <= subject && !follows.test(unit.text.slice(0, index))
    if (!isSubject && !suits(word, mainValue(values), rules)) continue
    found.push({ text: word, distance: distanceOf(index, at) })
  }
  return found
}

const farBefore = 24
/** `keep it secret during the term`, `after the notice period`: when something holds, and not how long that is. */
const whileIt =
  /(?<!\p{L})(?:(?:during|throughout|after|before|beyond|outside) (?:the |this |your |its |their )?(?:\p{L}+ )?|(?:während|nach ablauf|vor ablauf) (?:der |des |dieser |ihrer )?|(?:pendant|durant|après|avant) (?:la |le |toute la |votre )?|(?:durante|después de|tras|depois d[ao]|dopo) (?:el |la |todo el |il |o |a )?|(?:tijdens|gedurende|na) (?:de |het )?|(?:w czasie|przez cały|po upływie) |(?:в течение|по истечении) )$/iu

/** `125 % of the fees paid` is no fee. */
const baseOf =
  /%\s?(?:of|von|vom|des|der|du|de|del|della|dei|da|do|van|z|от)\s(?:(?:the|all|your|our|their|its|den|la|les|las|los|il|le|o|het|unser\p{L}*|ihr\p{L}*|nos|notre|nuestr\p{L}+|nostr\p{L}+|onze)\s)?$/iu

/** `from your wages, or have bailiffs charge £75`: what is taken from, and not what the value is about. */
function isOnTheWay(text: string, index: number, at: number): boolean {
  if (index <= subject || index > at) return false
  const before = text.slice(Math.max(0, index - nearby), index)
  return takenFrom.test(before) && /[,(]/u.test(text.slice(index, at))
}

const takenFrom =
  /(?<!\p{L})(?:from|off|out of|von|vom|aus|sur|de|del|da|dal|sul|uit|van|z|ze|из|от|с)\s(?:\p{L}{1,6}\s)?$/iu

/** Behind somebody who acts a noun is no subject: `You may challenge the charge`. */
const follows =
  /(?<!\p{L})(?:you|we|i|they|he|she|it|there['’]?s?|nobody|anyone|sie|wir|ich|er|es|man|vous|nous|on|elle|ils?|usted|ustedes|le|nos|lei|voi|noi|você|u|wij|we|hij|men|pan|pani|państwo|my|вы|мы|он)(?!\p{L})/iu
const farBehind = 60
const mostOfSentence = 0.6

/** Whether a noun stands in what a sentence goes on to at its end. */
function isOfTail(text: string, index: number, at: number): boolean {
  const isLate = index > farBehind && index > mostOfSentence * text.length
  return isLate && (index > at || /[;；]/u.test(text.slice(0, index)))
}

const joined =
  /^[^;]{0,30}?\s(?:and|or|plus|und|oder|sowie|et|ou|y|o|e|en|of|i|oraz|lub|и|или)\s(?:(?:the|an?|your|der|die|das|le|la|les|el|il|de|het)\s)?$/iu

/** `the $215 and the late charge`: a second thing beside the value. */
function isBesideValue(text: string, index: number, at: number): boolean {
  return index > at && joined.test(text.slice(at, index))
}

/** How far the subject of a sentence may begin. */
const subject = 25
/** `we charge £150`, `at no charge`, `not a charge`, `before any charge`, `in total`. */
const isDenied =
  /(?<!\p{L})(?:we|you|they|to|take|this|these|may|will|can|must|shall|cannot|also|no(?: \p{L}+)?|not an?|any|without|never|in|kein\p{L}{0,2}|ohne|sans|pas de|aucune?|sin|ningún|ninguna|senza|nessuna?|sem|nenhuma?|geen|zonder|bez|без)\s$/iu

/** `at your daily rate for up to 21 days` gives no rate: money goes with nouns of money, time with those of time. */
function suits(word: string, value: TypedValue | undefined, { facts }: Language): boolean {
  const is = (...kinds: FactKind[]): boolean => kinds.some((kind) => word.search(facts[kind]) >= 0)
  const isOfMoney = is('amount', 'rate', 'penalty', 'excess')
  const isOfTime = is('term', 'notice', 'deadline', 'date')
  if (value?.kind === 'contact') return !isOfMoney && !isOfTime
  if (value?.kind === 'duration' || value?.kind === 'date') return isOfTime || !isOfMoney
  return value?.kind !== 'money' || isOfMoney || !isOfTime
}

const otherClause = /[;；]|[,，]\s/u

/** Whether something parts a noun from the value before it. */
function isOfAnotherClause(text: string, index: number, at: number): boolean {
  if (index < at) return /[;；]/u.test(text.slice(index, at))
  return otherClause.test(text.slice(at, index).replace(/\p{N}[,.]\p{N}/gu, ''))
}

/** `short-term`, `free of charge`. */
function isPartOfWord(text: string, index: number): boolean {
  return /(?:\p{L}-|free of )$/iu.test(text.slice(Math.max(0, index - nearby), index))
}

const limitedTo =
  /(?:limited to|exceeds?|exceeding|instead of|begrenzt auf|beschränkt auf|limitée? à|limitad[ao] a|limitat[ao] a|beperkt tot)\s(?:\p{L}{1,4}\s)?$/iu
const oneOfSeveral = /^\s?(?:,|and|or|und|oder|et|ou|y|o|e|en|of|i|lub|и|или)\s/iu

/** `recipes, prices and dates`, `limited to the fees`: what is only named on the way. */
function isMentioned(text: string, index: number, word: string): boolean {
  const before = text.slice(Math.max(0, index - nearby - word.length), index)
  const behind = text.slice(index + word.length, index + word.length + nearby)
  return limitedTo.test(before) || (/\p{L},\s$/u.test(before) && oneOfSeveral.test(behind))
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
      .map(({ index }) => ({ text: name, distance: distanceOf(index, at) })),
  )
}

function distanceOf(index: number, at: number): number {
  return index < at ? at - index : 2 * (index - at) + 10
}
