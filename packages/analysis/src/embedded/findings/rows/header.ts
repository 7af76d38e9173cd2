import { dayOfYear } from '../../exports/dates/day-of-year.ts'
import type { Language } from '../../languages/load-language.ts'
import { amount, figure, isFigure, itemNumber, plainNumber, year } from './figures.ts'
import { isNumbering } from './numbering.ts'
import type { Row } from './row.ts'
import { verdictIn } from './verdict-words.ts'

function isRuled(cells: readonly string[]): boolean {
  return cells.every((cell) => /^[\s|:-]*$/u.test(cell))
}

/** The first row names the columns when none of its cells is a figure and a row of as many cells follows. */
export function isHeader(
  { cells, places, isDashed }: Row,
  next: Row | undefined,
  language: Language,
): boolean {
  const { intervalCell: interval, unitColumn, untilDay } = language.phrases
  if (isDashed) return false
  const below = next?.cells ?? []
  const [first = ''] = cells
  if (isOverFigures(places, next) || isOverLikes(cells, below)) return true
  if (cells.some(saysSomething) || interval.test(first)) return false
  if (cells.some((cell, at) => interval.test(cell) && interval.test(below[at] ?? ''))) return false
  if (isOverNumbers(cells, below) || isOverSums(cells, below)) return true
  if (cells.length > 2 && cells.slice(1).some((cell) => unitColumn.test(cell))) return true
  if (cells.slice(1).some((cell) => isValue(cell))) return false
  if (holdsArrangement(cells.slice(1), below.slice(1), language)) return false
  if (cells.filter((cell, at) => isNumbered(cell, below[at] ?? '')).length > mostNumbered(cells)) {
    return false
  }
  const isCounted = isNumbering(first) && itemNumber.test(next?.places[0] ?? '')
  // `No` above `1` denies nothing.
  if (cells.slice(isCounted ? 1 : 0).some((cell) => isAnswer(cell, language))) return false
  if (/^\p{N}/u.test(first)) return false
  if (itemNumber.test(first) && itemNumber.test(below[0] ?? '')) return false
  // `Clerk | Letter to the owner | at once` above another row of the clerk.
  if (first !== '' && first === below[0]) return false
  // `by 4 May` above `before 9 May` names no column.
  if (cells.some((cell, at) => untilDay.test(cell) && untilDay.test(below[at] ?? ''))) return false
  if (cells.some((cell, at) => isVerdict(cell, language) && isVerdict(below[at] ?? '', language)))
    return false
  if (cells.length === 2 && !isRuled(below) && !saysResult(below[1] ?? '', language)) return false
  if (cells.length < 2) return false
  // The name of a column of numbers, `No.`, passes for the end of a sentence.
  const hasNumber = below.length === cells.length + 1 && itemNumber.test(below[0] ?? '')
  const isSparse = places.length > 2 && next?.places.length === places.length
  return below.length === cells.length || hasNumber || isSparse
}

const mostWordsOfName = 10
const longestName = 60

/** What the cells of rows say and no column is called: a sentence, a sum, a telephone number. */
function saysSomething(cell: string): boolean {
  if (cell.length > longestName || cell.split(' ').length > mostWordsOfName) return true
  return amount.test(cell) || phone.test(cell) || parted.test(cell)
}

/** Two statements in one cell. */
const parted = /[;；。]|\p{L}{5}[.!?]\s\p{Lu}/u
/** A name may hold a number, `Actual 31 Dec 2024`; several do so only above figures. */
function isNumbered(cell: string, below: string): boolean {
  return /[\d０-９]/u.test(cell) && !ordinalName.test(cell) && !isSumBelow(below)
}

/** `Option 2`, `Previous audit (2022)`, `2026/27` */
const ordinalName =
  /^(?:\P{N}*[(\s]?(?:\p{N}{1,2}|(?:19|20)\p{N}{2}(?:\s?[/–-]\s?\p{N}{2,4})?)\)?)$/u

function mostNumbered({ length }: readonly string[]): number {
  return length > 2 ? 1 : 0
}

/** What tells a row of a table of two columns from a name with its value: a sum, or what was decided. */
function saysResult(cell: string, language: Language): boolean {
  return isSumBelow(cell) || isVerdict(cell, language)
}

function isVerdict(cell: string, language: Language): boolean {
  return verdictIn(cell, language) !== undefined
}

function isSumBelow(cell: string): boolean {
  return isFigure(cell) && !phone.test(cell) && !plate.test(cell)
}

/** `1WB 7QT` */
const plate = /^\p{N}+\p{Lu}\S{0,6}\s?\S*\p{N}/u

