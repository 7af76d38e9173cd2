import type { Fact } from '@precis/domain'
import type { Detail } from '../../summary/details/detail.ts'

const figures = /\p{Nd}[\p{Nd}.,'’ ]*\p{Nd}|\p{Nd}/u
/** `45,00`, `1,200.00` */
const cents = /[.,]\p{Nd}{1,2}$/u
const share = 0.05

/** Whether the sum of a fact is small beside the largest one told: nobody asks how much a paper bill is first. */
export function isSmall({ value }: Fact, details: readonly Detail[]): boolean {
  const own = amountIn(value)
  const largest = Math.max(
    0,
    ...details.filter(({ fact }) => fact.kind === 'amount').map(({ fact }) => amountIn(fact.value)),
  )
  return own > 0 && own < share * largest
}

function amountIn(value: string): number {
  const [digits = '0'] = figures.exec(value) ?? []
  return Number(digits.replace(cents, '').replace(/\P{Nd}/gu, ''))
}
