import { isRule } from '../../../text/lines.ts'
import { roughWordCount } from '../../../text/normalize.ts'
import type { Sentence } from '../../document/parse.ts'
import { isPageFurniture, isSignature } from '../../document/wording/noise.ts'
import type { Language } from '../../languages/load-language.ts'
import { namesOrganization } from '../parties/parties.ts'
import { proseUnit, type Unit } from '../units/unit.ts'
import { namesAbove, placedUnder, splitLike } from './columns.ts'
import { isFused, isHeader, isOverFigures, overRows } from './header.ts'
import { headedCells, holdsPairs, labeledCells, pairUnits, rowsOfPairs } from './label-pairs.ts'
import { withSumApart } from './pairing.ts'
import { isPartOfRow } from './part-of-row.ts'
import type { Row } from './row.ts'
import { isRuledRow, rowIn, rowUnit, startOfRow } from './rows.ts'
import { createTornTable, isOverPieces } from './torn-table.ts'
import { besideAddress, holdsAddress, holdsInstalments, instalmentsUnit } from './two-blocks.ts'

/** More than the lines of a table. */
const betweenTables = /[^\s|:=_-]/u
/** The name of a column of amounts: ` | £`. */
const currencyAlone = /^\p{Sc}$/u
const mostRows = 24
/** Lines in which letters tell their references. */
const linesOfHead = 16

/** Where a row stands in the table that it belongs to. */
interface Place {
  readonly isFirst: boolean
  readonly isApart: boolean
  readonly namesColumns: boolean
  /** The row and those right below it. */
  readonly rows: readonly Row[]
}

