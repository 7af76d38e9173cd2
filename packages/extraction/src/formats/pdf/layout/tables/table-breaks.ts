import type { Edges } from '../lines.ts'
import type { PageParagraphs } from '../paragraphs/continuations.ts'
import type { Paragraph } from '../paragraphs/paragraphs.ts'
import { joinLines } from '../paragraphs/paragraphs.ts'

const sameEdge = 0.3
const sameSize = 0.1
const leastShared = 2
/** How many cells a row has that is the only one of its table on its page. */
const enoughColumns = 3
/** How many lines of a running header, and how many notes, may be between the parts of a table. */
const mostBetween = 3
const smaller = 0.93
/** How many lines of a cell there may be on the next page. */
const mostLines = 8
const ended = /[.!?:;]["'\u201d\u2019)\]]*$/

type Row = Paragraph & { readonly cells: readonly Edges[] }

function isRow(paragraph: Paragraph | undefined): paragraph is Row {
  return paragraph?.cells !== undefined && paragraph.text.includes('\t')
}

function isNear(a: number, b: number, { size }: Paragraph): boolean {
  return Math.abs(a - b) < sameEdge * size
}

/** The cell of a row of which a text is what did not fit on its page: the last one, or one before it when the next row follows; -1 for none. */
function cellOfRest(row: Row, rest: Paragraph, next: Paragraph | undefined): number {
  const { x, end = x } = rest
  if (isRow(rest) || x === undefined || end === undefined) return -1
  if (Math.abs(row.size - rest.size) >= sameSize * row.size) return -1
  const isUnder = (one: Edges) => isNear(one.x, x, row) || isNear(one.x + one.end, x + end, row)
  const cell = row.cells.findIndex(isUnder)
  if (cell === row.cells.length - 1) {
    const isNew = ended.test(row.text) && !/^\p{Ll}/u.test(rest.text)
    return isNew ? -1 : cell
  }
  return cell > 0 && isRow(next) && areOfOneTable(row, next) ? cell : -1
}

/** How many paragraphs from one on are lines of one cell, before the next row of a table. */
function linesOfRest(page: readonly Paragraph[], from: number, row: Row): number {
  const first = page[from]
  let count = 1
  while (count < mostLines) {
    const line = page[from + count]
    if (!line || isRow(line) || line.x === undefined || !line.isTight) break
    if (!isNear(line.x, first?.x ?? line.x, row)) break
    count += 1
  }
  const next = page[from + count]
  return isRow(next) && haveSameColumns(row, next) ? count : 1
}

/** The text of a row with what did not fit in one of its cells; places of empty cells are none. */
function withRest(text: string, cell: number, rest: string): string {
  const texts = text.split('\t')
  const filled = texts.flatMap((one, at) => (one === '' ? [] : [at]))
  const at = filled[cell] ?? texts.length - 1
  return texts.with(at, joinLines(texts[at] ?? '', rest)).join('\t')
}

function haveSameColumns(row: Row, next: Row): boolean {
  if (Math.abs(row.size - next.size) > sameSize * row.size) return false
  const isShared = ({ x, end }: Edges) =>
    row.cells.some((cell) => isNear(cell.x, x, row) || isNear(cell.end, end, row))
  return next.cells.filter(isShared).length >= leastShared
}

/** Whether each cell of a row stands under one of a row on the page before, as below the names of several columns. */
function areSurelyRows(row: Row, next: Paragraph | undefined): boolean {
  if (!isRow(next) || row.cells.length < enoughColumns) return false
  if (next.cells.length !== row.cells.length) return false
  return next.cells.every(({ x }, at) => isNear(row.cells[at]?.x ?? 0, x, row))
}

/** Whether a row holds words, each over a cell of a row on the next page, as names of columns do; with none over the names of the rows. */
function areNamesOver(row: Row, next: Row): boolean {
  if (row.cells.length < enoughColumns || /(?:^|\t)[\p{Sc}\p{N}]/u.test(row.text)) return false
  const values = next.cells.slice(-row.cells.length)
  if (next.cells.length - values.length > 1 || values.length < row.cells.length) return false
  return values.every(({ x, end }, at) => {
    const over = row.cells.flatMap((one, name) => (one.x < end && one.end > x ? [name] : []))
    return over.length === 1 && over[0] === at
  })
}

function areOfOneTable(row: Row, next: Row): boolean {
  return haveSameColumns(row, next) || areNamesOver(row, next)
}

/** The first row on its page of the table that a row is in. */
function openingOf(page: readonly Paragraph[], row: Row): Paragraph {
  let at = page.lastIndexOf(row)
  while (page[at]?.isTight === true && isRow(page[at - 1])) at -= 1
  return page[at] ?? row
}

/** Where the text of a page begins, below lines of a running header. */
function firstBelow(page: readonly Paragraph[], size: number): number {
  const first = page.findIndex((one) => one.size >= smaller * size)
  return first < 0 || first > mostBetween ? 0 : first
}

/** The last row of a page that has nothing below it but notes. */
function lastRow(page: readonly Paragraph[]): Row | undefined {
  let at = page.length - 1
  const size = page.findLast(isRow)?.size ?? 0
  const least = Math.max(0, at - mostBetween)
  while (at > least && (page[at]?.size ?? 0) < smaller * size) at -= 1
  const last = page[at]
  return isRow(last) ? last : undefined
}

/**
 * Tables that go on over a page break: the rest of a cell stands in its row, the next row follows the one before, and a header is not
 * repeated.
 */
export function rejoinTables(pages: readonly PageParagraphs[]): PageParagraphs[] {
  const changes = new Map<Paragraph, Paragraph | null>()
  let header: Paragraph | undefined
  for (const [index, regions] of pages.entries()) {
    const page = regions.flat()
    const row = lastRow(page)
    if (!row) continue
    const opening = openingOf(page, row)
    const isOpen = changes.get(opening)?.isNextRow === true
    if (!isOpen) header = opening
    const next = pages[index + 1]?.flat() ?? []
    let at = firstBelow(next, row.size)
    // What stands between the rows parts the table, and one row is none.
    const isLast = at === 0 && row === page.at(-1)
    const isAlone = !isOpen && opening === row
    const rest = next[at]
    const count = rest ? linesOfRest(next, at, row) : 0
    const cell = rest ? cellOfRest(row, rest, next[at + count]) : -1
    if (cell >= 0) {
      const lines = next.slice(at, at + count)
      const text = lines.map(({ text }) => text).reduce((before, after) => joinLines(before, after))
      changes.set(row, { ...(changes.get(row) ?? row), text: withRest(row.text, cell, text) })
      for (const line of lines) changes.set(line, null)
      at += count
    }
    const below = next[at]
    const isOver = isRow(below) && areNamesOver(row, below)
    if (!isLast || (isAlone && !isOver && !areSurelyRows(row, below))) continue
    if (next[at + 1] && next[at]?.text === header?.text) {
      changes.set(next[at] ?? row, null)
      at += 1
    }
    const following = next[at]
    if (isRow(following) && (isOver || haveSameColumns(row, following)))
      changes.set(following, { ...following, isTight: true, isNextRow: true })
  }
  return pages.map((regions) =>
    regions.map((paragraphs) =>
      paragraphs.flatMap((one) => {
        const changed = changes.get(one)
        return changed === null ? [] : (changed ?? one)
      }),
    ),
  )
}