/** `091 555 0311`, `8.40 a.m.`, an address of mail: what is arranged, and no name of a column. */
const phone = /(?<![\p{L}\p{N}./-])[(+]?\p{N}(?:[ ()/-]?\p{N}){8,}(?!\p{N})|\S@\S/u
const clock =
  /(?<!\p{N})\p{N}{1,2}(?:[.:]\p{N}{2})? ?(?:[ap]\.?m\.?|uhr|uur|Uhr|ч\.|h\p{N}{0,2})(?!\p{L})|\p{N}\s?[时時]/u

/** Whether cells tell when something is or whom to ring, as those of a row do. */
function holdsArrangement(
  cells: readonly string[],
  below: readonly string[],
  language: Language,
): boolean {
  if (cells.some((cell) => phone.test(cell) || clock.test(cell))) return true
  if (cells.some((cell) => dayAlone.test(cell))) return true
  const day = dayOfYear(language)
  return cells.some((cell, at) => day.test(cell) && day.test(below[at] ?? ''))
}

/** `November 24, 2025` */
const dayAlone =
  /^(?:\p{N}{1,2}(?:st|nd|rd|th|er|\.|º)?\s(?:de\s)?\p{L}{3,12}\.?(?:\s(?:de\s)?\p{N}{4})?|\p{L}{3,12}\.?\s\p{N}{1,2},?\s\p{N}{4})$/u
/** `HV-6620`, `KB 7730 1186-4`; `Q1 2027` names a column. */
const codeOfDigits =
  /^(?=.{0,30}\p{N}{2})(?=.{0,30}\p{Lu})(?!(?:\p{L}{1,2}\p{N}? )?(?:19|20)\d\d$)[\p{Lu}\p{N}][\p{Lu}\p{N}/ -]{3,30}$/u

/** `Q2 FY2025`, `9M 2025`, `H1 24/25`, `FY26` */
const period =
  /^(?=.*\p{L})(?:(?:[QHTKS][1-4]|[1-4][QHTKS]|\p{N}{1,2}M|YTD|LTM)(?:[ /-](?=.)|$))?(?:(?:FY|CY|GJ|EJ) ?)?(?:(?:19|20)?\p{N}{2}(?:\s?[/–-]\s?\p{N}{2,4})?)?$/u

/** Whether a cell is called by a year, or by a quarter or a half of one. */
export function namesPeriod(cell: string): boolean {
  return year.test(cell) || period.test(cell)
}

/** What no column is called: a figure, a sum of money or the number of a document. */
export function isValue(cell: string): boolean {
  if (namesPeriod(cell)) return false
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
  const over = cells.slice(1).filter((_, at) => isSum(below[at + 1] ?? ''))
  return over.length > 1 && over.every((cell) => group.test(cell) || ofYear.test(cell))
}

function isSum(cell: string): boolean {
  return amount.test(cell) || (isFigure(cell) && /\p{Sc}$/u.test(cell))
}

/** `2026 actual`, `Budget 2027` */
const ofYear = /^(?:\p{L}[\p{L} .]{0,20} )?(?:19|20)\d\d(?: \p{L}[\p{L} .]{0,20})?$/u

/** Who or what a sum is for: an age, a number of people or nights, perhaps with a little word between two numbers. */
const group =
  /^(?:\P{N}+|\P{N}*\p{N}{1,3}\s?(?:[-–+]|\p{L}{1,3})?\s?(?:\p{N}{1,3})?\s?\P{N}{0,20})$/iu

/** Names with none above the names of the rows: `Today | From May` above `Exit fee | £50 | £75`. */
function isOverLikes(cells: readonly string[], below: readonly string[]): boolean {
  const [label = '', ...values] = below
  if (cells.length < 2 || values.length !== cells.length || isFigure(label)) return false
  if (!cells.every((cell) => isName(cell) && !saysSomething(cell))) return false
  const [unit = '', ...others] = values.map((value) => value.replace(/[\p{N}.,'’\s-]/gu, ''))
  return values.every(isFigure) && /[\p{L}\p{Sc}%]/u.test(unit) && others.every((o) => o === unit)
}

/** Names of columns by the places of the rows below, which have one more where nothing stands above their names. */
export function overRows(header: Row, next: Row | undefined): Row {
  if (!isOverLikes(header.cells, next?.cells ?? [])) return header
  return { ...header, places: ['', ...header.places.slice(-header.cells.length)], spots: [] }
}

/** Dashes and ticks, which stand for an answer in any language. */
const answerInSigns = /^[-–—✓✗x]$/iu
function isAnswer(cell: string, { phrases }: Language): boolean {
  return phrases.yesOrNo.test(cell) || answerInSigns.test(cell)
}

/** `(1) at once`, `3-night stay` */
const numberedName = /^\(\p{N}{1,2}\)\s|^\p{N}{1,3}-\p{L}/u

const fewestWordsOfMerged = 2

/**
 * Whether the names are each above a column of their own. Of `Code Rooms | | Days` two names were read as one, and nobody can
 * tell which way the others moved.
 */
export function isPlaced({ places }: Row): boolean {
  return places.every((cell, at) => {
    if (cell !== '' || at === 0) return true
    return [places[at - 1], places[at + 1]].every(
      (beside = '') => beside.split(' ').length < fewestWordsOfMerged,
    )
  })
}

const mostWordsAlone = 4

/** Whether cells may be names of columns though no row follows right below them: short, and without a figure or a result. */
export function mayNameColumns(cells: readonly string[], language: Language): boolean {
  return cells.every(
    (cell) =>
      !saysSomething(cell) &&
      !/\p{N}/u.test(cell) &&
      cell.split(' ').length <= mostWordsAlone &&
      !isAnswer(cell, language) &&
      !isVerdict(cell, language),
  )
}

const fewestFused = 2

/** Names of columns that were read as one cell above figures: `Contract | Period Rent Share Paid`. They name nothing any more. */
export function isFused({ cells }: Row, next: Row | undefined, language: Language): boolean {
  const below = next?.cells ?? []
  const lost = below.length - cells.length
  if (cells.length < 2 || lost < fewestFused || cells.some(saysSomething)) return false
  const day = dayOfYear(language)
  if (cells.some((cell) => isFigure(cell) || day.test(cell))) return false
  const longest = Math.max(...cells.map((cell) => cell.split(' ').length))
  return longest > lost && below.filter((cell) => isFigure(cell)).length >= fewestFused
}