/** Reads the rows of a part of a document in order; nothing for what is no row. */
export function createRowReader(
  content: string,
  sentences: readonly Sentence[],
  language: Language,
): (sentence: Sentence, at: number) => readonly Unit[] | undefined {
  let header: Row | undefined
  let rowEnd = -1
  let isRuledOff = false
  const torn = createTornTable(content)
  let rank = 0
  /** The places of the widest row so far. */
  let width = 0
  let table = -1
  let kind: 'pairs' | 'address' | 'rows' = 'rows'
  let toldEnd = -1
  let whole = ''

  function open(sentence: Sentence, at: number, { namesColumns, rows }: Place): void {
    const [row] = rows
    header =
      namesColumns || row === undefined
        ? undefined
        : namesAbove(content, sentences[at - 1], row, sentence.start)
    rank = 0
    width = 0
    table = sentence.start
    kind = holdsPairs(rows) ? 'pairs' : holdsAddress(rows, sentence.order) ? 'address' : 'rows'
  }

  function placeOf(sentence: Sentence, at: number, row: Row, isRuled: boolean): Place {
    const isFirst =
      rowEnd < 0 ||
      isRuledOff !== isRuled ||
      betweenTables.test(content.slice(rowEnd, startOfRow(content, sentence)))
    const isApart = !isFirst && standsApart(content, rowEnd, sentences, at)
    const mayOpen = isFirst || isApart
    const rows = rowsFrom(content, sentences, at, mayOpen ? rowsOfPairs : 2)
    const [, below] = rows
    const under =
      below && splitLike(content, sentences[placeBelow(sentences, at)] ?? sentence, below, row)
    const namesColumns = mayOpen ? isHeader(row, under, language) : isOverFigures(row.places, below)
    return { isFirst, isApart, namesColumns, rows }
  }

  /** The row as names of columns, where nothing stands above the names of the rows below. */
  function namesOver(sentence: Sentence, at: number, below: Row | undefined): Row | undefined {
    const next = sentences[placeBelow(sentences, at)]
    if (below === undefined || next === undefined) return undefined
    return namesAbove(content, sentence, below, next.start)
  }

  function pairsIn(sentence: Sentence, row: Row): readonly Unit[] {
    if (kind === 'pairs') return pairUnits(content, sentence, row)
    const beside = kind === 'address' ? besideAddress(content, sentence, row) : []
    return beside.length > 0 ? beside : labeledCells(content, sentence, row)
  }

  function rowOf(sentence: Sentence, row: Row, isLast: boolean): Unit {
    const placed = withSumApart(underNames(content, sentence, row, header), width)
    width = Math.max(width, placed.places.length)
    const names = header ?? torn.namesFor(placed, startOfRow(content, sentence))
    if (names !== undefined) torn.keep(names, rowEnd)
    const unit = rowUnit(sentence, placed, names, language)
    const isPart =
      rank > 0 && /\p{L}{3}/u.test(whole) && isPartOfRow(content, sentence, unit.label, language)
    if (!isPart) whole = unit.label
    const told = isPart ? behindRow(unit, whole) : withoutDash(unit)
    return { ...told, end: rowEnd, rank: rank++, table, isLast }
  }

  return (sentence, at) => {
    if (sentence.end <= toldEnd) return []
    const raw = content.slice(sentence.start, sentence.end)
    const isRuled = isRuledRow(content, sentence) || currencyAlone.test(raw)
    if (sentence.kind !== 'row' && !isRuled) return undefined
    const row = rowIn(content, sentence)
    if (isSigned(row, language)) {
      rowEnd = -1
      return []
    }
    if (row.cells.length < 2 && !currencyAlone.test(raw)) return []
    const place = placeOf(sentence, at, row, isRuled)
    const { isFirst, isApart, namesColumns, rows } = place
    isRuledOff = isRuled
    rowEnd = sentence.end
    toldEnd = sentence.end
    const over = isFirst || isApart ? namesOver(sentence, at, rows[1]) : undefined
    const isOther = namesColumns || over !== undefined || leavesColumns(rows, header)
    const opens = isFirst || (isApart && isOther)
    if (opens) open(sentence, at, place)
    if (opens && header === undefined && holdsInstalments(rows)) {
      const lines = linesFrom(content, sentences, at, mostRows)
      const all = lines.map((line) => rowIn(content, line))
      toldEnd = lines.at(-1)?.end ?? sentence.end
      return [instalmentsUnit(all, sentence, toldEnd)]
    }
    if (over !== undefined || (opens && isFused(row, rows[1], language))) {
      header = over
      return []
    }
    // `Now: Basic | From May: Extra` above figures names columns; elsewhere each cell is a labeled line.
    const pairs = isOverFigures(row.places, rows[1]) ? [] : pairsIn(sentence, row)
    if (pairs.length > 0) return pairs
    if (namesColumns) {
      header = overRows(row, rows[1])
      return []
    }
    if (row.cells.length < 2) return []
    const isLast = rows.length < 2
    if (isFirst && isLast) {
      if (isOverPieces(content, sentences, at, row, language)) {
        torn.keep(row, rowEnd)
        return []
      }
      if (countsPages(row.cells) || isFoot(row, sentence, content.length)) return []
      if (tellsContact(row) || opensWithSentence(row)) return [proseUnit(sentence, sentence)]
    }
    const unit = rowOf(sentence, row, isLast)
    const isAlone = isLast && unit.rank === 0 && sentence.order < linesOfHead
    const headed = isAlone ? headedCells(content, sentence, unit.paired, language) : []
    return headed.length > 2 ? headed : [unit]
  }
}

/** `Luggage – any one item` */
export function behindRow(unit: Unit, whole: string): Unit {
  const label = `${whole} – ${unit.label.replace(/^[-–—•*]\s/u, '')}`
  return { ...unit, label, text: `${label}: ${unit.value}` }
}

function withoutDash(unit: Unit): Unit {
  const label = unit.label.replace(/^[-–—•*]\s/u, '')
  return label === unit.label ? unit : { ...unit, label, text: `${label}: ${unit.value}` }
}

/** A row with its cells below the names of their columns. */
function underNames(content: string, sentence: Sentence, row: Row, header: Row | undefined): Row {
  if (header === undefined) return row
  const split = splitLike(content, sentence, row, header)
  const isWhole = split.cells.length === header.cells.length
  return isWhole ? split : placedUnder(split, header)
}

const fewestColumns = 3

