import type { Sentence } from '../../document/parse.ts'
import type { Language } from '../../languages/load-language.ts'
import { isFigure } from './figures.ts'
import { mayNameColumns } from './header.ts'
import type { Row } from './row.ts'
import { isRuledRow, rowIn, startOfRow } from './rows.ts'

const farthest = 300
const fewestColumns = 4
/** What is left of a cell of two lines, or a piece of a row. */
const fragment = /^\s*(?:[\p{Ll}(–-].{0,80}|[^\t|]*(?:\t|\s\|\s).*)?$/u

/** The names of columns of a table that a cell of two lines tore, for the rows of as many cells below. */
export interface TornTable {
  /** Remembers where the last row below names of columns ends. */
  keep(header: Row, end: number): void
  /** The names for a row, where there are only pieces of cells between. */
  namesFor(row: Row, start: number): Row | undefined
}

export function createTornTable(content: string): TornTable {
  let header: Row | undefined
  let end = -1
  return {
    keep(names, last) {
      header = names
      end = last
    },
    namesFor(row, start) {
      if (header === undefined || widthOf(row) !== widthOf(header)) return undefined
      const mayBeTorn = row.places.length >= fewestColumns && isTorn(content, end, start)
      return mayBeTorn || isBelowGroup(content, row, end, start) ? header : undefined
    },
  }
}

function widthOf({ places, cells }: Row): number {
  return places.length > 1 ? places.length : cells.length
}

const fewestOfGroup = 3
const emptyLine = /\n[^\S\n]*\n/u
/** `Shared costs` on a line of its own, over some of the rows of a table. */
const nameOfGroup = /^\s*\p{Lu}[^\t|.:;!?\p{N}]{2,40}$/u

/** Whether there is only the name of a group between a row of figures and the rows above it. */
function isBelowGroup(content: string, { cells }: Row, end: number, start: number): boolean {
  if (start - end > farthest || cells.length < fewestOfGroup) return false
  if (!cells.slice(1).every(isFigure)) return false
  const between = content.slice(end, start).trimEnd()
  const name = between.replace(/[-=_]/gu, '').trim()
  return !emptyLine.test(between) && (name === '' || nameOfGroup.test(name))
}

function isTorn(content: string, end: number, start: number): boolean {
  if (start - end > farthest) return false
  const between = content.slice(end, start).split('\n')
  return between.every((line) => fragment.test(line))
}

const looked = 12

/** Whether names of columns stand over pieces of cells, with the first whole row of the table below them. */
export function isOverPieces(
  content: string,
  sentences: readonly Sentence[],
  at: number,
  { cells, places }: Row,
  language: Language,
): boolean {
  const end = sentences[at]?.end ?? 0
  if (cells.length < fewestColumns || !mayNameColumns(cells, language)) return false
  const below = sentences
    .slice(at + 1, at + looked)
    .find((sentence) => isRuledRow(content, sentence))
  if (below === undefined || rowIn(content, below).places.length !== places.length) return false
  return isTorn(content, end, startOfRow(content, below))
}
