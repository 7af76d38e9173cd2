import type { ExtractedDocument, PageSource, PageSpan, SectionSpan } from './document.ts'

function lastStartingBy<Span extends { readonly start: number }>(
  spans: readonly Span[],
  offset: number,
): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.start ?? Number.POSITIVE_INFINITY) <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The page whose text holds the offset, or null between pages and in files without pages. */
export function pageAt(document: ExtractedDocument, offset: number): PageSpan | null {
  for (let index = lastStartingBy(document.pages, offset); index >= 0; index -= 1) {
    const page = document.pages[index]
    if (!page || offset < page.start) return null
    if (page.end > page.start) return offset < page.end ? page : null
  }
  return null
}

/** The section whose heading or text holds the offset, or null before the first heading. */
export function sectionAt(document: ExtractedDocument, offset: number): SectionSpan | null {
  const section = document.sections[lastStartingBy(document.sections, offset)]
  return section && offset < section.end ? section : null
}

const maxLabel = 60

function sectionLabel(title: string): string {
  const [, number, rest = ''] = /^(?:section\s+)?(\d+(?:\.\d+)*)[.:)]?\s+(.*)$/i.exec(title) ?? []
  const label = number === undefined ? title : `Section ${number}, ${rest}`
  return label.length <= maxLabel ? label : `${label.slice(0, maxLabel - 3).trimEnd()}...`
}

/** A short label for a place, such as `p. 3` or `Section 4, Payment`; null when neither is known. */
export function describePlace(document: ExtractedDocument, offset: number): string | null {
  const page = pageAt(document, offset)
  if (page) return `p. ${page.number}`
  if (document.pages.length > 0) return null
  const section = sectionAt(document, offset)
  return section ? sectionLabel(section.title) : null
}

/** Which pages of a document were read, and how. */
export interface PageCoverage {
  readonly total: number
  /** Pages that gave their content, blank ones included. */
  readonly read: number
  readonly counts: Readonly<Record<PageSource, number>>
  readonly unreadPages: readonly number[]
  readonly failedPages: readonly number[]
  /** `12 of 12 pages read: 10 text, 2 blank`; null for files without pages. */
  readonly sentence: string | null
}

const sourceWords: Readonly<Record<PageSource, string>> = {
  text: 'text',
  ocr: 'recognised',
  blank: 'blank',
  unread: 'unread',
  failed: 'failed',
}
const sources = Object.keys(sourceWords) as PageSource[]

/** Counts the pages of a document by source and says it in a sentence. */
export function coverageOf(document: Pick<ExtractedDocument, 'pages'>): PageCoverage {
  const numbersOf = (source: PageSource) =>
    document.pages.filter((page) => page.source === source).map(({ number }) => number)
  const counts = { text: 0, ocr: 0, blank: 0, unread: 0, failed: 0 }
  for (const { source } of document.pages) counts[source] += 1
  const total = document.pages.length
  const read = counts.text + counts.ocr + counts.blank
  const details = sources
    .filter((source) => counts[source] > 0)
    .map((source) => `${counts[source]} ${sourceWords[source]}`)
    .join(', ')
  const pages = total === 1 ? 'page' : 'pages'
  return {
    total,
    read,
    counts,
    unreadPages: numbersOf('unread'),
    failedPages: numbersOf('failed'),
    sentence: total === 0 ? null : `${read} of ${total} ${pages} read: ${details}`,
  }
}
