import { opensWithReader } from '../../findings/dangers/burdens.ts'
import { namesPart } from '../../findings/rows/part-of-row.ts'
import { verdictInRow } from '../../findings/rows/verdict-words.ts'
import { namesInstalment, namesSum } from '../../findings/sums.ts'
import type { Language } from '../../languages/load-language.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'
import { type Point, statementOf } from '../point.ts'

const payer = perLanguage(
  ({ articleInFront, paysForIt }) =>
    new RegExp(
      String.raw`^(?:${articleInFront.source})?\p{Lu}[\p{L}.&-]+ (?:${paysForIt.source})`,
      'u',
    ),
)

/** `Halvorsen pays the filing fee`: a sum that somebody else pays. */
function isPaidByOthers(point: Point, rules: Language): boolean {
  const statement = statementOf(point)
  return payer(rules).test(statement) && !opensWithReader(statement, rules)
}

const sum = String.raw`\p{Sc}?\s?\p{N}[\p{N}.,]*\s?[\p{Sc}%]?`
/** `£15,702.00 £8,310.00`, `38.6%; 41.0%`, `£90; nil` out of a table whose columns are lost: nobody can tell which is which. */
const unparted = perLanguage(
  ({ nothing }) => new RegExp(`^${sum};?\\s+(?:${sum}|${nothing.source})(?!\\p{L})`, 'iu'),
)
const currency =
  /\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|zł|SGD|INR|Rs|lakhs?|crores?|kr|euros?|dollars?|pounds?)(?!\p{L})|円|元|万/iu

/** Whether a rate is a price of money, and no tolerance or load of a machine. */
export function isPrice({ text }: Point, { phrases }: Language): boolean {
  return phrases.interestRate.test(text) || currency.test(text)
}

const withCurrency = /\p{Sc}\s?\p{N}[\p{N}.,]*|\p{N}[\p{N}.,]*\s?\p{Sc}/gu
const figures = /\p{N}[\p{N}.,]*\s?%/u

const endsSentence = /[.!?。]$/u
const figure = /\p{N}[\p{N}.,]*/gu
const nought = /^0(?:[.,]0+)?$/u

/** `Company card: £0.00`: all sums beside a sign of money are nought. */
function isNought(text: string): boolean {
  const sums = [...text.matchAll(withCurrency)].map(([sum]) => sum.match(figure)?.[0] ?? '')
  return sums.length > 0 && sums.every((one) => nought.test(one))
}

/** What was refused, is replaced or no longer holds. */
function isOutOfForce(text: string, rules: Language): boolean {
  const { noLongerHolds, replacesEarlier, withdrawsWords } = rules.phrases
  return (
    [noLongerHolds, replacesEarlier, withdrawsWords].some((one) => one.test(text)) ||
    verdictInRow(text, rules) === 'refused'
  )
}

/** How much a sum of money tells of what its reader has to pay. */
export function weightOfSum(point: Point, rules: Language): number {
  const { label = '', text } = point
  const { phrases } = rules
  const statement = statementOf(point)
  const isRow = label !== '' && statement === point.value && !endsSentence.test(statement)
  if (phrases.costsOthers.test(text) || isNought(text) || isOutOfForce(text, rules)) return -1
  if (!isRow) {
    if (isPaidByOthers(point, rules)) return -1
    // What is granted counts as much as what is owed; what may be paid back some day does not.
    if (text.search(rules.frames.favors) >= 0)
      return text.search(rules.patterns.condition) >= 0 || !currency.test(text) ? -1 : 1
    if (!currency.test(text) && !figures.test(text)) return -1
    if (phrases.keepsInsured.test(text)) return -1
    if (text.search(rules.patterns.aside) >= 0) return 0
    if (phrases.stillOwed.test(text)) return 3
    return phrases.wholePrice.test(text) ? 2 : 0
  }
  if (unparted(rules).test(statementOf(point)) || namesPart(label, rules)) return -1
  if (phrases.limitOfCover.test(statementOf(point))) return 0.5
  if (phrases.leftToPay.test(label) || phrases.paidOut.test(label)) return 3
  if (namesInstalment(label, rules)) return 2.5
  return namesSum(label, rules) ? 2 : 1
}
