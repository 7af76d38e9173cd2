import { append } from '../../document/compose/append.ts'
import type { Block } from '../../document/compose/compose-document.ts'

const maxNesting = 50

/** The blocks of a story, and of the text boxes and cells that are open within it. */
export class NestedBlocks {
  readonly #open: Block[][] = [[]]

  /** Where the innermost text box or cell keeps its blocks. */
  get innermost(): Block[] {
    return this.#open.at(-1) ?? []
  }

  get isNested(): boolean {
    return this.#open.length > 1
  }

  /** All that was told, also by what was never closed. */
  get all(): Block[] {
    return [...new Set(this.#open)].flat()
  }

  /** Text boxes and cells deeper than any that people make give their text to the one around them. */
  open(): void {
    this.#open.push(this.#open.length < maxNesting ? [] : this.innermost)
  }

  /** What the innermost text box or cell holds; null when it is too deep to hold anything of its own. */
  close(): Block[] | null {
    const blocks = this.#open.pop() ?? []
    return this.#open.at(-1) === blocks ? null : blocks
  }

  add(blocks: readonly Block[]): void {
    append(this.innermost, blocks)
  }
}
