import { estimatePageHeight, type ViewPage } from './pages.ts'
import type { SegmentWindow } from './segments.ts'

type Gap = 'before' | 'after'

/** Where the rendered segments and pages stand on screen, and how tall those were that no longer are. In pixels. */
export interface LayoutCache {
  registerSegment(index: number, element: HTMLElement | null): void
  registerPage(index: number, element: HTMLElement | null): void
  /** The room that is left for the pages before or after those on screen. */
  registerGap(gap: Gap, element: HTMLElement | null): void
  segment(index: number): DOMRect | undefined
  gap(gap: Gap): DOMRect | undefined
  measure(segments: SegmentWindow, pages: SegmentWindow): void
  heightOfSegment(index: number): number | undefined
  /** With the space to the page below. */
  heightOfPage(page: ViewPage): number
  forgetHeights(): void
}

export function createLayoutCache(): LayoutCache {
  const segments: (HTMLElement | null)[] = []
  const pages: (HTMLElement | null)[] = []
  const gaps: Record<Gap, HTMLElement | null> = { before: null, after: null }
  const segmentHeights = new Map<number, number>()
  const pageHeights = new Map<number, number>()
  return {
    registerSegment(index, element) {
      segments[index] = element
    },
    registerPage(index, element) {
      pages[index] = element
    },
    registerGap(gap, element) {
      gaps[gap] = element
    },
    segment: (index) => segments[index]?.getBoundingClientRect(),
    gap: (gap) => gaps[gap]?.getBoundingClientRect(),
    measure(segmentWindow, pageWindow) {
      for (let index = segmentWindow.first; index <= segmentWindow.last; index++) {
        const height = segments[index]?.offsetHeight
        if (height) segmentHeights.set(index, height)
      }
      for (let index = pageWindow.first; index <= pageWindow.last; index++) {
        const page = pages[index]
        const next = page?.nextElementSibling
        if (!page || !(next instanceof HTMLElement)) continue
        const height = next.offsetTop - page.offsetTop
        if (height > 0) pageHeights.set(index, height)
      }
    },
    heightOfSegment: (index) => segmentHeights.get(index),
    heightOfPage: (page) => pageHeights.get(page.index) ?? estimatePageHeight(page),
    forgetHeights() {
      segmentHeights.clear()
      pageHeights.clear()
    },
  }
}
