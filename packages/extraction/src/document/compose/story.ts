import { append } from './append.ts'
import type { Block } from './compose-document.ts'
import { anchored, settleBoxes } from './settle-boxes.ts'
import { type RowCells, tableBlocks } from './table-rows.ts'

interface OpenTable {
  readonly rows: RowCells[]
  cells: Block[][]
  current: Block[]
}

/** Paragraph settings that decide where a paragraph goes and what it is. */
export interface ParagraphState {
  tableDepth: number
  heading: number | undefined
  isListItem: boolean
}

/** Gathers the paragraphs and nested tables of one story (body, note, header) of a file. */
export class Story {
  readonly #blocks: Block[] = []
  readonly #tables: OpenTable[] = []
  #after: Block[] = []
  #text = ''

  write(text: string): void {
    this.#text += text
  }

  /** Puts the number or mark of a list item before the open paragraph. */
  label(label: string): void {
    if (label !== '') this.#text = `${label} ${this.#text.trimStart()}`
  }

  get hasText(): boolean {
    return this.#text.trim() !== ''
  }

  /** Blocks that are after the open paragraph, such as a text box anchored in it. */
  addAfter(blocks: readonly Block[]): void {
    append(this.#after, anchored(blocks))
  }

  /** Blocks that stand between paragraphs. */
  addBlocks(blocks: readonly Block[]): void {
    const table = this.#tables.at(-1)
    append(table ? table.current : this.#blocks, blocks)
  }

  endParagraph({ tableDepth, heading, isListItem }: ParagraphState): void {
    const sink = tableDepth === 0 ? this.#blocks : this.#table(tableDepth).current
    if (tableDepth === 0 || !this.#isInRow) this.#closeTables(tableDepth)
    if (this.hasText) {
      const text = this.#text
      sink.push(
        heading !== undefined
          ? { text, heading }
          : isListItem
            ? { text: text.replace('\t', ' '), isTight: true }
            : { text },
      )
    }
    append(sink, this.#after)
    this.#text = ''
    this.#after = []
  }

  endCell(depth: number, state: ParagraphState): void {
    this.endParagraph({ ...state, tableDepth: depth })
    const table = this.#table(depth)
    table.cells.push(table.current)
    table.current = []
  }

  endRow(depth: number): void {
    const table = this.#tables[depth - 1]
    if (!table) return
    this.#closeTables(depth)
    if (table.current.length > 0) table.cells.push(table.current)
    table.rows.push(table.cells)
    table.cells = []
    table.current = []
  }

  /** Ends what is open and gives all blocks. */
  close(state: ParagraphState): Block[] {
    this.endParagraph(state)
    this.#closeTables(0)
    return settleBoxes(this.#blocks)
  }

  get #isInRow(): boolean {
    const table = this.#tables.at(-1)
    return table !== undefined && table.cells.length + table.current.length > 0
  }

  /** Ends the tables that are deeper than this, and gives each to the cell around it. */
  #closeTables(depth: number): void {
    while (this.#tables.length > depth) {
      const at = this.#tables.length
      const table = this.#table(at)
      if (table.cells.length > 0 || table.current.length > 0) this.endRow(at)
      this.#tables.pop()
      append(at === 1 ? this.#blocks : this.#table(at - 1).current, tableBlocks(table.rows))
    }
  }

  #table(depth: number): OpenTable {
    while (this.#tables.length < depth) {
      this.#tables.push({ rows: [], cells: [], current: [] })
    }
    return this.#tables[depth - 1] as OpenTable
  }
}
