import { pageNumberField } from '../../document/compose/running-blocks.ts'

interface Field {
  instruction: string
  isResult: boolean
}

const maxInstruction = 200

/** The fields that are open around some text of a Word file, the innermost last. */
export class WordFields {
  readonly #open: Field[] = []
  #pageNumbers = 0

  /** Whether the text is the result of a field that gives a page number. */
  get isInPageNumber(): boolean {
    return this.#pageNumbers > 0
  }

  begin(): void {
    this.#open.push({ instruction: '', isResult: false })
  }

  /** A field whose instruction is known from the start. */
  beginResult(instruction: string): void {
    this.#open.push({ instruction: instruction.slice(0, maxInstruction), isResult: false })
    this.separate()
  }

  addInstruction(text: string): void {
    const field = this.#open.at(-1)
    if (field && field.instruction.length < maxInstruction) field.instruction += text
  }

  /** What follows is the result of the innermost field. */
  separate(): void {
    const field = this.#open.at(-1)
    if (!field || field.isResult) return
    field.isResult = true
    if (pageNumberField.test(field.instruction)) this.#pageNumbers += 1
  }

  /** Whether the field that ends gave a page number. */
  end(): boolean {
    const field = this.#open.pop()
    if (!field || !pageNumberField.test(field.instruction)) return false
    if (field.isResult) this.#pageNumbers -= 1
    return true
  }
}
