import type { Block } from '../../document/compose/compose-document.ts'
import type { ListNumbering } from '../../document/compose/list-numbering.ts'
import { headingLevel, inherited, type WordStyles } from './word-styles.ts'

/** What the text parts of a Word file share. */
export interface StoryContext {
  readonly styles: WordStyles
  readonly numbering: ListNumbering | null
  readonly notes: NoteNumbers
}

export type NoteKind = 'footnote' | 'endnote' | 'comment'

/** Numbers notes as they are cited: what a file calls them is for itself alone. */
export class NoteNumbers {
  readonly #numbers = new Map<string, number>()

  of(kind: NoteKind, id: string): number {
    const key = `${kind} ${id}`
    const number = this.#numbers.get(key) ?? this.#numbers.size + 1
    this.#numbers.set(key, number)
    return number
  }
}

/** A paragraph as it is being read. */
export interface Paragraph {
  text: string
  style: string | undefined
  outlineLevel: number | undefined
  numberingId: string | undefined
  numberingLevel: number | undefined
  /** What the text boxes anchored in it hold. */
  readonly after: Block[]
}

export function emptyParagraph(): Paragraph {
  return {
    text: '',
    style: undefined,
    outlineLevel: undefined,
    numberingId: undefined,
    numberingLevel: undefined,
    after: [],
  }
}

/** A paragraph with its number and heading level; null when it says nothing. Counts its list on. */
export function paragraphBlock(
  paragraph: Paragraph,
  { styles, numbering }: StoryContext,
): Block | null {
  const own = paragraph.outlineLevel
  const heading = own !== undefined && own < 9 ? own + 1 : headingLevel(styles, paragraph.style)
  const listId =
    paragraph.numberingId ?? inherited(styles, paragraph.style, (style) => style.numberingId)
  const depth =
    paragraph.numberingLevel ??
    inherited(styles, paragraph.style, (style) => style.numberingLevel) ??
    0
  const label = listId === undefined ? '' : (numbering?.next(listId, depth) ?? '')
  // An empty item has a number too, and those below it count on from there.
  if (paragraph.text.trim() === '')
    return label !== '' && /[\p{L}\p{N}]/u.test(label) ? { text: label, isTight: true } : null
  const text = label === '' ? paragraph.text : `${label} ${paragraph.text.trimStart()}`
  if (heading !== undefined) return { text, heading }
  return label === '' ? { text } : { text, isTight: true }
}
