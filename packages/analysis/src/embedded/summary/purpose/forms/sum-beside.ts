import { roughWordCount } from '../../../../text/normalize.ts'
import { type Excerpt, excerptOf } from '../../../document/excerpt.ts'
import type { Reading } from '../../../document/read.ts'
import { namesSum, tellsAmount } from '../../../findings/sums.ts'
import type { WeighedUnit } from '../../../findings/weigh-unit.ts'
import type { KindId, PurposeForm } from '../../../languages/kind-ids.ts'
import { headlinePrice } from '../../headline-values.ts'
import { overlaps } from '../../lines/overlaps.ts'

const maxWords = 70
const wordsOfPrice = 45
const shareOfPrice = 0.6
/** Forms that tell somebody to pay. */
const namingSums: readonly PurposeForm[] = ['accounts', 'accuses', 'demands']

/** What these name in passing is not what they come to. */
const unpriced: readonly (KindId | undefined)[] = [
  'will',
  'power-of-attorney',
  'bylaws',
  'nda',
  'privacy',
  'terms',
  'data-processing',
]

/** What an offer, a bill or any other paper comes to, where what is told of it names no sum. */
export function sumBeside(
  reading: Reading,
  form: PurposeForm | undefined,
  told: readonly Excerpt[],
): Excerpt[] {
  const namesSum = ({ text }: Excerpt): boolean =>
    /\p{Sc}/u.test(text) || text.search(reading.rules.patterns.money) >= 0
  if (told.length === 0 || told.some(namesSum) || unpriced.includes(reading.type.id)) return []
  const isAccount = form !== undefined && namingSums.includes(form)
  const rows = sumsOf(reading, isAccount)
  const sums = rows.length === 0 && form === 'demands' ? owedSum(reading, told) : rows
  return sums.filter((sum) => !told.some((excerpt) => overlaps(sum, excerpt)))
}

function sumsOf(reading: Reading, isAccount: boolean): Excerpt[] {
  const { type, rules } = reading
  if (type.genre === 'contract') return priceOrTotal(reading)
  if (type.name === rules.nameOf('proposal')) return headlinePrice(reading)
  return isAccount ? totals(reading) : paidOrRefunded(reading)
}

/** What a contract is paid with, else the last row that adds up. */
export function priceOrTotal(reading: Reading): Excerpt[] {
  const price = headlinePrice(reading).filter(({ text }) => roughWordCount(text) <= wordsOfPrice)
  if (price.length > 0) return price
  const sum = reading.findings.findLast(
    ({ unit, values }) =>
      unit.kind !== 'sentence' &&
      unit.words <= wordsOfPrice &&
      unit.start < shareOfPrice * reading.content.length &&
      namesSum(unit.label, reading.rules) &&
      values.some(({ kind }) => kind === 'money'),
  )
  return sum === undefined ? [] : [spanOf(sum)]
}

/** `You now owe us £640.20`, where a demand only speaks of the whole sum. */
function owedSum({ content, findings }: Reading, told: readonly Excerpt[]): Excerpt[] {
  const demanded = Math.max(...told.map(({ start }) => start))
  const found = findings.find(
    ({ unit, values, matches }) =>
      unit.kind === 'sentence' &&
      unit.start < demanded &&
      matches.condition === 0 &&
      values.some(({ kind }) => kind === 'money'),
  )
  return found === undefined ? [] : [excerptOf(content, found.unit, maxWords)]
}

/** What is left to pay, or comes back, where a paper of another kind ends in such a sum. */
function paidOrRefunded({ findings, rules, type }: Reading): Excerpt[] {
  if (type.genre !== 'general' && type.genre !== 'report') return []
  const { refundLabel, toPayNow } = rules.phrases
  const sums = findings.filter(
    ({ unit, values }) =>
      unit.kind !== 'sentence' &&
      (toPayNow.test(unit.label) || refundLabel.test(unit.label)) &&
      values.some(({ kind }) => kind === 'money'),
  )
  const [first] = sums
  return first === undefined || sums.length > 1 ? [] : [spanOf(first)]
}

export function leftToPay({ findings, rules }: Reading): WeighedUnit | undefined {
  const { leftToPay: isLeft, toPayNow } = rules.phrases
  const left = findings.filter(
    (found) =>
      found.unit.kind !== 'sentence' && isLeft.test(found.unit.label) && tellsAmount(found),
  )
  return left.find(({ unit }) => toPayNow.test(unit.label)) ?? left[0]
}

/** The sum that an account comes to: what is left to pay, else its largest labeled amount. */
export function totals(reading: Reading): Excerpt[] {
  const { findings, rules } = reading
  const left = leftToPay(reading)
  if (left !== undefined) return [spanOf(left)]
  const best = mostOf(findings, ({ unit, values }) =>
    unit.kind !== 'sentence' &&
    unit.label.search(rules.facts.amount) >= 0 &&
    unit.label.search(rules.facts.limit) < 0
      ? Math.max(
          0,
          ...values.filter(({ kind }) => kind === 'money' || kind === 'number').map(numeral),
        )
      : 0,
  )
  return best === undefined ? [] : [spanOf(best)]
}

export function mostOf(
  findings: readonly WeighedUnit[],
  worth: (found: WeighedUnit) => number,
): WeighedUnit | undefined {
  let best: WeighedUnit | undefined
  let most = 0
  for (const found of findings) {
    const value = worth(found)
    if (value <= most) continue
    most = value
    best = found
  }
  return best
}

export function spanOf({ unit: { start, end, text } }: WeighedUnit): Excerpt {
  return { start, end, text }
}

const decimals = /[.,]\d{2}(?!\d)/u

export function numeral({ text }: { readonly text: string }): number {
  const digits = Number(text.replace(/\D/gu, ''))
  return decimals.test(text) ? digits : 100 * digits
}
