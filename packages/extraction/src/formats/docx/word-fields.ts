import { checkBox } from '../../document/compose/check-box.ts'
import { pageNumberField, pageNumberMark } from '../../document/compose/running-blocks.ts'
import type { XmlAttributes } from '../xml/scan-xml.ts'

interface Field {
  instruction: string
  isResult: boolean
  /** Whether a box is ticked; null where the field is none. */
  isTicked: boolean | null
  readonly choices: string[]
  chosen: number
}

const maxInstruction = 200
const mostChoices = 1_000

function newField(instruction: string): Field {
  return { instruction, isResult: false, isTicked: null, choices: [], chosen: 0 }
}

export function isOn(attributes: XmlAttributes): boolean {
  const value = attributes.get('val')
  return value === undefined || !/^(?:0|false|off|none)$/i.test(value)
}

/** The fields that are open around some text of a Word file, the innermost last. */
export class WordFields {
  readonly #open: Field[] = []
  #pageNumbers = 0

  /** Whether the text is the result of a field that gives a page number. */
  get isInPageNumber(): boolean {
    return this.#pageNumbers > 0
  }

  begin(): void {
    this.#open.push(newField(''))
  }

  /** A field whose instruction is known from the start. */
  beginResult(instruction: string): void {
    this.#open.push(newField(instruction.slice(0, maxInstruction)))
    this.separate()
  }

  addInstruction(text: string): void {
    const field = this.#open.at(-1)
    if (field && field.instruction.length < maxInstruction) field.instruction += text
  }

  /** Takes in what the innermost field says of its box or its choices. */
  describe(name: string, attributes: XmlAttributes): void {
    const field = this.#open.at(-1)
    if (!field) return
    if (name === 'checkBox') field.isTicked = false
    else if (name === 'listEntry') {
      if (field.choices.length < mostChoices) field.choices.push(attributes.get('val') ?? '')
    } else if (name === 'result') field.chosen = Number(attributes.get('val')) || 0
    else if (field.isTicked !== null) field.isTicked = isOn(attributes)
  }

  /** What follows is the result of the innermost field. */
  separate(): void {
    const field = this.#open.at(-1)
    if (!field || field.isResult) return
    field.isResult = true
    if (pageNumberField.test(field.instruction)) this.#pageNumbers += 1
  }

  /** What the field that ends stands for, beside its result: a page number, a box, what was chosen. */
  end(): string {
    const field = this.#open.pop()
    if (!field) return ''
    if (field.isTicked !== null) return checkBox(field.isTicked)
    if (!pageNumberField.test(field.instruction)) return field.choices[field.chosen] ?? ''
    if (field.isResult) this.#pageNumbers -= 1
    return pageNumberMark
  }
}
