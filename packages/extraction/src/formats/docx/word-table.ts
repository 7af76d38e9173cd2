import { append } from '../../document/compose/append.ts'
import type { Block } from '../../document/compose/compose-document.ts'
import { type RowCells, tableBlocks } from '../../document/compose/table-rows.ts'

const mostColumns = 63

/** A table of a Word file as it is being read. Its rows are given when it ends: only then are its columns known. */
export class WordTable {
  readonly #output: Block[]
  readonly #rows: RowCells[] = []
  #cells: Block[][] = []
  #span = 1

  /** `output`: what holds the table. */
  constructor(output: Block[]) {
    this.#output = output
  }

  openRow(): void {
    this.#cells = []
  }

  /** How many columns the cell takes that is open. */
  span(columns: number): void {
    if (columns >= 1) this.#span = Math.min(mostColumns, columns)
  }

  addCell(blocks: Block[]): void {
    this.#cells.push(blocks)
    for (let column = 1; column < this.#span; column += 1) this.#cells.push([])
    this.#span = 1
  }

  closeRow(): void {
    this.#rows.push(this.#cells)
    this.#cells = []
  }

  close(): void {
    append(this.#output, tableBlocks(this.#rows))
  }
}
