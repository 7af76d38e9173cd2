import type { ExtractedDocument } from '@precis/extraction'
import {
  type CSSProperties,
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type Place, placer } from './place.ts'
import { quoteId, type Range } from './quotes.ts'

/** A passage that was asked for, by which chip of which section. `turn` differs each time, also for the same passage. */
export interface Shown extends Range {
  readonly quote: string
  readonly chip: string
  readonly section: string
  readonly turn: number
  /** Shown on its own with an answer, or left again: the focus stays where it is. */
  readonly isQuiet: boolean
}

export interface Highlight {
  readonly placeOf: (offset: number) => Place
  readonly shown: Shown | null
  /** Shows a passage; `chip` is the id of the element that leads there, `section` where it stands. */
  show(passage: Range, chip: string, section: string): void
  /** The same without taking the focus or turning a small screen to the document. */
  turnTo(passage: Range, chip: string, section: string): void
}

/** The quotes that the pointer is on in the document, by their ids: their points light up. */
export const LitQuotesContext = createContext<readonly string[]>([])

export const HighlightContext = createContext<Highlight | null>(null)

/** The document beside a result, and which passage of it is being looked at. */
export function useHighlight(): Highlight {
  const highlight = use(HighlightContext)
  if (highlight === null) throw new Error('useHighlight needs a HighlightContext')
  return highlight
}

interface Callbacks {
  readonly onShow: (placeName: string) => void
  /** Makes the section visible before its chip gets the focus back. */
  readonly onBack?: (section: string) => void
}

/** Which passage is looked at: `show` leads there, `goBack` gives the focus back to the chip that was followed. */
export function useHighlightState(document: ExtractedDocument, callbacks: Callbacks) {
  const [shown, setShown] = useState<Shown | null>(null)
  const placeOf = useMemo(() => placer(document), [document])
  const latest = useRef(callbacks)
  latest.current = callbacks

  const turnTo = useCallback(
    ({ start, end }: Range, chip: string, section: string, isQuiet = true) => {
      const quote = quoteId({ start, end })
      setShown((before) => {
        const turn = (before?.turn ?? 0) + 1
        return { start, end, quote, chip, section, turn, isQuiet }
      })
    },
    [],
  )
  const show = useCallback(
    (passage: Range, chip: string, section: string) => {
      turnTo(passage, chip, section, false)
      latest.current.onShow(placeOf(passage.start).name)
    },
    [placeOf, turnTo],
  )
  const goBack = useCallback(() => {
    if (shown === null) return
    setShown({ ...shown, isQuiet: true })
    // The chip can take the focus once it is on screen again.
    flushSync(() => latest.current.onBack?.(shown.section))
    const chip = window.document.getElementById(shown.chip)
    chip?.scrollIntoView({ block: 'nearest' })
    chip?.focus({ preventScroll: true })
  }, [shown])
  const highlight = useMemo<Highlight>(
    () => ({ placeOf, shown, show, turnTo }),
    [placeOf, shown, show, turnTo],
  )
  return { highlight, goBack }
}

/** Finds the words of the passage that is shown; `SourceText` marks them so. */
export const shownWords = '[data-quote=active]'

interface Extent {
  readonly top: number
  readonly height: number
}

function extentIn(page: HTMLElement): Extent | null {
  const from = page.getBoundingClientRect().top
  const rects = [...page.querySelectorAll(shownWords)].flatMap((part) => [...part.getClientRects()])
  if (rects.length === 0) return null
  const top = Math.min(...rects.map((rect) => rect.top)) - from
  const bottom = Math.max(...rects.map((rect) => rect.bottom)) - from
  return { top, height: bottom - top }
}

/** A bracket in the margin of a page, as tall as the passage shown on it. Measured again whenever the page changes its size. */
export function Bracket({ turn }: { turn: number }) {
  const mark = useRef<HTMLElement>(null)
  const [extent, setExtent] = useState<Extent | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another passage on the same page is measured anew
  useLayoutEffect(() => {
    const page = mark.current?.parentElement
    if (!page) return
    const measure = () => setExtent(extentIn(page))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(page)
    return () => observer.disconnect()
  }, [turn])
  const style: CSSProperties | undefined =
    extent === null ? undefined : { top: `${extent.top}px`, height: `${extent.height}px` }
  return (
    <i ref={mark} className="bracket" aria-hidden="true" hidden={extent === null} style={style} />
  )
}
