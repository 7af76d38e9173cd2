import type { Fragment } from '../../pieces/fragments.ts'
import { amount } from './column-edges.ts'
import { type WordGap, wordGaps } from './word-places.ts'

/** What a cell ends with that is no part of a sum behind it: `6.00pm`, `17 h`, `20%`. */
const figureWithUnit = /\d(?:[ap]\.?m\.?|h|%)$/iu
const sumWithSign = /^\p{Sc}\d[\d.,'\u2019]*$/u
const rate = /^\d{1,2}(?:[.,]\d{1,2})?(%)?$/u

/**
 * Gaps of a text of a table that part two cells: between two sums of money or times of day, between a time and a sum, and between a
 * sum and the rate of its tax.
 */
export function sumGaps({ text, x, width }: Fragment): WordGap[] {
  if (!/\d[.,:]\d\d/.test(text)) return []
  const gaps = wordGaps(text, x, width)
  const wordAt = (index: number) => text.slice(gaps[index - 1]?.at ?? 0, gaps[index]?.at).trim()
  return gaps.filter((_, index) => {
    const [before, after, next] = [wordAt(index), wordAt(index + 1), wordAt(index + 2)]
    if (sumWithSign.test(after) && figureWithUnit.test(before)) return true
    if (!amount.test(before)) return false
    const [whole = '', sign] = rate.exec(after) ?? []
    return amount.test(after) || (whole !== '' && (sign !== undefined || next === '%'))
  })
}
