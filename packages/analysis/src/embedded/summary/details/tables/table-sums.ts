import type { Reading } from '../../../document/read.ts'
import { namesInstalment, namesSum, tellsAmount } from '../../../findings/sums.ts'
import type { TypedValue } from '../../../findings/typed-values.ts'
import type { WeighedUnit } from '../../../findings/weigh-unit.ts'

const mostSums = 2
const currency = /\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|RUB|руб)(?!\p{L}{3})/u

/** The sum that each of the first tables comes to, of several rows that are called so the last; what is left to pay before all others. */
export function sumsOf({ findings, rules }: Reading): ReadonlySet<WeighedUnit> {
  const ofTable = new Map<number, WeighedUnit>()
  const instalments: WeighedUnit[] = []
  for (const found of findings) {
    const { kind, label, table, columns } = found.unit
    const hasMoney =
      tellsAmount(found) ||
      columns.some((name) => currency.test(name) || name.search(rules.patterns.money) >= 0)
    if (!hasMoney || kind === 'sentence') continue
    if (namesSum(label, rules)) ofTable.set(table, found)
    else if (namesInstalment(label, rules)) instalments.push(found)
  }
  const sums = [...ofTable.values()]
  const left = sums.filter(({ unit }) => rules.phrases.leftToPay.test(unit.label))
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
