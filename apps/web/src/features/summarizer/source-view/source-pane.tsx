import { sectionAt } from '@precis/extraction'
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { shownWords, useHighlight } from '../../../document-view/highlight.tsx'
import type { Quote } from '../../../document-view/quotes.ts'
import { scrollBehavior } from '../../../ui/layout/scroll-behavior.ts'
import type { PageImages } from '../page-review/page-images.ts'
import { CitationRail } from './citation-rail.tsx'
import { FindBar } from './find-bar.tsx'
import { PageImageButton } from './page-image-button.tsx'
import { groupPages, heightOfPages } from './pages.ts'
import { cutSegments, segmentAt } from './segments.ts'
import { SourcePage } from './source-page.tsx'
import { SourceTools } from './source-tools.tsx'
import { useFind } from './use-find.ts'
import { useSegmentWindow } from './use-segment-window.ts'

interface Props {
  title: string
  quotes: readonly Quote[]
  /** The pages as they look; null without the file, or where it has no pages. */
  pageImages: PageImages | null
  /** The way back to the point, on small screens. */
  children: ReactNode
}

interface Jump {
  readonly selector: string
  readonly segment: number
  readonly takesFocus: boolean
  readonly isNear: boolean
}

const readingShare = 0.3
const sizes = [0.875, 1, 1.125, 1.25, 1.5, 1.75]

/** The document itself, page by page, with the quoted passages marked. */
export function SourcePane({ title, quotes, pageImages, children }: Props) {
  const { document: source, shown } = useHighlight()
  const segments = useMemo(() => cutSegments(source), [source])
  const pages = useMemo(() => groupPages(source, segments), [source, segments])
  const scroller = useRef<HTMLDivElement>(null)
  const findButton = useRef<HTMLButtonElement>(null)
  const [jump, setJump] = useState<Jump | null>(null)
  const view = useSegmentWindow(segments, pages, scroller, jump?.segment ?? null)
  const find = useFind(source.content)
  const [size, setSize] = useState(1)
  const anchor = segments[view.anchor]

  const { window: rendered, layout, moveTo } = view
  const { first, last } = view.pages
  // The summary is drawn first, its source in a task of its own.
  const isDrawn = useDeferredValue(true, false)
  const jumpTo = useCallback(
    (offset: number, selector: string, takesFocus: boolean) => {
      const segment = segmentAt(segments, offset)
      setJump({
        selector,
        segment,
        takesFocus,
        isNear: segment >= rendered.first && segment <= rendered.last,
      })
    },
    [segments, rendered],
  )

  const jumper = useRef(jumpTo)
  jumper.current = jumpTo
  useEffect(() => {
    if (shown) jumper.current(shown.start, shownWords, true)
  }, [shown])
  const { match, current } = find
  useEffect(() => {
    if (match) jumper.current(match.start, `[data-found="${current}"]`, false)
  }, [match, current])

  useLayoutEffect(() => {
    if (jump === null || !isDrawn) return
    const target = scroller.current?.querySelector<HTMLElement>(jump.selector)
    setJump(null)
    moveTo(jump.segment)
    if (!target) return
    target.scrollIntoView({ block: 'start', behavior: scrollBehavior(jump.isNear) })
    if (jump.takesFocus) target.focus({ preventScroll: true })
  }, [jump, moveTo, isDrawn])

  const { from, to } = view.inView
  const reading = Math.floor((from + (to - from) * readingShare) * source.content.length)
  const section = sectionAt(source, reading)?.title.trim() || null

  const shownAt = shown === null ? -1 : shown.start / Math.max(1, source.content.length)
  const isShownInView = shown !== null && shownAt >= from && shownAt <= to
  const pageToSee = isShownInView ? segments[segmentAt(segments, shown.start)]?.page : anchor?.page

  const turnPage = (by: 1 | -1) => {
    const page = anchor?.page
    if (page === null || page === undefined) return
    const next = pages[page - 1 + by]?.segments[0]
    if (!next) return
    moveTo(next.index)
    requestAnimationFrame(() => {
      scroller.current
        ?.querySelector(`[aria-label="Page ${next.page}"]`)
        ?.scrollIntoView({ block: 'start', behavior: 'instant' })
    })
  }
  const resize = (by: 1 | -1) => {
    layout.forgetHeights()
    setSize((now) => Math.min(sizes.length - 1, Math.max(0, now + by)))
  }
  const closeFind = () => {
    find.close()
    requestAnimationFrame(() => findButton.current?.focus())
  }

  return (
    <section className="pane src" aria-label="Source document" id="pane-document">
      <h2 className="vh">Source document</h2>
      <div className="tools">
        {find.isOpen ? (
          <FindBar
            text={find.text}
            count={find.found.length}
            current={find.current}
            onType={find.type}
            onStep={find.step}
            onClose={closeFind}
          />
        ) : (
          <SourceTools
            page={anchor?.page ?? null}
            pages={source.pages.length}
            percent={Math.round(view.inView.to * 100)}
            section={section}
            size={{ canGrow: size < sizes.length - 1, canShrink: size > 0, change: resize }}
            findButton={findButton}
            onPage={turnPage}
            onFind={find.open}
          >
            {pageImages !== null && typeof pageToSee === 'number' && (
              <PageImageButton page={pageToSee} pageImages={pageImages} />
            )}
          </SourceTools>
        )}
      </div>
      <section
        className="scroll"
        ref={scroller}
        aria-label="Pages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        style={{ '--src-size': `${sizes[size]}rem` } as CSSProperties}
      >
        <div
          className="away"
          ref={(element) => layout.registerGap('before', element)}
          style={{ height: `${heightOfPages(pages, layout.heightOfPage, 0, first)}px` }}
        />
        {(isDrawn ? pages.slice(first, last + 1) : []).map((page) => {
          const isShown =
            shown !== null &&
            shown.start < (page.segments.at(-1)?.end ?? 0) &&
            shown.end > (page.segments[0]?.start ?? 0)
          return (
            <SourcePage
              key={page.index}
              document={source}
              page={page}
              title={title}
              first={rendered.first}
              last={rendered.last}
              layout={layout}
              quotes={quotes}
              found={find.found}
              active={isShown ? shown.quote : null}
              turn={isShown ? shown.turn : 0}
              activeFound={find.match ? find.current : null}
            />
          )
        })}
        <div
          className="away"
          ref={(element) => layout.registerGap('after', element)}
          style={{
            height: `${heightOfPages(pages, layout.heightOfPage, last + 1, pages.length)}px`,
          }}
        />
      </section>
      <CitationRail
        length={source.content.length}
        quotes={quotes}
        inView={view.inView}
        active={shown?.quote ?? null}
      />
      {children}
    </section>
  )
}
