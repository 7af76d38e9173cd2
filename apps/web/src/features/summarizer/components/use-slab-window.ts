import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Slab, type SlabWindow, slabWindow } from '../model/slabs.ts'

const readingLinePx = 130

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
  moveTo(index: number): void
}

/** Follows the scrolling of the source, whichever element scrolls, and says which slabs are worth rendering. */
export function useSlabWindow(
  slabs: readonly Slab[],
  scroller: RefObject<HTMLElement | null>,
): SlabView {
  const [anchor, setAnchor] = useState(0)
  const elements = useRef<(HTMLElement | null)[]>([])
  const heights = useRef(new Map<number, number>())
  const shownSlabs = useMemo(() => slabWindow(slabs, anchor), [slabs, anchor])
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
      const line = Math.max(0, pane.getBoundingClientRect().top) + readingLinePx
      let low = 0
      let high = slabs.length - 1
      while (low < high) {
        const middle = (low + high) >> 1
        const bottom = elements.current[middle]?.getBoundingClientRect().bottom ?? 0
        if (bottom < line) low = middle + 1
        else high = middle
      }
      moveTo(low)
    }
    const plan = () => {
      if (frame === 0) frame = requestAnimationFrame(follow)
    }
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
  return { window: shownSlabs, anchor, places, moveTo }
}
