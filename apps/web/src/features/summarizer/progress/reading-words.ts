import { formatCount, readingTimeMinutes } from '@precis/domain'
import { type ExtractedDocument, pageDoubt } from '@precis/extraction'
import { counted } from '../file-facts.ts'

/** `24 of 24 pages`, `24 sections`, `All of it`. */
export function readAmount({ pages, sections }: ExtractedDocument): string {
  if (pages.length > 0) {
    const read = pages.filter((page) => pageDoubt(page) !== 'lost').length
    return `${formatCount(read)} of ${counted(pages.length, 'page')}`
  }
  return sections.length > 0 ? counted(sections.length, 'section') : 'All of it'
}

/** `24 min`, of a text with that many words. */
export function readingMinutes(words: number): string {
  return `${formatCount(Math.max(1, readingTimeMinutes(words)))} min`
}

const steps = [1, 2, 3, 5, 8, 10, 15, 20, 30, 45, 60]

/** `About 8 s`, `About 3 min`: rounded up to a figure that claims no more than is known. */
export function spokenSeconds(seconds: number): string {
  const step = steps.find((one) => one >= seconds)
  return step === undefined ? `About ${Math.ceil(seconds / 60)} min` : `About ${step} s`
}
