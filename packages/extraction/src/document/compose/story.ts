import { append } from './append.ts'
import type { Block } from './compose-document.ts'
import { rowBlocks } from './table-rows.ts'

interface OpenTable {
  cells: Block[][]
  current: Block[]
  rowCount: number
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
    append(this.#after, blocks)
  }

  /** Blocks that stand between paragraphs. */
  addBlocks(blocks: readonly Block[]): void {
    const table = this.#tables.at(-1)
    append(table ? table.current : this.#blocks, blocks)
  }

  endParagraph({ tableDepth, heading, isListItem }: ParagraphState): void {
    const sink = tableDepth === 0 ? this.#blocks : this.#table(tableDepth).current
    if (tableDepth === 0 && this.#tables.length > 0) this.#closeTables()
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
    if (table.current.length > 0) table.cells.push(table.current)
    const sink = depth === 1 ? this.#blocks : this.#table(depth - 1).current
    append(sink, rowBlocks(table.cells, table.rowCount === 0))
    table.rowCount += 1
    table.cells = []
    table.current = []
    this.#tables.length = depth
  }

  /** Ends what is open and gives all blocks. */
  close(state: ParagraphState): Block[] {
    this.endParagraph(state)
    this.#closeTables()
    return this.#blocks
  }

  #closeTables(): void {
    for (let depth = this.#tables.length; depth >= 1; depth -= 1) {
      const table = this.#tables[depth - 1]
      if (table && (table.cells.length > 0 || table.current.length > 0)) this.endRow(depth)
    }
    this.#tables.length = 0
  }

  #table(depth: number): OpenTable {
    while (this.#tables.length < depth) {
      this.#tables.push({ cells: [], current: [], rowCount: 0 })
    }
    return this.#tables[depth - 1] as OpenTable
  }
}
