import type { ExtractedDocument, PageSpan, SectionSpan } from './document.ts'

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
