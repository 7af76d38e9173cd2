import { roughWordCount } from '../../../text/normalize.ts'
import type { Sentence } from '../../document/parse.ts'
import { looksLikeAddress } from '../parties/address-blocks.ts'
import { addressesSomebody } from '../parties/parties.ts'
import { labeledUnit, proseUnit, type Unit } from '../units/unit.ts'
import { isFigure } from './figures.ts'
import type { Row } from './row.ts'

const mostWordsOfLabel = 4
const fewestRows = 2
/** Lines in which letters name whom they are for. */
const linesOfHead = 16
const digit = /\p{N}/u

function isLabel(cell: string): boolean {
  return (
    /\p{L}{2}.*[^:：]$/u.test(cell) && !digit.test(cell) && roughWordCount(cell) <= mostWordsOfLabel
  )
}

/** Whether rows at the top are an address with names and values on its right, which have nothing to do with it. */
export function holdsAddress(rows: readonly Row[], order: number): boolean {
  if (order > linesOfHead || rows.length < fewestRows) return false
  const isBeside = rows.every(
    ({ spots, cells }) => spots.length === 3 && isLabel(cells[1] ?? '') && cells[2] !== '',
  )
  if (!isBeside || !rows.some(({ cells }) => digit.test(cells[2] ?? ''))) return false
  return rows.some(({ cells: [left = ''] }) => addressesSomebody(left) || looksLikeAddress(left))
}

/** The line of an address and, on its right, a name with its value, each by itself. */
export function besideAddress(content: string, sentence: Sentence, { cells }: Row): Unit[] {
  const [left = '', label = '', value = ''] = cells
  const start = content.indexOf(left, sentence.start)
  const from = content.indexOf(label, start + left.length)
  const end = content.indexOf(value, from + label.length) + value.length
  if (cells.length !== 3 || start < 0 || from < 0 || end > sentence.end) return []
  const words = roughWordCount(left)
  const line = proseUnit({ start, end: start + left.length, text: left, words }, sentence)
  return [
    { ...line, namesReader: addressesSomebody(left) },
    labeledUnit({ start: from, end, label, value }, sentence),
  ]
}

const monthOrDay =
  /^(?:\p{N}{1,4}[./ -])?\p{L}{3,12}\.?(?: \p{N}{2,4})?$|^\p{N}{1,4}[./-]\p{N}{1,2}(?:[./-]\p{N}{2,4})?$/u
const isMoney = (cell: string): boolean =>
  isFigure(cell) && (/\p{Sc}/u.test(cell) || /[.,]\p{N}{2}$/u.test(cell))
const mostPairs = 12

/** Whether rows are days or months with a sum each, several to a row: `1 May | £20 | 1 October | £20`. */
export function holdsInstalments(rows: readonly Row[]): boolean {
  return (
    rows.length >= fewestRows &&
    rows.every(
      ({ cells }) =>
        cells.length > 2 &&
        cells.length % 2 === 0 &&
        cells.every((cell, at) => (at % 2 === 0 ? monthOrDay.test(cell) : isMoney(cell))),
    )
  )
}

/** All instalments as one statement, in the order of their columns. */
export function instalmentsUnit(rows: readonly Row[], first: Sentence, end: number): Unit {
  const [{ cells } = { cells: [] }] = rows
  const pairs = cells.flatMap((_, at) =>
    at % 2 === 0 ? rows.map((row) => `${row.cells[at]}: ${row.cells[at + 1]}`) : [],
  )
  const [opening = '', ...others] = pairs.slice(0, mostPairs)
  const [label = '', sum = ''] = opening.split(': ')
  const value = [sum, ...others, ...(pairs.length > mostPairs ? ['…'] : [])].join('; ')
  return labeledUnit({ start: first.start, end, label, value }, first)
}
