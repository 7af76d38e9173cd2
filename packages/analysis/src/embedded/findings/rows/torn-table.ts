import type { Row } from './row.ts'

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
      if (header === undefined || row.places.length < fewestColumns) return undefined
      if (row.places.length !== header.places.length || start - end > farthest) return undefined
      const between = content.slice(end, start).split('\n')
      return between.every((line) => fragment.test(line)) ? header : undefined
    },
  }
}
