import type { Language } from '../../languages/load-language.ts'
import { namesSum } from '../sums.ts'
import type { Unit } from '../units/unit.ts'
import { isFigure } from './figures.ts'

const fewestCompared = 2
const fewestOfSum = 3
const digits = /[\p{N}.,'’\s–-]/gu

/**
 * Whether a row holds several values of one kind and nobody can tell which is which, for its table has lost the names of its
 * columns: `Total cost: $2,300; $6,850; $9,400`. What a table comes to is told beside a tax or a price.
 */
export function isUnnamed({ kind, columns, label, paired }: Unit, language: Language): boolean {
  if (kind !== 'row' || columns.length > 0) return false
  const [, ...cells] = paired.map(({ text }) => text).filter((text) => text !== '')
  const kinds = Map.groupBy(
    cells.filter((cell) => isCompared(cell, language)),
    (cell) => cell.replace(digits, ''),
  )
  const alike = Math.max(0, ...[...kinds.values()].map(({ length }) => length))
  return alike >= (namesSum(label, language) ? fewestOfSum : fewestCompared)
}

function isCompared(cell: string, { phrases }: Language): boolean {
  return phrases.yesOrNo.test(cell) || isFigure(cell)
}
