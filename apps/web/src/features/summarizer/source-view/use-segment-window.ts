import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createLayoutCache, type LayoutCache } from './layout-cache.ts'
import { pageIndexOf, type Spot, spotInPages, type ViewPage } from './pages.ts'
import { type Segment, type SegmentWindow, segmentWindow } from './segments.ts'

const readingShare = 0.3
const belowTheLinePx = 4
const steps = 200

export interface SegmentView {
  readonly window: SegmentWindow
  /** The pages that the segments of the window lie on. */
  readonly pages: SegmentWindow
  /** The segment at the reading line. */
  readonly anchor: number
  /** The same object for as long as the screen is. */
  readonly layout: LayoutCache
  /** The stretch of the text in view, as shares of the whole from 0 to 1. */
  readonly inView: View
  moveTo(index: number): void
}

export interface View {
  readonly from: number
  readonly to: number
}

/**
 * Follows the scrolling of the source, whichever element scrolls, and says which segments are worth rendering. A segment that
 * is `pinned` because something on it is to be shown is rendered wherever the view still is.
 */
export function useSegmentWindow(
  segments: readonly Segment[],
  pages: readonly ViewPage[],
  scroller: RefObject<HTMLElement | null>,
  pinned: number | null,
): SegmentView {
  const [anchor, setAnchor] = useState(0)
  const [inView, setInView] = useState<View>({ from: 0, to: 0 })
  const layout = useMemo(createLayoutCache, [])
  const shownSegments = useMemo(
    () => segmentWindow(segments, pinned ?? anchor),
    [segments, pinned, anchor],
  )
  const shownPages = useMemo(
    () => ({
      first: pageIndexOf(segments[shownSegments.first]),
      last: pageIndexOf(segments[shownSegments.last]),
    }),
    [segments, shownSegments],
  )
  const rendered = useRef({ segments: shownSegments, pages: shownPages })
  rendered.current = { segments: shownSegments, pages: shownPages }

  const lookAgain = useRef<() => void>(() => undefined)

  const moveTo = useCallback(
    (index: number) => {
      layout.measure(rendered.current.segments, rendered.current.pages)
      setAnchor(index)
    },
    [layout],
  )

  useEffect(() => {
    let frame = 0
    const length = Math.max(1, segments.at(-1)?.end ?? 0)
    const { heightOfPage } = layout
    const spotAtLine = (line: number): Spot => {
      const { first, last } = rendered.current.pages
      const before = layout.gap('before')
      if (before && line < before.bottom) {
        return spotInPages(pages, heightOfPage, 0, first, line - before.top)
      }
      const after = layout.gap('after')
      if (after && last < pages.length - 1 && line >= after.top) {
        return spotInPages(pages, heightOfPage, last + 1, pages.length, line - after.top)
      }
      let low = pages[first]?.segments[0]?.index ?? 0
      let high = pages[last]?.segments.at(-1)?.index ?? 0
      while (low < high) {
        const middle = (low + high) >> 1
        if ((layout.segment(middle)?.bottom ?? 0) < line) low = middle + 1
        else high = middle
      }
      const segment = segments[low]
      const place = layout.segment(low)
      if (!segment || !place) return { index: low, offset: 0 }
      const inside = Math.min(1, Math.max(0, (line - place.top) / Math.max(1, place.height)))
      return { index: low, offset: segment.start + inside * (segment.end - segment.start) }
    }
    const shareAtLine = (line: number) =>
      Math.round((spotAtLine(line).offset / length) * steps) / steps
    const follow = () => {
      frame = 0
      const pane = scroller.current
      if (!pane || pane.offsetParent === null) return
      const box = pane.getBoundingClientRect()
      const top = Math.max(0, box.top)
      const from = shareAtLine(top)
      const to = shareAtLine(Math.min(window.innerHeight, box.bottom))
      setInView((now) => (now.from === from && now.to === to ? now : { from, to }))
      const isAtStart = pane.scrollTop === 0 && box.top >= 0
      const line = top + readingShare * window.innerHeight + belowTheLinePx
      moveTo(isAtStart ? 0 : spotAtLine(line).index)
    }
    const plan = (event?: Event) => {
      const target = event?.target
      if (target instanceof Element && target !== scroller.current) return
      if (frame === 0) frame = requestAnimationFrame(follow)
    }
    lookAgain.current = plan
    const options = { capture: true, passive: true }
    window.addEventListener('scroll', plan, options)
    window.addEventListener('resize', plan, options)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', plan, options)
      window.removeEventListener('resize', plan, options)
    }
  }, [segments, pages, scroller, layout, moveTo])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just rendered may be taller than the room left for it
  useEffect(() => lookAgain.current(), [shownSegments])

  return { window: shownSegments, pages: shownPages, anchor, layout, inView, moveTo }
}
