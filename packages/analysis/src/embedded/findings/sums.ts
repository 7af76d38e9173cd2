import type { Language } from '../languages/load-language.ts'
import { namesPart } from './rows/part-of-row.ts'
import type { WeighedUnit } from './weigh-unit.ts'

/* What the label of a row or of a line says of the sum or the day behind it. */

/** Whether it gives what is paid again and again, fees included, and no part of it. */
export function namesInstalment(label: string, language: Language): boolean {
  return language.phrases.instalmentLabel.test(label) && !namesPart(label, language)
}

/** Whether it gives the sum that others come to, or what is left to pay, which says more than any other sum of an account. */
export function namesSum(label: string, { phrases }: Language): boolean {
  return phrases.sumOfAll.test(label) || phrases.leftToPay.test(label)
}

const withCents = /^[-–−]?\s?\p{N}[\p{N}.,’' ]*[.,]\p{N}{2}$/u

/** Whether a row gives an amount, in a currency or as a figure with its cents: `Balance | 491.87`. */
export function tellsAmount({ unit, values }: WeighedUnit): boolean {
  return values.some(({ kind }) => kind === 'money') || withCents.test(unit.value.trim())
}
