import type { Block } from './compose-document.ts'
import { trimCells } from './table-rows.ts'

/** Instructions of fields whose results are numbers that change from page to page. */
export const pageNumberField = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i

/** Stands where a page number was. Cleaning takes it out. */
export const pageNumberMark = '\u0004'

const betweenCells = /(\t+|\n| \| )/
const wordsOfPageNumbers =
  /^(?:page|pg|pag|p|seite|s|blatt|página|pagina|pág|sida|side|sivu|strana|strona|str|страница|стр|σελίδα|of|from|von|de|di|do|sur|af|av|van|z|ze|из|\d+)$/u

function isPageNumber(cell: string): boolean {
  const words = cell.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.every((word) => wordsOfPageNumbers.test(word))
}

/** A line of a header or footer without what was around its page number, such as `Page` and `of`. */
function withoutPageNumber(text: string): string {
  if (!text.includes(pageNumberMark)) return text
  return trimCells(
    text
      .split(betweenCells)
      .map((cell) => (cell.includes(pageNumberMark) && isPageNumber(cell) ? '' : cell))
      .join(''),
  )
}

/** The blocks of headers and footers as they stay in the text: each distinct one once, page numbers out. */
export function runningBlocks(blocks: readonly Block[]): Block[] {
  const byText = new Map<string, Block>()
  for (const block of blocks) {
    const text = withoutPageNumber(block.text)
    const key = text.replace(/\s+/g, ' ').trim()
    if (key !== '' && !byText.has(key)) byText.set(key, { text })
  }
  return [...byText.values()]
}
