import { dotLeader, isDashedRow } from '../../../text/lines.ts'
import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Sentence } from '../../document/parse.ts'
import { dayOfYear } from '../../exports/dates/month-names.ts'
import { plain, type Unit } from '../unit.ts'
import { spotsOf } from './columns.ts'
import type { Row } from './row.ts'

const ruledOff = / \| |\S\t+\S|｜/u
/** A wide empty first cell included. */
const longestFirstCell = 60

export function isRowOfCells(raw: string): boolean {
  return ruledOff.test(raw)
}

/** Where the line of a row begins: its first cell may have been taken for the marker of an item. */
export function startOfRow(content: string, { start }: Sentence): number {
  const before = content.slice(Math.max(0, start - longestFirstCell), start)
  const lead = before.slice(before.lastIndexOf('\n') + 1)
  return opensRow.test(lead) ? start - lead.length : start
}

export function rowIn(content: string, sentence: Sentence): Row {
  const { start, end } = sentence
  const raw = content.slice(start, end)
  if (isDashedRow(raw)) {
    const cells = raw.split(/\s[–—]\s/u).map(flattenSpace)
    return { cells, places: cells, isDashed: true, spots: [] }
  }
  const line = content.slice(startOfRow(content, sentence), end)
  const spots = isRowOfCells(raw) ? [] : spotsOf(content, sentence)
  return { cells: cellsOf(raw), places: placesOf(line), isDashed: false, spots }
}

/** ` | `, `6.5 h | `, `6.5 ` in front of ` h | `, and ` | (1) `. */
const opensRow = /^\s*(?:\S{1,8}\s{0,3})?(?:\|\s*)?(?:\(\p{N}{1,2}\)\s)?$/u

/** What is below the last cell goes on with it. */
const wrappedCell = /(?<=\S)[^\S\n]*\n\s+(?=\S)/gu

function cellsOf(raw: string): string[] {
  return raw
    .replace(wrappedCell, ' ')
    .split(/\t+|｜|(?<=\s)\|(?=\s)|\|\s*$|^\|| {3,}/u)
    .flatMap((cell) => cell.split(dotLeader))
    .map(flattenSpace)
    .filter((cell) => cell !== '')
}

function placesOf(line: string): string[] {
  const trimmed = line.trim()
  const isFramed = trimmed.startsWith('|') && trimmed.endsWith('|')
  const inner = isFramed ? trimmed.slice(1, -1) : line
  return inner.split(/\t+|｜|(?<=^|\s)\|(?=\s|$)/u).map(flattenSpace)
}

