import { dotLeader, isDashedRow } from '../../../text/lines.ts'
import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Language } from '../../languages/load-language.ts'
import { plain, type Unit } from '../units/unit.ts'
import { spotsOf } from './columns.ts'
import { figure, isFigure, itemNumber, plainNumber } from './figures.ts'
import { isPlaced } from './header.ts'
import { isNumbering } from './numbering.ts'
import { type Cell, pairedCells } from './pairing.ts'
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

/** Whether a line is a row that bars or tabs part, also where all of its cells but the last were taken for markers: `1 | 12 | 3 May`. */
export function isRuledRow(content: string, sentence: Sentence): boolean {
  const { start, end } = sentence
  const lead = content.slice(startOfRow(content, sentence), start)
  return isRowOfCells(content.slice(start, end)) || (lead.includes(' | ') && /\p{N}/u.test(lead))
}

export function rowIn(content: string, sentence: Sentence): Row {
  const { start, end } = sentence
  if (sentence.cells !== undefined) {
    const cells = sentence.cells.map(({ text }) => text)
    return { cells, places: cells, isDashed: false, spots: sentence.cells }
  }
  const raw = content.slice(start, end)
  if (isDashedRow(raw)) {
    const cells = raw.split(/\s[–—]\s/u).map(flattenSpace)
    return { cells, places: cells, isDashed: true, spots: [] }
  }
  const line = content.slice(startOfRow(content, sentence), end)
  const isRuled = isRowOfCells(raw)
  const spots = isRuled ? [] : spotsOf(content, sentence)
  const cells = cellsOf(isRuled || !isRuledRow(content, sentence) ? raw : line)
  return { cells, places: placesOf(line), isDashed: false, spots }
}

/** ` | `, `6.5 h | `, `6.5 ` in front of ` h | `, ` | (1) ` and `1 | 12 | `. */
const opensRow =
  /^\s*(?:(?:\S{1,8}\s{0,3})?(?:\|\s*)?(?:\(\p{N}{1,2}\)\s)?|\S{1,8} \| (?:\P{L}{1,8} \| ){1,3})$/u

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

const quantity = /^\p{N}[\p{N}.,]*\s?\p{L}{1,3}\.?$/u
const emptyCell = /^[\s–—-]*$/u

/** `Operation:` in front of a gap is a label as one with its value right behind it. */
const opensValue = /\s?[:：]$/u
const fewestWordsOfSentence = 4

/** `The lamp has failed.` in front of its value, without its end. */
function shownLabel(label: string): string {
  const name = label.replace(opensValue, '')
  return roughWordCount(name) < fewestWordsOfSentence
    ? name
    : name.replace(/(?<=\p{Ll}{3}|[\p{N})])\.$|。$/u, '')
}

/** A row as a label and what it says, each value behind the name of its column where there are several. */
export function rowUnit(
  sentence: Sentence,
  row: Row,
  header: Row | undefined,
  { phrases }: Language,
): Unit {
  const all = pairedCells(row, header)
  const filled = all.filter(({ text }) => text !== '')
  const [first = { head: '', text: '' }, second = first] = filled
  const named = countedName(filled, header) ?? longName(first)
  const isNumbered =
    named === undefined &&
    filled.length > 2 &&
    (itemNumber.test(first.text) || isReference(first) || isAmount(first, second))
  const label = named ?? (isNumbered ? second.text : first.text)
  const counts = isNumbered && first.head !== '' && !isNumbering(first.head)
  const behind = filled.slice(isNumbered ? 2 : 1)
  const rest = counts || named === first.head ? [first, ...behind] : behind
  const values = withUnits(rest, phrases).filter(({ text }) => !emptyCell.test(text))
  const isWide = rest.length > 1 && header !== undefined
  const value = values
    .map(({ head, text }) =>
      isWide && head !== '' && head !== label
        ? `${head.replace(': ', ' – ')}: ${text}`
        : withUnit(text, head, phrases),
    )
    .join('; ')
  const { start, end, words, heading } = sentence
  const isLabeled = header === undefined && filled.length === 2 && opensValue.test(label)
  return {
    ...plain,
    kind: isLabeled ? 'label' : 'row',
    start,
    end,
    text: `${shownLabel(label)}: ${value}`,
    words,
    label: label.replace(opensValue, ''),
    value,
    heading,
    // A row of one value and empty cells, as the sum below a table, is no part of the comparison.
    columns: values.length === 1 && filled.length < all.length ? [] : (header?.cells ?? []),
    figures: values.filter(({ text }) => figure.test(text)).length,
    paired: all,
    sentence,
  }
}

/** `Section B`, `Week 3` for a row that a letter names, or a number in front of figures. */
function countedName(
  [first, second]: readonly Cell[],
  header: Row | undefined,
): string | undefined {
  if (first === undefined || second === undefined) return undefined
  const isNumber = itemNumber.test(first.text) && !/\p{L}{3}/u.test(second.text)
  if (!isNumber && !/^(?:\p{Lu}|[IVX]{1,4})$/u.test(first.text)) return undefined
  // Names that were read as one still begin with that of the first column.
  const [corner = ''] =
    header === undefined || isPlaced(header) ? [first.head] : (header.cells[0]?.split(' ') ?? [])
  if (corner === '' && isNumber) return first.text
  return corner === '' || isNumbering(corner) ? undefined : `${corner} ${first.text}`
}

/** `3.1`, `4/2`, `R-07` below `Ref`. */
function isReference({ head, text }: Cell): boolean {
  return isNumbering(head) && /^(?=.*\p{N})[\p{L}\p{N}./-]{1,8}$/u.test(text)
}

const longestRowName = 80

/** The name of the first column, where what is below it is a text like the others and not what the row is called. */
function longName({ head, text }: Cell): string | undefined {
  return head !== '' && text.length > longestRowName ? head : undefined
}

const currency = /\p{Sc}/u

/** A plain number below `Amount €` or `£` with that sign, where its language has it, or a sum below `per week`. */
function withUnit(text: string, head: string, { countedBy }: Language['phrases']): string {
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

/** The values with the unit that stands in a column of its own, and without the numbers of notes. */
function withUnits(
  cells: readonly Cell[],
  { noteColumn, unitColumn }: Language['phrases'],
): Cell[] {
  const unit = cells.find(({ head }) => unitColumn.test(head))
  const isNote = ({ head, text }: Cell): boolean => noteColumn.test(head) && itemNumber.test(text)
  const others = cells.filter((cell) => cell !== unit && !isNote(cell))
  if (unit === undefined || !others.some(({ text }) => plainNumber.test(text))) {
    return others.length === 0 || unit === undefined ? [...cells] : [...others, unit]
  }
  return others.map((cell) =>
    plainNumber.test(cell.text) ? { ...cell, text: `${cell.text} ${unit.text}` } : cell,
  )
}
