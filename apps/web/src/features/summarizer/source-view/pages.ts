import type { ExtractedDocument, PageSpan } from '@precis/extraction'
import { emptyPage } from '../../../document-view/reading-coverage.ts'
import type { Segment } from './segments.ts'
import * as texts from './texts.ts'

/** A page of the source on screen: a page, or the whole text of a file without pages. */
export interface ViewPage {
  readonly index: number
  readonly page: number | null
  readonly segments: readonly Segment[]
  readonly emptiness: string | null
}

function emptinessOf(page: PageSpan | undefined): string {
  if (page?.review === 'corrected') return texts.theTextOfThisPage
  return emptyPage(page ?? { source: 'text' })
}

/** Groups segments into pages. */
export function groupPages(document: ExtractedDocument, segments: readonly Segment[]): ViewPage[] {
  const pages: (ViewPage & { segments: Segment[] })[] = []
  for (const segment of segments) {
    if (segment.isPageStart) {
      const page = segment.page === null ? undefined : document.pages[pages.length]
      const isEmpty = segment.isPageEnd && segment.start === segment.end
      pages.push({
        index: pages.length,
        page: segment.page,
        segments: [],
        emptiness: isEmpty ? emptinessOf(page) : null,
      })
    }
    pages.at(-1)?.segments.push(segment)
  }
  return pages
}

/** The index of the page that a segment lies on. */
export function pageIndexOf(segment: Segment | undefined): number {
  return (segment?.page ?? 1) - 1
}