const figure = /^[(+−–-]?(?:\p{Sc}|R\$?|[A-Z]{3}\s)?\s?\p{N}[\p{N}.,'’\s]*/u
/** `2026`, `2026/27` */
const year = /^(?:19|20)\d\d(?:\s?[/–-]\s?(?:\d\d|(?:19|20)\d\d))?$/u
const mostWordsOfUnit = 2

/** A number with its unit, and no address that opens with a number. */
export function isFigure(cell: string): boolean {
  const number = figure.exec(cell)?.[0]
  return number !== undefined && roughWordCount(cell.slice(number.length)) <= mostWordsOfUnit
}

function isRuled(cells: readonly string[]): boolean {
  return cells.every((cell) => /^[\s|:-]*$/u.test(cell))
}

/** The first row names the columns when none of its cells is a figure and a row of as many cells follows. */
export function isHeader({ cells, places, isDashed }: Row, next: Row | undefined): boolean {
  if (isDashed) return false
  const below = next?.cells ?? []
  const [first = ''] = cells
  if (isOverFigures(places, next) || isOverNumbers(cells, below)) return true
  if (isOverSums(cells, below)) return true
  if (cells.length > 2 && cells.slice(1).some((cell) => unitColumn.test(cell))) return true
  if (cells.slice(1).some((cell) => isValue(cell))) return false
  if (holdsArrangement(cells.slice(1), below.slice(1))) return false
  if (cells.some((cell) => cell.split(' ').length > mostWordsOfName)) return false
  if (cells.some((cell) => answer.test(cell)) || /^\p{N}/u.test(first)) return false
  if (itemNumber.test(first) && itemNumber.test(below[0] ?? '')) return false
  // `Clerk | Letter to the owner | at once` above another row of the clerk.
  if (first !== '' && first === below[0]) return false
  if (cells.some((cell, at) => untilDay.test(cell) && untilDay.test(below[at] ?? ''))) return false
  if (cells.length === 2 && !isRuled(below) && !isFigure(below[1] ?? '')) return false
  if (cells.length < 2) return false
  // The name of a column of numbers, `No.`, passes for the end of a sentence.
  const isNumbered = below.length === cells.length + 1 && itemNumber.test(below[0] ?? '')
  const isSparse = cells.length > 2 && places.length > 1 && next?.places.length === places.length
  return below.length === cells.length || isNumbered || isSparse
}

const mostWordsOfName = 10

/** Among the names of columns of technical data, which may have figures: `Property | Unit | Model 250`. */
const unitColumn =
  /^(?:units?|einheit(?:en)?|unités?|unidad(?:es)?|unità|unidades?|eenhe(?:id|den)|jednostk[ai]|ед\.(?: изм\.)?|единиц[аы]|单位|單位|単位|الوحدة)$/iu

/** `091 555 0311`, `8.40 a.m.`, an address of mail: what is arranged, and no name of a column. */
const phone = /(?<![\p{L}\p{N}./-])[(+]?\p{N}(?:[ ()/-]?\p{N}){8,}(?!\p{N})|\S@\S/u
const clock =
  /(?<!\p{N})\p{N}{1,2}(?:[.:]\p{N}{2})? ?(?:[ap]\.?m\.?|uhr|uur|Uhr|ч\.|h\p{N}{0,2})(?!\p{L})|\p{N}\s?[时時]/u

/** Whether cells tell when something is or whom to ring, as those of a row do. */
function holdsArrangement(cells: readonly string[], below: readonly string[]): boolean {
  if (cells.some((cell) => phone.test(cell) || clock.test(cell))) return true
  return cells.some((cell, at) => dayOfYear.test(cell) && dayOfYear.test(below[at] ?? ''))
}

/** `by 4 May` above `before 9 May` names no column. */
const untilDay =
  /^(?:by|before|until|bis|vor|avant|pour le|antes|hasta|prima|entro|até|vóór|tot|do|przed|до)\s\D{0,12}\p{N}/iu
const amount = /\p{Sc}\s?\p{N}/u
/** `HV-6620`, `KB 7730 1186-4`; `Q1 2027` names a column. */
const codeOfDigits =
  /^(?=.{0,30}\p{N}{2})(?=.{0,30}\p{Lu})(?!(?:\p{L}{1,2}\p{N}? )?(?:19|20)\d\d$)[\p{Lu}\p{N}][\p{Lu}\p{N}/ -]{3,30}$/u

/** What no column is called: a figure, a sum of money or the number of a document. */
export function isValue(cell: string): boolean {
  if (figure.test(cell)) return !year.test(cell)
  return amount.test(cell) || codeOfDigits.test(cell)
}

/** Names of columns with nothing above the names of the rows: ` | so far | from 1 January`. */
export function isOverFigures(places: readonly string[], next: Row | undefined): boolean {
  const [corner, ...names] = places
  if (corner !== '' || next === undefined || next.places.length !== places.length) return false
  return names.every((name, at) => isName(name) && isFigure(next.places[at + 1] ?? ''))
}

function isName(cell: string): boolean {
  return cell !== '' && (!figure.test(cell) || year.test(cell) || numberedName.test(cell))
}

/** `Totals | net € | 20 % VAT €` above numbers without any letter. */
function isOverNumbers(cells: readonly string[], below: readonly string[]): boolean {
  if (cells.length < 3 || below.length !== cells.length) return false
  return cells
    .slice(1)
    .every((cell, at) => /\p{L}{3}/u.test(cell) && plainNumber.test(below[at + 1] ?? ''))
}

/** `Ticket | under 6 | 6 to 12 | 13 and over` above the sums for each of them. */
function isOverSums(cells: readonly string[], below: readonly string[]): boolean {
  if (cells.length < 3 || below.length !== cells.length || /\p{N}/u.test(cells[0] ?? ''))
    return false
  if (cells.some((cell) => amount.test(cell) || /\p{N}[.,]\p{N}/u.test(cell))) return false
  const over = cells.slice(1).filter((_, at) => amount.test(below[at + 1] ?? ''))
  return over.length > 1 && over.every((cell) => group.test(cell))
}

/** Who or what a sum is for: an age, a number of people or nights. */
const group =
  /^(?:\P{N}+|\P{N}*\p{N}{1,3}\s?(?:[-–+]|to|bis|à|a|tot|do|до|and|und|et|y|e|en|i|и)?\s?(?:\p{N}{1,3})?\s?\P{N}{0,20})$/iu

const answer = /^(?:yes|no|ja|nein|oui|non|sí|si|sì|não|sim|nee|tak|nie|да|нет|[-–—✓✗x])$/iu
const itemNumber = /^(?:\p{Lu}?\p{N}{1,3}\p{Ll}?[.)]?|\(?(?:\p{N}{1,3}|\p{L}|[ivx]{1,4})\))$/u
/** `(1) at once`, `3-night stay` */
const numberedName = /^\(\p{N}{1,2}\)\s|^\p{N}{1,3}-\p{L}/u
const quantity = /^\p{N}[\p{N}.,]*\s?\p{L}{1,3}\.?$/u
const emptyCell = /^[\s–—-]*$/u
const namesNumber = /^(?:(?:item|pos|line|row|id|no|nr|n[°ºo]|№|#|ref|lfd|序号|番号)\.?\s?)+$/iu
const namesUnit =
  /^(?:units?|uom|einheit|unité|unidad|unità|unidade|eenheid|jednostka|ед\.?(?: ?изм\.?)?|единица(?: измерения)?|单位|単位|الوحدة)$/iu
const namesNote =
  /^(?:notes?|remarks?|see|anmerkung|hinweis|note|remarque|nota|opmerking|uwagi?|примечани[ея]|备注|備考|注|ملاحظات?)$/iu
const plainNumber = /^[<>≤≥±~]?\s?[−–-]?\p{N}[\p{N}.,]*(?:\s?(?:to|–|-|…|±)\s?\p{N}[\p{N}.,]*)?$/u

/** `Operation:` in front of a gap is a label as one with its value right behind it. */
const opensValue = /\s?[:：]$/u

interface Cell {
  readonly head: string
  readonly text: string
}

/** A row as a label and what it says, each value behind the name of its column where there are several. */
export function rowUnit(sentence: Sentence, row: Row, header: Row | undefined): Unit {
  const isAligned = row.places.length > 1 && header?.places.length === row.places.length
  const all = isAligned
    ? row.places.map((text, at): Cell => ({ head: header.places[at] ?? '', text }))
    : underHeads(row, header)
  const filled = all.filter(({ text }) => text !== '')
  const [first = { head: '', text: '' }, second = first] = filled
  const isNumbered = filled.length > 2 && (itemNumber.test(first.text) || isAmount(first, second))
  const isLetter =
    header?.cells.length === row.cells.length &&
    /^(?:\p{Lu}|[IVX]{1,4})$/u.test(first.text) &&
    first.head !== ''
  const label = isNumbered ? second.text : isLetter ? `${first.head} ${first.text}` : first.text
  const counts = isNumbered && first.head !== '' && !namesNumber.test(first.head)
  const rest = [...(counts ? [first] : []), ...filled.slice(isNumbered ? 2 : 1)]
  const values = withUnits(rest).filter(({ text }) => !emptyCell.test(text))
  const isWide = rest.length > 1 && header !== undefined
  const value = values
    .map(({ head, text }) => (isWide && head !== '' ? `${head}: ${text}` : withUnit(text, head)))
    .join('; ')
  const { start, end, words, heading } = sentence
  const isLabeled = header === undefined && filled.length === 2 && opensValue.test(label)
  return {
    ...plain,
    kind: isLabeled ? 'label' : 'row',
    start,
    end,
    text: `${label.replace(opensValue, '')}: ${value}`,
    words,
    label: label.replace(opensValue, ''),
    value,
    heading,
    // A row of one value and empty cells, as the sum below a table, is no part of the comparison.
    columns: values.length === 1 && filled.length < all.length ? [] : (header?.cells ?? []),
    figures: values.filter(({ text }) => figure.test(text)).length,
    sentence,
  }
}

const currency = /\p{Sc}/u

/** What a column is counted by: `per week`, `pro Monat`. */
const countedBy = /^(?:per|each|je|pro|par|por|al|alla|ao|na|за|в)\s\p{L}+$/iu

/** A plain number below `Amount €` or `£` with that sign, where its language has it, or a sum below `per week`. */
function withUnit(text: string, head: string): string {
  if (countedBy.test(head)) return `${text} ${head}`
  const sign = currency.exec(head)?.[0]
  if (sign === undefined || !plainNumber.test(text)) return text
  return /,\p{N}\p{N}$/u.test(text) ? `${text} ${sign}` : text.replace(/(?=\p{N})/u, sign)
}

/** `6.5 h` in front of what was done in that time, `£25.00` in front of what it is for. */
function isAmount({ text }: Cell, { text: next }: Cell): boolean {
  const isSum = /\p{Sc}/u.test(text) && isFigure(text)
  return (quantity.test(text) || isSum) && !figure.test(next)
}

/** The cells of a row that has another number of cells than its header: the last ones are below the last names. */
function underHeads({ cells }: Row, header: Row | undefined): Cell[] {
  const heads = header?.cells ?? []
  const isWhole = heads.length === cells.length
  return cells.map((text, at) => ({ head: isWhole ? (heads[at] ?? '') : '', text }))
}

/** The values with the unit that stands in a column of its own, and without the numbers of notes. */
function withUnits(cells: readonly Cell[]): Cell[] {
  const unit = cells.find(({ head }) => namesUnit.test(head))
  const isNote = ({ head, text }: Cell): boolean => namesNote.test(head) && itemNumber.test(text)
  const others = cells.filter((cell) => cell !== unit && !isNote(cell))
  if (unit === undefined || !others.some(({ text }) => plainNumber.test(text))) {
    return others.length === 0 || unit === undefined ? [...cells] : [...others, unit]
  }
  return others.map((cell) =>
    plainNumber.test(cell.text) ? { ...cell, text: `${cell.text} ${unit.text}` } : cell,
  )
}
