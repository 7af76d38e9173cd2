import { roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Language } from '../../languages/load-language.ts'
import { addressesSomebody } from '../parties/parties.ts'
import { labeledUnit, proseUnit, type Unit } from '../units/unit.ts'
import { isFigure } from './figures.ts'
import type { Cell } from './pairing.ts'
import type { Row } from './row.ts'

/** Rows of a table that tell whether it holds pairs. */
export const rowsOfPairs = 4
const mostWordsOfLabel = 4
/** Lines in which letters name whom they are for. */
const linesOfHead = 16
const digit = /\p{N}/u

/** Whether the rows that a table opens with hold labels and values in turn: `Vehicle | Morava 2.0 | Plate | VB-EN 417`. */
export function holdsPairs(rows: readonly Row[]): boolean {
  const [first] = rows
  if (first === undefined || rows.length < 2) return false
  const cells = first.places.length
  if (cells < 4 || cells % 2 !== 0 || rows.some(({ places }) => places.length !== cells))
    return false
  if (!arePaired(rows) || isNamed(rows)) return false
  return hasFigureInValues(first) || rows.slice(1).some(isMixed)
}

const leastPairs = 3
const pairsForOneFused = 4

/** Whether labels stand in front of all values; a place may have neither, and seldom a label is read as one with its value. */
function arePaired(rows: readonly Row[]): boolean {
  let [pairs, fused] = [0, 0]
  for (const { places } of rows) {
    for (const [at, label] of places.entries()) {
      const value = places[at + 1] ?? ''
      if (at % 2 !== 0 || (label === '' && value === '')) continue
      if (isLabel(label)) pairs += 1
      else if (value === '') fused += 1
      else return false
    }
  }
  return pairs >= leastPairs && pairs >= pairsForOneFused * fused
}

/** `1st registration` */
const ordinal = /^\p{N}{1,2}(?:st|nd|rd|th|er|re|ère|[ºª.])\s(?=\p{L})/iu

function isLabel(cell: string): boolean {
  const name = cell.replace(ordinal, '')
  return /\p{L}{2}/u.test(name) && !digit.test(name) && roughWordCount(name) <= mostWordsOfLabel
}

/** Whether the first row names columns: one of figures below a word, or of who does it, which says the same again. */
function isNamed([first, ...rows]: readonly Row[]): boolean {
  const isColumn = first?.places.some((name, at) => {
    const below = rows.map(({ places }) => places[at] ?? '').filter((cell) => cell !== '')
    if (at % 2 === 0) return new Set(below).size < below.length
    return !digit.test(name) && below.length > 0 && below.every((cell) => isFigure(cell))
  })
  return isColumn === true && rows.length > 1
}

/** Names of columns seldom hold figures. */
function hasFigureInValues({ places }: Row): boolean {
  return places.some((cell, at) => at % 2 === 1 && digit.test(cell))
}

/** Columns mostly hold figures, or none. */
function isMixed({ places }: Row): boolean {
  const values = places.filter((_, at) => at % 2 === 1)
  return values.some((cell) => isFigure(cell)) && values.some((cell) => !digit.test(cell))
}

/** `Meeting date December 8, 2026` */
const fusedPair = /^(\p{Lu}\p{L}*(?: \p{Ll}\p{L}*){0,3}) ((?=.*\p{N})[\p{Lu}\p{N}].*)$/u

/** Each pair of a row as a labeled line of its own. */
export function pairUnits(content: string, sentence: Sentence, { places }: Row): Unit[] {
  const units: Unit[] = []
  let from = sentence.start
  for (const at of places.keys()) {
    if (at % 2 !== 0) continue
    const [, name, told] = places[at + 1] === '' ? (fusedPair.exec(places[at] ?? '') ?? []) : []
    const label = name ?? places[at] ?? ''
    const value = told ?? places[at + 1] ?? ''
    if (value === '') continue
    const start = content.indexOf(label, from)
    const end = content.indexOf(value, start + label.length) + value.length
    if (start < 0 || end > sentence.end || end <= start) continue
    units.push(labeledUnit({ start, end, label: label.replace(/\s*[:：]$/u, ''), value }, sentence))
    from = end
  }
  return units
}

/** The cells of the only row below names of columns as labeled lines, as letters have them at the top: `Our ref. | Date` over `KX 7 | 3 May 2027`. */
export function headedCells(
  content: string,
  sentence: Sentence,
  cells: readonly Cell[],
  { phrases }: Language,
): Unit[] {
  if (!cells.some(({ head }) => phrases.namesReference.test(head))) return []
  const units: Unit[] = []
  let from = sentence.start
  for (const { head, text } of cells) {
    if (head === '' || text === '') return []
    const start = content.indexOf(text, from)
    const end = start + text.length
    if (start < 0 || end > sentence.end) return []
    units.push(labeledUnit({ start, end, label: head, value: text }, sentence))
    from = end
  }
  return units
}

const labeledCell = /^(\p{L}[^:：]{1,30}?)\s*[:：]\s+(\S.*)$/u
const labelCell = /^(\p{L}[^:：]{1,30}?)\s*[:：]$/u
const wideGap = / {3,}/u

/**
 * `Date: 3 May      Customer no.: 20448` in one row, also with the line of an address on its left; none where something
 * behind the first label bears no label.
 */
export function labeledCells(content: string, sentence: Sentence, { cells }: Row): Unit[] {
  const units: Unit[] = []
  const isWide = wideGap.test(content.slice(sentence.start, sentence.end))
  let from = sentence.start
  let name: { readonly text: string; readonly start: number } | undefined
  let isNamed = false
  for (const cell of cells) {
    const start = content.indexOf(cell, from)
    const end = start + cell.length
    if (start < 0 || end > sentence.end) return []
    from = end
    const [, alone] = (isWide && labelCell.exec(cell)) || []
    if (alone !== undefined && name === undefined) {
      name = { text: alone, start }
      continue
    }
    const [, own, told = cell] = name === undefined ? (labeledCell.exec(cell) ?? []) : []
    const label = name?.text ?? own
    if (label !== undefined) {
      units.push(labeledUnit({ start: name?.start ?? start, end, label, value: told }, sentence))
      isNamed = true
    } else if (isWide && !isNamed) units.push(cellUnit({ start, end, text: cell }, sentence))
    else return []
    name = undefined
  }
  return isNamed && name === undefined ? units : []
}

/** What stands on the left of labels, as the name and the street of whom a letter is for. */
function cellUnit({ start, end, text }: Span & Pick<Unit, 'text'>, sentence: Sentence): Unit {
  const unit = proseUnit({ start, end, text, words: roughWordCount(text) }, sentence)
  return { ...unit, namesReader: sentence.order < linesOfHead && addressesSomebody(text) }
}
