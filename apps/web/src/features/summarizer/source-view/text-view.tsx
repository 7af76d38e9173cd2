import type { ExtractedDocument } from '@precis/extraction'
import {
  type CSSProperties,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Shown, shownWords } from '../../../document-view/highlight.tsx'
import type { Quote } from '../../../document-view/quotes.ts'
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx'
import type { Find } from './find/use-find.ts'
import { groupPages, pageIndexOf } from './pages.ts'
import type { Jump, SourcePlace } from './passage/place-in-source.ts'
import { scrollTo } from './passage/scroll-to.ts'
import { cutSegments, segmentAt } from './segments.ts'
import { SourcePage } from './source-page.tsx'
import * as texts from './texts.ts'
import { readingShare, useSourceWindow } from './use-source-window.ts'

interface Props {
  document: ExtractedDocument
  /** Shown at the head of every page. */
  title: string
  quotes: readonly Quote[]
  shown: Shown | null
  find: Find
  /** Size of the letters; 1 is that of the reading view. */
  size: number
  jump: Jump | null
  onPlace: (place: SourcePlace) => void
}

interface Target {
  readonly isPage: boolean
  readonly takesFocus: boolean
  readonly selector: string
}

/** The text of a document, page by page where it has pages. */
export function TextView(props: Props) {
  const { document: source, shown, find, jump, size, onPlace } = props
  const segments = useMemo(() => cutSegments(source), [source])
  const pages = useMemo(() => groupPages(source, segments), [source, segments])
  const scroller = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<Target | null>(null)
  const view = useSourceWindow(segments, scroller)
  const { first, last, pin, follow, forgetHeights, from, to } = view
  const [firstPage, lastPage] = [pageIndexOf(segments[first]), pageIndexOf(segments[last])]
  // The summary is drawn first, its source in a task of its own.
  const isDrawn = useDeferredValue(true, false)

  const page = segments[view.anchor]?.page ?? null
  useEffect(() => {
    const offset = Math.floor((from + (to - from) * readingShare) * source.content.length)
    onPlace({ page, offset, from, to })
  }, [page, from, to, source, onPlace])

  const lastSize = useRef(size)
  useEffect(() => {
    if (lastSize.current === size) return
    lastSize.current = size
    forgetHeights()
  }, [size, forgetHeights])

  const latest = useRef({ shown, find })
  latest.current = { shown, find }
  useEffect(() => {
    if (jump === null) return
    const { shown, find } = latest.current
    const range = jump.to === 'passage' ? shown : jump.to === 'match' ? find.match : null
    if (jump.to === 'page') {
      const start = pages[jump.page - 1]?.segments[0]
      if (!start) return
      pin(start.index)
      setTarget({ isPage: true, takesFocus: false, selector: `[aria-label="Page ${jump.page}"]` })
    } else if (range !== null) {
      const selector = jump.to === 'passage' ? shownWords : `[data-found="${find.current}"]`
      pin(segmentAt(segments, range.start))
      const takesFocus = jump.to === 'passage' && shown?.isQuiet === false
      setTarget({ isPage: false, takesFocus, selector })
    }
  }, [jump, pages, segments, pin])

  useLayoutEffect(() => {
    if (target === null || !isDrawn) return
    const element = scroller.current?.querySelector<HTMLElement>(target.selector)
    setTarget(null)
    if (element) scrollTo(element, !target.isPage)
    if (target.takesFocus && !latest.current.shown?.isQuiet) element?.focus({ preventScroll: true })
    follow()
  }, [target, follow, isDrawn])

  return (
    <ScrollRegion
      className="scroll"
      ref={scroller}
      aria-label={texts.pages}
      style={{ '--src-size': `${size}rem` } as CSSProperties}
    >
      <div className="away" style={{ height: `${view.before}px` }} />
      {(isDrawn ? pages.slice(firstPage, lastPage + 1) : []).map((page) => {
        const start = page.segments[0]
        const end = page.segments.at(-1)
        const isShown =
          shown !== null && shown.start < (end?.end ?? 0) && shown.end > (start?.start ?? 0)
        return (
          <SourcePage
            key={page.index}
            document={source}
            page={page}
            title={props.title}
            first={Math.max(first, start?.index ?? 0)}
            last={Math.min(last, end?.index ?? 0)}
            measure={view.measure}
            quotes={props.quotes}
            found={find.found}
            active={isShown ? shown.quote : null}
            turn={isShown ? shown.turn : 0}
            activeFound={find.match ? find.current : null}
          />
        )
      })}
      <div className="away" style={{ height: `${view.after}px` }} />
    </ScrollRegion>
  )
}
