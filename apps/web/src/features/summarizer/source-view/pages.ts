import type { ExtractedDocument, PageSpan } from '@precis/extraction'
import { emptyPageText } from '../../../document-view/reading-coverage.ts'
import { estimateHeight, type Segment } from './segments.ts'

/** A page of the source on screen: a page, or the whole text of a file without pages. */
export interface ViewPage {
  readonly index: number
  readonly page: number | null
  readonly segments: readonly Segment[]
  readonly emptiness: string | null
}

function emptinessOf(page: PageSpan | undefined): string {
  if (page?.review === 'corrected') return 'The text of this page was taken out by hand.'
  return emptyPageText[page?.source ?? 'text']
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

const edgesPx = 120

/** A first guess at the height of a page that was never rendered, with the space below it, in pixels. */
export function estimatePageHeight(page: ViewPage): number {
  return page.segments.reduce((height, segment) => height + estimateHeight(segment), edgesPx)
}

type HeightOf = (page: ViewPage) => number

/** The height of the pages from `first` up to, and without, `end`. */
export function heightOfPages(
  pages: readonly ViewPage[],
  heightOf: HeightOf,
  first: number,
  end: number,
): number {
  let height = 0
  for (let index = first; index < end; index++) {
    const page = pages[index]
    if (page) height += heightOf(page)
  }
  return height
}

/** A place in the text, and the segment that it lies in. */
export interface Spot {
  readonly index: number
  readonly offset: number
}

/** What lies `distance` pixels below the top of page `first`, before page `end`. */
export function spotInPages(
  pages: readonly ViewPage[],
  heightOf: HeightOf,
  first: number,
  end: number,
  distance: number,
): Spot {
  let left = Math.max(0, distance)
  let at = first
  for (; at < end - 1; at++) {
    const page = pages[at]
    const height = page ? heightOf(page) : 0
    if (left < height) break
    left -= height
  }
  const page = pages[at]
  if (!page) return { index: 0, offset: 0 }
  const start = page.segments[0]?.start ?? 0
  const length = (page.segments.at(-1)?.end ?? start) - start
  const offset = Math.floor(start + Math.min(1, left / Math.max(1, heightOf(page))) * length)
  const segment = page.segments.findLast((one) => one.start <= offset)
  return { index: segment?.index ?? 0, offset }
}
