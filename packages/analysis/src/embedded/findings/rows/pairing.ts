import { itemNumber } from './figures.ts'
import { isPlaced } from './header.ts'
import { isNumbering } from './numbering.ts'
import type { Row } from './row.ts'

/** What stands in a place of a row, with the name of its column where that is sure. */
export interface Cell {
  readonly head: string
  readonly text: string
}

/**
 * The cells of a row with the names of their columns. Both are counted from the first place of the whole row, and nothing is
 * paired where the counts differ by more than a number in front of a row, which has no name.
 */
export function pairedCells(row: Row, header: Row | undefined): Cell[] {
  const texts = row.places.length > 1 ? row.places : row.cells
  const heads = header === undefined ? undefined : headsOver(texts, header)
  if (heads !== undefined) return texts.map((text, at) => ({ head: heads[at] ?? '', text }))
  return texts.filter((text) => text !== '').map((text) => ({ head: '', text }))
}

function headsOver(texts: readonly string[], header: Row): readonly string[] | undefined {
  if (!isPlaced(header)) return undefined
  const heads = header.places.length > 1 ? header.places : header.cells
  if (texts.length === heads.length) return heads
  const [first = ''] = texts
  const [name = ''] = heads
  const isNumbered = first === '' || itemNumber.test(first)
  if (texts.length !== heads.length + 1 || !isNumbered || isNumbering(name)) return undefined
  return ['', ...heads]
}

const longestLabel = 120
/** `884,00 €` at the end of `Total each month 884,00 €`, but not what a price is counted by: `4 months at €30`. */
const sumBehind =
  /(?<=\p{L}{4})\s((?:\p{Sc}\s?)?\p{N}{1,3}(?:[\s.,'’]?\p{N}{2,3}){0,4}(?:\s?\p{Sc})?)$/u
const currency = /\p{Sc}/u

/** A row with one place less than the rows above it, because its label and first sum were read as one, with the two apart. */
export function withSumApart(row: Row, width: number): Row {
  const [label = ''] = row.places
  if (width !== row.places.length + 1 || label.length > longestLabel || !currency.test(label))
    return row
  const [behind = '', sum = ''] = sumBehind.exec(label) ?? []
  if (!currency.test(sum)) return row
  const parts = [label.slice(0, label.length - behind.length), sum]
  const part = (texts: readonly string[]): string[] =>
    texts.flatMap((text) => (text === label ? parts : [text]))
  return { ...row, cells: part(row.cells), places: part(row.places) }
}
