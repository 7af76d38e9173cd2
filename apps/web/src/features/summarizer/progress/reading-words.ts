import { countOf, formatCount, readingTimeMinutes } from '@precis/domain'
import { type ExtractedDocument, pageDoubt } from '@precis/extraction'

/** `24 of 24 pages`, `24 sections`, `All of it`. */
export function readAmount({ pages, sections }: ExtractedDocument): string {
  if (pages.length > 0) {
    const read = pages.filter((page) => pageDoubt(page) !== 'lost').length
    return `${formatCount(read)} of ${countOf(pages.length, 'page')}`
  }
  return sections.length > 0 ? countOf(sections.length, 'section') : 'All of it'
}

/** `24 min`, of a text with that many words. */
export function readingMinutes(words: number): string {
  return `${formatCount(Math.max(1, readingTimeMinutes(words)))} min`
}
