import type { Block } from '../../document/compose/compose-document.ts'
import type { ListNumbering } from '../../document/compose/list-numbering.ts'
import { pageNumberField, pageNumberMark } from '../../document/compose/running-blocks.ts'
import { type ParagraphState, Story } from '../../document/compose/story.ts'
import type { ParagraphProperties } from './doc-properties.ts'

/** The characters of a Word binary file and what is known about them by position. */
export interface DocStory {
  readonly text: string
  /** Labels of footnote and endnote marks by position. */
  readonly labels: ReadonlyMap<number, string>
  readonly removed: Uint8Array | null
  /** Null where numbers would make texts differ that repeat, as headers do. */
  readonly numbering: ListNumbering | null
  readonly paragraphAt: (position: number) => ParagraphProperties | null
}

const noteMark = 0x02
const commentMark = 0x05
const cellEnd = 0x07
const pageBreak = 0x0c
const paragraphEnd = 0x0d
const fieldBegin = 0x13
const fieldSeparator = 0x14
const fieldEnd = 0x15
const characters: Readonly<Record<number, string>> = {
  9: '\t',
  11: '\n',
  14: '\n',
  30: '-',
}
const plainState: ParagraphState = { tableDepth: 0, heading: undefined, isListItem: false }
const maxInstruction = 200

/** Follows fields: their instructions are no text, nor are the results of page numbers. */
class Fields {
  readonly #open: { instruction: string; isResult: boolean }[] = []
  #pageNumbers = 0

  get isOpen(): boolean {
    return this.#open.length > 0
  }

  /** Whether a page number is at the end of the open field. */
  get isPageNumber(): boolean {
    return pageNumberField.test(this.#open.at(-1)?.instruction ?? '')
  }

  /** Takes in a character; true when it is no text of the document. */
  take(code: number, character: string): boolean {
    const field = this.#open.at(-1)
    if (code === fieldBegin) this.#open.push({ instruction: '', isResult: false })
    else if (code === fieldSeparator) {
      if (field && !field.isResult && this.isPageNumber) this.#pageNumbers += 1
      if (field) field.isResult = true
    } else if (code === fieldEnd) {
      if (field?.isResult && this.isPageNumber) this.#pageNumbers -= 1
      this.#open.pop()
    } else if (field && !field.isResult) {
      if (field.instruction.length < maxInstruction) field.instruction += character
      return code !== paragraphEnd && code !== cellEnd
    } else return this.#pageNumbers > 0
    return true
  }
}

/** Reads the positions `start` to `end`; `mark` labels the notes or comments that begin in a story of notes. */
export function readDocStory(
  source: DocStory,
  start: number,
  end: number,
  mark?: () => string,
): Block[] {
  const { text, labels, removed, numbering, paragraphAt } = source
  const story = new Story()
  const fields = new Fields()
  let plain = start
  const last = Math.min(end, text.length)

  const flush = (to: number) => {
    if (to > plain) story.write(text.slice(plain, to))
    plain = to + 1
  }
  const label = (properties: ParagraphProperties | null) => {
    if (numbering && properties?.list && story.hasText)
      story.label(numbering.next(properties.list.id, properties.list.depth))
  }
  const endCell = (position: number) => {
    const properties = paragraphAt(position)
    const state = stateOf(properties)
    label(properties)
    const isRowEnd =
      properties?.endsRow ?? (text.charCodeAt(position - 1) === cellEnd && !story.hasText)
    if (isRowEnd) story.endRow(1)
    else story.endCell(1, state)
  }
  const endParagraph = (position: number) => {
    const properties = paragraphAt(position)
    const state = stateOf(properties)
    label(properties)
    if (properties?.endsInnerRow) story.endRow(Math.max(2, state.tableDepth))
    else if (properties?.endsInnerCell) story.endCell(Math.max(2, state.tableDepth), state)
    else story.endParagraph(state)
  }

  for (let position = start; position < last; position += 1) {
    const code = text.charCodeAt(position)
    const isGone = removed !== null && removed[position] === 1
    if (code >= 0x20 && code !== 0xa0 && !isGone && !fields.isOpen) continue
    flush(position)
    const character = text[position] ?? ''
    if (code === fieldEnd && fields.isPageNumber) story.write(pageNumberMark)
    if (fields.take(code, character)) continue
    if (code === cellEnd) endCell(position)
    else if (code === paragraphEnd || code === pageBreak) endParagraph(position)
    else if (isGone) continue
    else if (code === noteMark) story.write(mark ? mark() : (labels.get(position) ?? ''))
    else if (code === commentMark) story.write(mark ? mark() : '')
    else story.write(characters[code] ?? (code >= 0x20 ? character : ''))
  }
  flush(last)
  return story.close(plainState)
}

function stateOf(properties: ParagraphProperties | null): ParagraphState {
  return properties ?? plainState
}
