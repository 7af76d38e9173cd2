import { checkBox } from '../../document/compose/check-box.ts'
import { pageNumberField, pageNumberMark } from '../../document/compose/running-blocks.ts'

const maxInstruction = 200
const mostChoices = 1_000
const checkBoxField = /^\s*FORMCHECKBOX\b/i
const choiceField = /^\s*FORMDROPDOWN\b/i
/** Says that the field has the value it begins with. */
const asDefault = 25

/** A field as it is being read: what it does, and what its form says. */
export class RtfField {
  #instruction = ''
  #value = asDefault
  #default = 0
  readonly #choices: string[] = []

  addInstruction(text: string): void {
    if (this.#instruction.length < maxInstruction) this.#instruction += text
  }

  setForm(word: string, value = 0): void {
    if (word === 'ffres') this.#value = value
    else if (word === 'ffdefres') this.#default = value
    else if (word === 'ffl' && this.#choices.length < mostChoices) this.#choices.push('')
  }

  addChoice(text: string): void {
    const last = this.#choices.length - 1
    if (last >= 0) this.#choices[last] = `${this.#choices[last]}${text}`.slice(0, maxInstruction)
  }

  get isPageNumber(): boolean {
    return pageNumberField.test(this.#instruction)
  }

  /** What stands for the field beside its result: a page number, a box, what was chosen. */
  get text(): string {
    if (this.isPageNumber) return pageNumberMark
    const value = this.#value === asDefault ? this.#default : this.#value
    if (checkBoxField.test(this.#instruction)) return checkBox(value === 1)
    return choiceField.test(this.#instruction) ? (this.#choices[value] ?? '') : ''
  }
}
