import { formatCount, readingTimeMinutes } from '@precis/domain'
import { type ExtractedDocument, pageDoubt } from '@precis/extraction'
import * as texts from './texts.ts'

/** `24 of 24 pages`, `24 sections`, `All of it`. */
export function readAmount({ pages, sections }: ExtractedDocument): string {
  if (pages.length > 0) {
    const read = pages.filter((page) => pageDoubt(page) !== 'lost').length
    return `${formatCount(read)} of ${texts.countOfPage(pages.length)}`
  }
  return sections.length > 0 ? texts.countOfSection(sections.length) : texts.allOfIt
}

/** `24 min`, of a text with that many words. */
export function readingMinutes(words: number): string {
  return `${formatCount(Math.max(1, readingTimeMinutes(words)))} min`
}