/** Names with one value each, below an empty line, are no longer of the table of several columns above. */
function leavesColumns(rows: readonly Row[], header: Row | undefined): boolean {
  if (header === undefined || header.cells.length < fewestColumns || rows.length < 2) return false
  return rows.every(({ cells }) => cells.length === 2 && !/^\P{L}*$/u.test(cells[1] ?? ''))
}

/** The row at a place and those right below it. */
function rowsFrom(
  content: string,
  sentences: readonly Sentence[],
  at: number,
  most: number,
): Row[] {
  return linesFrom(content, sentences, at, most).map((sentence) => rowIn(content, sentence))
}

function linesFrom(
  content: string,
  sentences: readonly Sentence[],
  at: number,
  most: number,
): Sentence[] {
  const lines: Sentence[] = []
  for (let place = at; lines.length < most; place = placeBelow(sentences, place)) {
    const sentence = sentences[place]
    const above = lines.at(-1)
    if (sentence === undefined) break
    if (above !== undefined && !isRowBelow(content, above, sentence)) break
    lines.push(sentence)
  }
  return lines
}

/** Where the next line of a table is; one may be drawn below the names of its columns. */
function placeBelow(sentences: readonly Sentence[], at: number): number {
  const next = sentences[at + 1]
  return next !== undefined && isRule(next.text) ? at + 2 : at + 1
}

const emptyLine = /\n[^\S\n]*\n/u

/** Whether an empty line parts a row from what is above it, and none from the row below: another table may begin. */
function standsApart(
  content: string,
  above: number,
  sentences: readonly Sentence[],
  at: number,
): boolean {
  const [row, next] = [sentences[at], sentences[placeBelow(sentences, at)]]
  if (row === undefined || next === undefined) return false
  return (
    emptyLine.test(content.slice(above, row.start)) &&
    !emptyLine.test(content.slice(row.end, next.start))
  )
}

function isRowBelow(content: string, row: Sentence, next: Sentence): boolean {
  const isRow = next.kind === 'row' || isRuledRow(content, next)
  if (!isRow) return false
  return !betweenTables.test(content.slice(row.end, startOfRow(content, next)))
}

/** As the programs print it that lay out pages, in whatever language. */
const pageOfPages =
  /^(?:\p{L}{1,8}\.?\s)?(\p{N}{1,3})\s?(?:\/|of|von|de|di|van|z|из)\s?(\p{N}{1,3})$/iu

/** A line at the foot of a page: `KM/SCH/0625   2/2`. */
function countsPages(cells: readonly string[]): boolean {
  return cells.some((cell) => {
    const [, page, pages] = pageOfPages.exec(cell) ?? []
    return page !== undefined && Number(page) <= Number(pages)
  })
}

const shareOfFoot = 0.8

/** Where somebody signs: `J. Orme     date 4/7/2026     Orme Ltd`; or when the page was printed. */
function isSigned({ spots, cells }: Row, language: Language): boolean {
  return (
    spots.length > 1 &&
    cells.some(
      (cell) =>
        isSignature(cell, language) ||
        isPageFurniture(cell, language) ||
        language.phrases.datedBeside.test(cell),
    )
  )
}

/** What stands side by side below the text. */
function isFoot({ cells, spots }: Row, { start }: Sentence, length: number): boolean {
  const isBelow = start > shareOfFoot * length && spots.length > 2
  return isBelow && !cells.some((cell) => /\p{Sc}/u.test(cell))
}

const fewestWordsOfSentence = 6

/** `Smoke-free site. Each missed visit costs £140.` beside the number of a form. */
function opensWithSentence({ cells }: Row): boolean {
  const [first = ''] = cells
  return /[.!。！]$/u.test(first) && roughWordCount(first) >= fewestWordsOfSentence
}

const reached = /@|www\.|(?<![\p{L}\p{N}./-])[(+]?\p{N}[\p{N} ()–-]{7,}/u

/** A line of a letterhead that tells how to reach somebody: `Tel 0230 555 01 | post@orme.example`. */
function tellsContact({ cells }: Row): boolean {
  const [first = ''] = cells
  if (cells.length < 3 && !reached.test(first)) return false
  return namesOrganization(first) || cells.filter((cell) => reached.test(cell)).length > 1
}
