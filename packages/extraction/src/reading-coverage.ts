import { formatCount } from '@precis/domain'
import type { ExtractedDocument, PageSource, PageSpan } from './document.ts'

const unsureBelow = 60

/** How much was read, in words, and whether that is all. */
export interface Coverage {
  readonly sentence: string
  readonly isComplete: boolean
  /** Whether recognized pages were hard to read. */
  readonly isDoubtful: boolean
}

/** `3`, `3 and 7`, `2, 4 to 9 and 12`. */
export function joinPages(numbers: readonly number[]): string {
  const runs: string[] = []
  for (let i = 0; i < numbers.length; i++) {
    const first = numbers[i]
    while (numbers[i + 1] === (numbers[i] ?? 0) + 1) i++
    const last = numbers[i]
    if (last === first) runs.push(`${first}`)
    else if (last === (first ?? 0) + 1) runs.push(`${first}`, `${last}`)
    else runs.push(`${first} to ${last}`)
  }
  const tail = runs.pop() ?? ''
  return runs.length === 0 ? tail : `${runs.join(', ')} and ${tail}`
}

function pagesThat(pages: readonly PageSpan[], test: (page: PageSpan) => boolean): number[] {
  return pages.filter(test).map((page) => page.number)
}

function named(numbers: readonly number[], one: string, many: string): string {
  return numbers.length === 1 ? `Page ${numbers[0]} ${one}` : `Pages ${joinPages(numbers)} ${many}`
}

function readPages(pages: readonly PageSpan[]): Coverage {
  const lost = pagesThat(pages, (page) => page.source === 'unread' || page.source === 'failed')
  const recognised = pages.filter((page) => page.source === 'ocr').length
  const blank = pages.filter((page) => page.source === 'blank').length
  const unsure = pagesThat(
    pages,
    (page) =>
      page.source === 'ocr' && page.confidence !== undefined && page.confidence < unsureBelow,
  )
  const kinds: string[] = []
  const text = pages.length - recognised - blank - lost.length
  if (text > 0) kinds.push(`${formatCount(text)} text`)
  if (recognised > 0) kinds.push(`${formatCount(recognised)} recognized`)
  if (blank > 0) kinds.push(`${formatCount(blank)} blank`)
  const read = pages.length - lost.length
  const noun = pages.length === 1 ? 'page' : 'pages'
  const detail = recognised + blank > 0 && kinds.length > 0 ? `: ${kinds.join(', ')}` : ''
  const parts = [`${formatCount(read)} of ${formatCount(pages.length)} ${noun} read${detail}.`]
  if (lost.length > 0) parts.push(`${named(lost, 'could', 'could')} not be read.`)
  if (unsure.length > 0) parts.push(`${named(unsure, 'was', 'were')} hard to read.`)
  return {
    sentence: parts.join(' '),
    isComplete: lost.length === 0,
    isDoubtful: unsure.length > 0,
  }
}

/** How much of the file could be read, in one sentence or two. */
export function readingCoverage(document: Pick<ExtractedDocument, 'pages'>): Coverage {
  if (document.pages.length > 0) return readPages(document.pages)
  return { sentence: 'The whole text was read.', isComplete: true, isDoubtful: false }
}

/** What stands in place of a page's text where there is none. */
export const emptyPageText: Readonly<Record<PageSource, string>> = {
  text: 'There is no text on this page.',
  ocr: 'No words were recognized on this page.',
  blank: 'This page is blank.',
  unread: 'This page holds a picture whose text could not be read.',
  failed: 'This page could not be read.',
}
