import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import type { Reading } from '../document/read.ts'
import { dangles } from '../document/wording/dangling.ts'
import { tellsSuperseded } from '../findings/outcomes/superseded.ts'
import { namesSum } from '../findings/sums.ts'
import type { WeighedUnit } from '../findings/weigh-unit.ts'
import type { Language } from '../languages/load-language.ts'

type Phrases = Language['phrases']

const maxWords = 45
const longestRow = 120
const endsStatement = /[.!?。！？؟;；]$/u
const shareLooked = 0.6
const lengthOfShort = 3_000
/** What an agreement costs, altogether and each month, and how long it holds, each as the first row or sentence that says so. */
export function headlineValues(reading: Reading): Excerpt[] {
  const { phrases } = reading.rules
  const last = shareLooked * reading.content.length
  const early = reading.findings.filter(
    (found) => found.unit.start <= last && isPlain(found, reading.rules),
  )
  const told = [
    wholePrice(
      early.filter((found) => tellsPrice(found, phrases)),
      early,
      reading.rules,
    ),
    early.find((found) => tellsInstalment(found, phrases)),
    early.find((found) => tellsTerm(found, phrases)),
  ].filter((found) => found !== undefined)
  return [...new Set(told)].map((found) => shown(reading, found))
}

/** What an agreement is paid with, as the first row or sentence that says so. */
export function headlinePrice(reading: Reading): Excerpt[] {
  const { phrases } = reading.rules
  const last = Math.max(lengthOfShort, shareLooked * reading.content.length)
  const early = reading.findings.filter(({ unit }) => unit.start <= last)
  const prices = early.filter(
    (one) =>
      isUnderPrice(one, phrases) ||
      (isPlain(one, reading.rules) && tellsPrice(one, phrases) && isOfPrice(one, phrases)),
  )
  const found = prices.length === 0 ? undefined : wholePrice(prices, early, reading.rules)
  return found === undefined ? [] : [shown(reading, found)]
}

/** The first price, but rather what it comes to than what taxes or other parts are still added to. */
function wholePrice(
  prices: readonly WeighedUnit[],
  findings: readonly WeighedUnit[],
  rules: Language,
): WeighedUnit | undefined {
  const [first] = prices
  if (first !== undefined && !rules.phrases.netLabel.test(first.unit.label)) return first
  return (
    findings.find((found) => isPlain(found, rules) && tellsSum(found, rules)) ??
    prices.find(({ unit }) => !rules.phrases.netLabel.test(unit.label)) ??
    first
  )
}

/** How long an agreement holds, as the first row or sentence that says so. */
export function headlineTerm(reading: Reading): Excerpt[] {
  const { phrases } = reading.rules
  const last = Math.max(lengthOfShort, shareLooked * reading.content.length)
  const found = reading.findings.find(
    (one) =>
      one.unit.start <= last &&
      isPlain(one, reading.rules) &&
      tellsTerm(one, phrases) &&
      (one.unit.kind !== 'sentence' || phrases.termRuns.test(one.unit.text)),
  )
  return found === undefined ? [] : [shown(reading, found)]
}

const earlyInSentence = 30
/** `The Company will pay $145 per hour …` under `Fees`, though it names a limit as well. */
function isUnderPrice({ unit, values, matches }: WeighedUnit, phrases: Phrases): boolean {
  return (
    unit.kind === 'sentence' &&
    isHeaded(unit.heading, phrases.priceOf) &&
    endsStatement.test(unit.text) &&
    !phrases.wasOnce.test(unit.text) &&
    matches.condition === 0 &&
    unit.words <= maxWords &&
    values[0]?.kind === 'money'
  )
}

/** Whether a sentence tells the price itself, and does not only mention it. */
function isOfPrice({ unit }: WeighedUnit, { priceOf, wasOnce }: Phrases): boolean {
  if (unit.kind !== 'sentence') return true
  const at = unit.text.search(priceOf)
  const isOwn = (at >= 0 && at <= earlyInSentence) || isHeaded(unit.heading, priceOf)
  return isOwn && !wasOnce.test(unit.text)
}

function shown({ content }: Reading, { unit }: WeighedUnit): Excerpt {
  return unit.kind === 'sentence'
    ? excerptOf(content, unit, maxWords)
    : { start: unit.start, end: unit.end, text: unit.text }
}

const besidePrice: readonly string[] = ['penalty', 'limit', 'excess', 'notice']

const wordsOfHeading = 4
/** What stands under `Rent` tells the rent, although paying late is a danger. */
const mostRisk = 0.5

/** Whether a short heading is what a sentence below it tells: `Renta. Se fija en …`. */
function isHeaded(heading: string, sign: RegExp): boolean {
  return (
    heading.split(' ').length <= wordsOfHeading && sign.test(heading.replace(/^[\p{N}.)\s]+/u, ''))
  )
}

/** A short row or sentence that holds whatever happens and needs no other one. */
function isPlain({ unit, matches, risk }: WeighedUnit, rules: Language): boolean {
  if (tellsSuperseded(unit.text, rules)) return false
  if (unit.kind !== 'sentence') {
    return (
      unit.text.length <= longestRow && (unit.columns.length < 3 || namesSum(unit.label, rules))
    )
  }
  return (
    endsStatement.test(unit.text) &&
    matches.condition === 0 &&
    (risk <= 0 ||
      (risk < mostRisk &&
        (isHeaded(unit.heading, rules.phrases.priceOf) ||
          isHeaded(unit.heading, rules.phrases.rowOfTerm)))) &&
    !unit.isList &&
    unit.words <= maxWords &&
    !dangles(unit.text, rules)
  )
}

function tellsPrice({ unit, values, topics }: WeighedUnit, phrases: Phrases): boolean {
  const { formerPrice, priceOf, rowOfPrice } = phrases
  if (!values.some(({ kind }) => kind === 'money')) return false
  if (unit.kind !== 'sentence') {
    const isPrice = priceOf.test(unit.label) || rowOfPrice.test(unit.label)
    return isPrice && !formerPrice.test(unit.label)
  }
  return (
    (priceOf.test(unit.text) || isHeaded(unit.heading, priceOf)) &&
    !topics.some((topic) => besidePrice.includes(topic))
  )
}

function tellsInstalment({ unit, values }: WeighedUnit, { instalment }: Phrases): boolean {
  return (
    unit.kind === 'sentence' &&
    instalment.test(unit.text) &&
    values.some(({ kind }) => kind === 'money')
  )
}

function tellsSum({ unit, values }: WeighedUnit, rules: Language): boolean {
  return (
    unit.kind !== 'sentence' &&
    namesSum(unit.label, rules) &&
    values.some(({ kind }) => kind === 'money')
  )
}

function tellsTerm({ unit, values }: WeighedUnit, { rowOfTerm, termRuns }: Phrases): boolean {
  if (!values.some(({ kind }) => kind === 'date' || kind === 'duration')) return false
  if (unit.kind !== 'sentence') return rowOfTerm.test(unit.label)
  return (
    termRuns.test(unit.text) ||
    (isHeaded(unit.heading, rowOfTerm) && values.some(({ kind }) => kind === 'date'))
  )
}
