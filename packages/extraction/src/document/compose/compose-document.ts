import type { DocumentKind, ExtractedDocument, PageSpan, SectionSpan } from '../document.ts'
import { cleanText } from './clean-text.ts'

/** A paragraph, heading, list item or table row, not yet cleaned. */
export interface Block {
  readonly text: string
  /** Level of a heading, counted from 1. */
  readonly heading?: number
  /** Follows the block before it on the next line, without a blank line between. */
  readonly isTight?: boolean
  /** It is the next row of a table that ended the part before, and follows it as closely. */
  readonly isNextRow?: boolean
  /** Goes on within the sentence of the block before it, with this between them. */
  readonly joint?: ' ' | ''
  /** Its lines are lined up with spaces, which stay. */
  readonly isLinedUp?: boolean
  /** In a text box that is anchored in the block before it. */
  readonly isAnchored?: boolean
}

/** Blocks that belong together; `page` when they are one page of a paged file. */
export interface Part {
  readonly blocks: readonly Block[]
  readonly page?: Omit<PageSpan, 'number' | 'start' | 'end'>
}

const maxTitleLength = 200

/** Joins cleaned blocks into one text and records where its pages and sections lie. */
export function composeDocument(kind: DocumentKind, parts: readonly Part[]): ExtractedDocument {
  const pieces: string[] = []
  const pages: PageSpan[] = []
  const sections: SectionSpan[] = []
  let length = 0
  let open: { title: string; level: number; start: number } | null = null

  const closeSection = () => {
    if (open) sections.push({ ...open, end: length })
    open = null
  }

  for (const part of parts) {
    let partStart: number | null = null
    let canBeTight = false
    for (const block of part.blocks) {
      const text = block.isLinedUp ? block.text : cleanText(block.text)
      if (text === '') continue
      const isBelow = canBeTight || block.isNextRow === true
      const isTight = block.isTight === true && isBelow && block.heading === undefined
      const separator = length === 0 ? '' : (block.joint ?? (isTight ? '\n' : '\n\n'))
      if (block.heading !== undefined) closeSection()
      pieces.push(separator, text)
      const start = length + separator.length
      length = start + text.length
      partStart ??= start
      canBeTight = block.heading === undefined
      if (block.heading !== undefined) {
        const title = text.replace(/\s+/g, ' ').slice(0, maxTitleLength)
        open = { title, level: block.heading, start }
      }
    }
    if (part.page) {
      pages.push({
        number: pages.length + 1,
        start: partStart ?? length,
        end: length,
        ...part.page,
      })
    }
  }
  closeSection()
  return { kind, content: pieces.join(''), pages, sections }
}
