import type { ExportWords } from '@precis/analysis'
import type { ExportFormatId } from '@precis/domain'

/** Where a statement is in the document, with the words it rests on. */
export interface Footnote {
  readonly number: number
  /** `p. 3`, in the language of the export. */
  readonly place: string
  readonly quote: string
}

/** A stretch of text with the numbers of the footnotes that are behind it. */
export interface Span {
  readonly text: string
  readonly notes: readonly number[]
}
export type Line = readonly Span[]

export interface ListItem {
  readonly line: Line
  /** What is said under the item, such as who does it by when. */
  readonly details: readonly Line[]
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly ListItem[] }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly Line[])[]
    }

/** A generated export as structure: what every kind of file is written from. */
export interface ExportDocument {
  readonly formatId: ExportFormatId
  readonly title: string
  /** What kind of text it is and what its document is, one line each. */
  readonly about: readonly string[]
  /** Subject of an e-mail. */
  readonly subject: string
  /** BCP 47. */
  readonly language: string
  readonly isRightToLeft: boolean
  /** Headings and set phrases of the language. */
  readonly words: ExportWords
  /** In a presentation each heading begins a slide. */
  readonly blocks: readonly Block[]
  readonly footnotes: readonly Footnote[]
  /** How much of the document was read; closes every file. Empty when that is not known. */
  readonly coverage: string
}

export function plainText(line: Line): string {
  return line.map(({ text }) => text).join('')
}
