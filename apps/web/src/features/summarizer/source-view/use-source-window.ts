import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { estimateHeight, type Segment } from './segments.ts'

/** How far down the view somebody reads, as a share of the window. */
export const readingShare = 0.3
const belowTheLinePx = 4
const segmentsAround = 6
const steps = 200

type Scroller = Virtualizer<HTMLElement, HTMLElement>

/** Where the reader is. */
interface Position {
  /** The segment at the reading line. */
  readonly anchor: number
  /** The stretch of the text in view, as shares of the whole from 0 to 1. */
  readonly from: number
  readonly to: number
}

export interface SourceWindow extends Position {
  /** First and last segment to render. */
  readonly first: number
  readonly last: number
  /** The space that stands for the segments before and after, in pixels. */
  readonly before: number
  readonly after: number
  /** The ref of each rendered segment, which carries its `data-index`. */
  readonly measure: (segment: HTMLElement | null) => void
  readonly forgetHeights: () => void
  /** Renders a segment wherever the view is, so that it can be scrolled to. */
  readonly pin: (index: number) => void
  /** Ends that, once the view has been sent there. */
  readonly follow: () => void
}

/** The segments to render around the place in view, whether the pane scrolls or, on small screens, the window. */
export function useSourceWindow(
  segments: readonly Segment[],
  pane: RefObject<HTMLElement | null>,
): SourceWindow {
  const [position, setPosition] = useState<Position>({ anchor: 0, from: 0, to: 0 })
  const [pinned, setPinned] = useState<number | null>(null)
  // Says whether there was anything to see: a hidden source has no place.
  const look = useRef<(event?: Event) => boolean>(() => false)

  const scroller: Scroller = useVirtualizer<HTMLElement, HTMLElement>({
    count: segments.length,
    getScrollElement: () => pane.current,
    estimateSize: (index) => estimateHeight(segments[index]),
    measureElement: (element, _, { measurementsCache }) =>
      heightOf(element, segments) ?? measurementsCache[Number(element.dataset.index)]?.size ?? 0,
    overscan: segmentsAround,
    rangeExtractor: (range) => defaultRangeExtractor(withPinned(range, pinned)),
    observeElementRect: observeWindow,
    observeElementOffset(_, tell) {
      look.current = (event) => {
        const element = pane.current
        if (!element || element.offsetParent === null) return false
        if (event?.target instanceof Element && event.target !== element) return false
        const box = element.getBoundingClientRect()
        const top = Math.max(0, box.top)
        const offset = top - (element.firstElementChild?.getBoundingClientRect().top ?? top)
        tell(Math.max(0, offset), event?.type === 'scroll')
        const height = Math.min(window.innerHeight, box.bottom) - top
        const next = positionAt(scroller, segments, offset, height)
        setPosition((now) => (isSame(now, next) ? now : next))
        return true
      }
      look.current()
      return onEach(['scroll', 'scrollend', 'resize'], (event) => look.current(event))
    },
    // The browser itself keeps the view where it is when heights change, and scrolls to what is shown.
    scrollToFn: () => undefined,
  })
  scroller.shouldAdjustScrollPositionOnItemSizeChange = () => false

  const items = scroller.getVirtualItems()
  const last = items.at(-1)
  return {
    ...position,
    first: items[0]?.index ?? 0,
    last: last?.index ?? -1,
    before: items[0]?.start ?? 0,
    after: scroller.getTotalSize() - (last?.end ?? 0),
    measure: scroller.measureElement,
    forgetHeights: () => scroller.measure(),
    pin: setPinned,
    follow: useCallback(() => {
      if (look.current()) setPinned(null)
    }, []),
  }
}

/** The range with the pinned segment; when that is far away, only what is around it. */
function withPinned(range: Range, pinned: number | null): Range {
  if (pinned === null) return range
  const startIndex = Math.min(range.startIndex, pinned)
  const endIndex = Math.max(range.endIndex, pinned)
  const isNear = endIndex - startIndex <= 2 * segmentsAround
  return isNear
    ? { ...range, startIndex, endIndex }
    : { ...range, startIndex: pinned, endIndex: pinned }
}

function onEach(types: readonly string[], listener: (event: Event) => void): () => void {
  const options = { capture: true, passive: true }
  for (const type of types) window.addEventListener(type, listener, options)
  return () => {
    for (const type of types) window.removeEventListener(type, listener, options)
  }
}

function observeWindow(_: Scroller, tell: (rect: { width: number; height: number }) => void) {
  const measure = () => tell({ width: window.innerWidth, height: window.innerHeight })
  measure()
  window.addEventListener('resize', measure)
  return () => window.removeEventListener('resize', measure)
}

/** The height of a rendered segment, at the ends of a page with what the page has above and below; null while it is hidden. */
function heightOf(element: HTMLElement, segments: readonly Segment[]): number | null {
  const page = element.parentElement
  const segment = segments[Number(element.dataset.index)]
  if (!page || !segment || element.offsetParent === null) return null
  const box = element.getBoundingClientRect()
  const top = segment.isPageStart ? page.getBoundingClientRect().top : box.top
  const below = segment.isPageEnd ? page.nextElementSibling : null
  return (below?.getBoundingClientRect().top ?? box.bottom) - top
}

/** The segment `distance` pixels below the top of the source, and the place in the text. */
function spotAt(scroller: Scroller, segments: readonly Segment[], distance: number) {
  const item = scroller.getVirtualItemForOffset(distance)
  const segment = segments[item?.index ?? 0]
  if (!item || !segment) return { index: 0, offset: 0 }
  const inside = Math.min(1, Math.max(0, (distance - item.start) / Math.max(1, item.size)))
  return { index: item.index, offset: segment.start + inside * (segment.end - segment.start) }
}

function positionAt(
  scroller: Scroller,
  segments: readonly Segment[],
  top: number,
  height: number,
): Position {
  const length = Math.max(1, segments.at(-1)?.end ?? 0)
  const shareAt = (distance: number) =>
    Math.round((spotAt(scroller, segments, distance).offset / length) * steps) / steps
  const line = top + readingShare * window.innerHeight + belowTheLinePx
  return {
    anchor: top <= 0 ? 0 : spotAt(scroller, segments, line).index,
    from: shareAt(top),
    to: shareAt(top + height),
  }
}

function isSame(one: Position, other: Position): boolean {
  return one.anchor === other.anchor && one.from === other.from && one.to === other.to
}
