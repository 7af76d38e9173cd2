import { partitionPoint } from '@precis/domain'
import type { ExtractedDocument, PageSpan, SectionSpan } from './document.ts'

/** The index of the last of some ordered spans that begins at or before the offset; -1 when none does. */
export function lastStartingBy<Span extends { readonly start: number }>(
  spans: readonly Span[],
  offset: number,
): number {
  return partitionPoint(spans, ({ start }) => start > offset) - 1
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
