import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Slab, type SlabWindow, slabWindow } from '../model/slabs.ts'

const readingShare = 0.3
const belowTheLinePx = 4
const steps = 200

/** The places of the slabs on screen; the same object for as long as the slabs are. */
export interface SlabPlaces {
  register(index: number, element: HTMLElement | null): void
  heightOf(index: number): number | undefined
  forgetHeights(): void
}

export interface SlabView {
  readonly window: SlabWindow
  /** The slab at the reading line. */
  readonly anchor: number
  readonly places: SlabPlaces
  /** The stretch of the text in view, as shares of the whole from 0 to 1. */
  readonly inView: View
  moveTo(index: number): void
}

export interface View {
  readonly from: number
  readonly to: number
}

/**
 * Follows the scrolling of the source, whichever element scrolls, and says which slabs are worth rendering. A slab that
 * is `pinned` because something on it is to be shown is rendered wherever the view still is.
 */
export function useSlabWindow(
  slabs: readonly Slab[],
  scroller: RefObject<HTMLElement | null>,
  pinned: number | null,
): SlabView {
  const [anchor, setAnchor] = useState(0)
  const [inView, setInView] = useState<View>({ from: 0, to: 0 })
  const elements = useRef<(HTMLElement | null)[]>([])
  const heights = useRef(new Map<number, number>())
  const shownSlabs = useMemo(() => slabWindow(slabs, pinned ?? anchor), [slabs, pinned, anchor])
  const rendered = useRef(shownSlabs)
  rendered.current = shownSlabs

  const measure = useCallback(() => {
    for (let i = rendered.current.first; i <= rendered.current.last; i++) {
      const height = elements.current[i]?.offsetHeight
      if (height) heights.current.set(i, height)
    }
  }, [])

  const moveTo = useCallback(
    (index: number) => {
      measure()
      setAnchor(index)
    },
    [measure],
  )

  useEffect(() => {
    let frame = 0
    const follow = () => {
      frame = 0
      const pane = scroller.current
      if (!pane || pane.offsetParent === null) return
      const box = pane.getBoundingClientRect()
      const top = Math.max(0, box.top)
      const slabAtLine = (line: number) => {
        let low = 0
        let high = slabs.length - 1
        while (low < high) {
          const middle = (low + high) >> 1
          const bottom = elements.current[middle]?.getBoundingClientRect().bottom ?? 0
          if (bottom < line) low = middle + 1
          else high = middle
        }
        return low
      }
      const shareAtLine = (line: number) => {
        const index = slabAtLine(line)
        const slab = slabs[index]
        const place = elements.current[index]?.getBoundingClientRect()
        if (!slab || !place) return 0
        const inside = Math.min(1, Math.max(0, (line - place.top) / Math.max(1, place.height)))
        const offset = slab.start + inside * (slab.end - slab.start)
        return Math.round((offset / Math.max(1, slabs.at(-1)?.end ?? 0)) * steps) / steps
      }
      const from = shareAtLine(top)
      const to = shareAtLine(Math.min(window.innerHeight, box.bottom))
      setInView((now) => (now.from === from && now.to === to ? now : { from, to }))
      const isAtStart = pane.scrollTop === 0 && box.top >= 0
      const line = top + readingShare * window.innerHeight + belowTheLinePx
      moveTo(isAtStart ? 0 : slabAtLine(line))
    }
    const plan = (event?: Event) => {
      const target = event?.target
      if (target instanceof Element && target !== scroller.current) return
      if (frame === 0) frame = requestAnimationFrame(follow)
    }
    plan()
    const options = { capture: true, passive: true }
    window.addEventListener('scroll', plan, options)
    window.addEventListener('resize', plan, options)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', plan, options)
      window.removeEventListener('resize', plan, options)
    }
  }, [slabs, scroller, moveTo])

  const places = useMemo<SlabPlaces>(
    () => ({
      register(index, element) {
        elements.current[index] = element
      },
      heightOf: (index) => heights.current.get(index),
      forgetHeights: () => heights.current.clear(),
    }),
    [],
  )
  return { window: shownSlabs, anchor, places, inView, moveTo }
}
