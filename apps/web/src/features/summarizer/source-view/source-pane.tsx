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
import type { PageImages } from '../page-review/page-images.ts'
import { CitationRail } from './citation-rail.tsx'
import { FindBar } from './find-bar.tsx'
import { PageImageButton } from './page-image-button.tsx'
import { groupPages, pageIndexOf } from './pages.ts'
import { scrollTo } from './scroll-to.ts'
import { cutSegments, segmentAt } from './segments.ts'
import { SourcePage } from './source-page.tsx'
import { SourceTools } from './source-tools.tsx'
import { useFind } from './use-find.ts'
import { readingShare, useSourceWindow } from './use-source-window.ts'

interface Props {
  title: string
  quotes: readonly Quote[]
  /** The pages as they look; null without the file, or where it has no pages. */
  pageImages: PageImages | null
  /** The way back to the point, on small screens. */
  children: ReactNode
}

interface Jump {
  readonly to: 'passage' | 'match' | 'page'
  readonly selector: string
}

const sizes = [0.875, 1, 1.125, 1.25, 1.5, 1.75]

/** The document itself, page by page, with the quoted passages marked. */
export function SourcePane({ title, quotes, pageImages, children }: Props) {
  const { document: source, shown } = useHighlight()
  const segments = useMemo(() => cutSegments(source), [source])
  const pages = useMemo(() => groupPages(source, segments), [source, segments])
  const scroller = useRef<HTMLDivElement>(null)
  const findButton = useRef<HTMLButtonElement>(null)
  const [jump, setJump] = useState<Jump | null>(null)
  const view = useSourceWindow(segments, scroller)
  const find = useFind(source.content)
  const [size, setSize] = useState(1)
  const anchor = segments[view.anchor]

  const { first, last, pin, follow, from, to } = view
  const [firstPage, lastPage] = [pageIndexOf(segments[first]), pageIndexOf(segments[last])]
  // The summary is drawn first, its source in a task of its own.
  const isDrawn = useDeferredValue(true, false)
  const jumpTo = useCallback(
    (to: Jump['to'], segment: number, selector: string) => {
      pin(segment)
      setJump({ to, selector })
    },
    [pin],
  )

  useEffect(() => {
    if (shown) jumpTo('passage', segmentAt(segments, shown.start), shownWords)
  }, [shown, segments, jumpTo])
  const { match, current } = find
  useEffect(() => {
    if (match) jumpTo('match', segmentAt(segments, match.start), `[data-found="${current}"]`)
  }, [match, current, segments, jumpTo])

  useLayoutEffect(() => {
    if (jump === null || !isDrawn) return
    const target = scroller.current?.querySelector<HTMLElement>(jump.selector)
    setJump(null)
    if (target) scrollTo(target, jump.to !== 'page')
    if (jump.to === 'passage') target?.focus({ preventScroll: true })
    follow()
  }, [jump, follow, isDrawn])

  const reading = Math.floor((from + (to - from) * readingShare) * source.content.length)
  const section = sectionAt(source, reading)?.title.trim() || null

  const shownAt = shown === null ? -1 : shown.start / Math.max(1, source.content.length)
  const isShownInView = shown !== null && shownAt >= from && shownAt <= to
  const pageToSee = isShownInView ? segments[segmentAt(segments, shown.start)]?.page : anchor?.page

  const turnPage = (by: 1 | -1) => {
    const page = anchor?.page
    if (page === null || page === undefined) return
    const next = pages[page - 1 + by]?.segments[0]
    if (next) jumpTo('page', next.index, `[aria-label="Page ${next.page}"]`)
  }
  const resize = (by: 1 | -1) => {
    view.forgetHeights()
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
            percent={Math.round(to * 100)}
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
              title={title}
              first={Math.max(first, start?.index ?? 0)}
              last={Math.min(last, end?.index ?? 0)}
              measure={view.measure}
              quotes={quotes}
              found={find.found}
              active={isShown ? shown.quote : null}
              turn={isShown ? shown.turn : 0}
              activeFound={find.match ? find.current : null}
            />
          )
        })}
        <div className="away" style={{ height: `${view.after}px` }} />
      </section>
      <CitationRail
        length={source.content.length}
        quotes={quotes}
        inView={view}
        active={shown?.quote ?? null}
      />
      {children}
    </section>
  )
}
