import type { Unit } from '../units/unit.ts'
import { isFigure } from './figures.ts'

const fewestCompared = 2
const fewestOfSum = 3
const answer =
  /^(?:yes|no|ja|nein|oui|non|sí|sì|não|sim|nee|tak|nie|да|нет|有|无|はい|いいえ|نعم|لا)$/iu
const digits = /[\p{N}.,'’\s–-]/gu

/**
 * Whether a row holds several values of one kind and nobody can tell which is which, for its table has lost the names of its
 * columns: `Total cost: $2,300; $6,850; $9,400`. What a table comes to is told beside a tax or a price.
 */
export function isUnnamed({ kind, columns, paired }: Unit, namesSum: boolean): boolean {
  if (kind !== 'row' || columns.length > 0) return false
  const [, ...cells] = paired.map(({ text }) => text).filter((text) => text !== '')
  const kinds = Map.groupBy(cells.filter(isCompared), (cell) => cell.replace(digits, ''))
  const alike = Math.max(0, ...[...kinds.values()].map(({ length }) => length))
  return alike >= (namesSum ? fewestOfSum : fewestCompared)
}

function isCompared(cell: string): boolean {
  return answer.test(cell) || isFigure(cell)
}
