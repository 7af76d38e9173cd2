import { checkBox } from '../../document/compose/check-box.ts'
import type { XmlAttributes } from '../xml/scan-xml.ts'

const mostEntries = 1_000

/** A field of a form as it is being read: a box to tick or a list to choose from. */
export class OdtField {
  readonly #isCheckBox: boolean
  readonly #entries: string[] = []
  #isTicked = false
  #selected = -1

  constructor(attributes: XmlAttributes) {
    this.#isCheckBox = attributes.get('type')?.endsWith('CHECKBOX') === true
  }

  add(attributes: XmlAttributes): void {
    const [name, value = ''] = [attributes.get('name'), attributes.get('value')]
    if (name === 'Checkbox_Checked') this.#isTicked = value === 'true'
    else if (name === 'Dropdown_Selected') this.#selected = Number(value)
    else if (name === 'Dropdown_ListEntry' && this.#entries.length < mostEntries)
      this.#entries.push(value)
  }

  /** What stands in the field. */
  get text(): string {
    return this.#isCheckBox ? checkBox(this.#isTicked) : (this.#entries[this.#selected] ?? '')
  }
}
