import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Around the pages in view, this many are drawn too. */
const pagesAround = 1
const gapPx = 16
export const paddingPx = 20
const a4 = 210 / 297

/** How far down the view somebody reads, as a share of it. */
const readingShare = 0.3

interface Options {
  readonly count: number
  readonly pane: RefObject<HTMLElement | null>
  /** Of every page. */
  readonly widthPx: number
  /** Page counted from 0, and how far through it and through all the view reaches. */
  readonly onView: (index: number, from: number, to: number) => void
}

/** Which pages to draw around the view of a long file, and where they stand. Only the shapes of drawn pages are known. */
export function usePageWindow({ count, pane, widthPx, onView }: Options) {
  const shapes = useRef(new Map<number, number>())
  const [commonShape, setCommonShape] = useState(a4)
  const shapeOf = (index: number) => shapes.current.get(index + 1) ?? commonShape
  const scroller = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => pane.current,
    estimateSize: (index) => widthPx / shapeOf(index),
    overscan: pagesAround,
    // Pages are drawn off the main thread anyway, so a frame is not held up for them.
    useFlushSync: false,
    gap: gapPx,
    scrollPaddingStart: gapPx,
    paddingStart: paddingPx,
    paddingEnd: 2 * paddingPx,
  })

  const learnShape = useCallback((number: number, shape: number) => {
    if (shapes.current.size === 0) setCommonShape(shape)
    shapes.current.set(number, shape)
  }, [])

  const latest = useRef({ scroller, onView })
  latest.current = { scroller, onView }
  /** The page being read, and how far into it, so that another width leaves it there. */
  const reading = useRef({ index: 0, share: 0 })
  const look = useCallback(() => {
    const element = pane.current
    const { scroller: known, onView: tell } = latest.current
    if (!element || element.clientHeight === 0) return
    const below = element.scrollHeight - element.scrollTop - element.clientHeight
    // The last page is read at the end, however little of it can be brought up.
    const share = Math.max(readingShare, 1 - below / element.clientHeight)
    const line = element.scrollTop + share * element.clientHeight
    const item = known.getVirtualItemForOffset(element.scrollTop < gapPx ? 0 : line)
    const total = Math.max(1, known.getTotalSize())
    const index = item?.index ?? 0
    const into = item ? (element.scrollTop - item.start) / Math.max(1, item.size) : 0
    reading.current = { index, share: into }
    const rounded = (offset: number) => Math.min(1, Math.round((offset / total) * 500) / 500)
    tell(index, rounded(element.scrollTop), rounded(element.scrollTop + element.clientHeight))
  }, [pane])
  useEffect(() => {
    const element = pane.current
    element?.addEventListener('scroll', look, { passive: true })
    return () => element?.removeEventListener('scroll', look)
  }, [pane, look])
  // biome-ignore lint/correctness/useExhaustiveDependencies: more pages, or another listener, are told of at once
  useEffect(look, [look, count, onView])

  const moveTo = useCallback(
    (offset: number) => {
      if (!pane.current) return
      pane.current.scrollTop = offset
      // The scroller corrects the offset it knows, and would hear of this one only later.
      latest.current.scroller.scrollOffset = pane.current.scrollTop
    },
    [pane],
  )

  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages are as tall as they are wide
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const { index, share } = reading.current
    scroller.measure()
    scroller.getTotalSize()
    const start = scroller.getOffsetForIndex(index, 'start')?.[0] ?? 0
    moveTo(start + share * (widthPx / shapeOf(index)))
  }, [widthPx, commonShape])

  return { scroller, shapeOf, learnShape, look, moveTo }
}
