import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createPlaces, type Places } from './layout-cache.ts'
import { type Sheet, type Spot, sheetOf, spotInSheets } from './pages.ts'
import { type Slab, type SlabWindow, slabWindow } from './segments.ts'

const readingShare = 0.3
const belowTheLinePx = 4
const steps = 200

export interface SlabView {
  readonly window: SlabWindow
  /** The sheets that the slabs of the window lie on. */
  readonly sheets: SlabWindow
  /** The slab at the reading line. */
  readonly anchor: number
  /** The same object for as long as the screen is. */
  readonly places: Places
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
  sheets: readonly Sheet[],
  scroller: RefObject<HTMLElement | null>,
  pinned: number | null,
): SlabView {
  const [anchor, setAnchor] = useState(0)
  const [inView, setInView] = useState<View>({ from: 0, to: 0 })
  const places = useMemo(createPlaces, [])
  const shownSlabs = useMemo(() => slabWindow(slabs, pinned ?? anchor), [slabs, pinned, anchor])
  const shownSheets = useMemo(
    () => ({ first: sheetOf(slabs[shownSlabs.first]), last: sheetOf(slabs[shownSlabs.last]) }),
    [slabs, shownSlabs],
  )
  const rendered = useRef({ slabs: shownSlabs, sheets: shownSheets })
  rendered.current = { slabs: shownSlabs, sheets: shownSheets }

  const lookAgain = useRef<() => void>(() => undefined)

  const moveTo = useCallback(
    (index: number) => {
      places.measure(rendered.current.slabs, rendered.current.sheets)
      setAnchor(index)
    },
    [places],
  )

  useEffect(() => {
    let frame = 0
    const length = Math.max(1, slabs.at(-1)?.end ?? 0)
    const { heightOfSheet } = places
    const spotAtLine = (line: number): Spot => {
      const { first, last } = rendered.current.sheets
      const before = places.gap('before')
      if (before && line < before.bottom) {
        return spotInSheets(sheets, heightOfSheet, 0, first, line - before.top)
      }
      const after = places.gap('after')
      if (after && last < sheets.length - 1 && line >= after.top) {
        return spotInSheets(sheets, heightOfSheet, last + 1, sheets.length, line - after.top)
      }
      let low = sheets[first]?.slabs[0]?.index ?? 0
      let high = sheets[last]?.slabs.at(-1)?.index ?? 0
      while (low < high) {
        const middle = (low + high) >> 1
        if ((places.slab(middle)?.bottom ?? 0) < line) low = middle + 1
        else high = middle
      }
      const slab = slabs[low]
      const place = places.slab(low)
      if (!slab || !place) return { index: low, offset: 0 }
      const inside = Math.min(1, Math.max(0, (line - place.top) / Math.max(1, place.height)))
      return { index: low, offset: slab.start + inside * (slab.end - slab.start) }
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
  }, [slabs, sheets, scroller, places, moveTo])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just rendered may be taller than the room left for it
  useEffect(() => lookAgain.current(), [shownSlabs])

  return { window: shownSlabs, sheets: shownSheets, anchor, places, inView, moveTo }
}
