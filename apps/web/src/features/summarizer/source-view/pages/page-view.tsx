import { ScrollRegion } from '../../../../ui/layout/scroll-region.tsx'
import './pages.css'
import { type ExtractedDocument, pageAt } from '@precis/extraction'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { type Shown, shownWords } from '../../../../document-view/highlight.tsx'
import type { Quote } from '../../../../document-view/quotes.ts'
import type { PageImages } from '../../page-images/page-images.ts'
import type { Find } from '../find/use-find.ts'
import { type Jump, type SourcePlace, takesFocus } from '../passage/place-in-source.ts'
import * as texts from '../texts.ts'
import { PageSheet } from './page-sheet.tsx'
import { paddingPx, usePageWindow } from './use-page-window.ts'
import { useWidth } from './use-width.ts'

interface Props {
  /** Null while the file is being read. */
  document: ExtractedDocument | null
  /** Pages of the file, as far as they are counted. */
  count: number
  pageImages: PageImages
  quotes: readonly Quote[]
  shown: Shown | null
  find: Find
  /** 1 fits the width of the pane. */
  zoom: number
  jump: Jump | null
  onPlace: (place: SourcePlace) => void
}

const leastWidthPx = 200

function pageOf(document: ExtractedDocument | null, offset: number): number {
  return (document && pageAt(document, offset)?.number) ?? 1
}

/** Brings marked words to the reading line, unless they are in view. A turned page does not slide. */
function reveal(pane: HTMLElement, words: HTMLElement, moveTo: (offset: number) => void): void {
  const [view, box] = [pane.getBoundingClientRect(), words.getBoundingClientRect()]
  if (box.top < view.top || box.bottom > view.bottom) {
    moveTo(pane.scrollTop + box.top - view.top - 0.3 * view.height)
  }
  if (box.left < view.left || box.right > view.right) {
    pane.scrollLeft += box.left - view.left - 0.2 * view.width
  }
}

/** The pages of a file as they look, those around the view drawn. */
export function PageView(props: Props) {
  const pane = useRef<HTMLElement>(null)
  const paneWidth = useWidth(pane)
  const widthPx = Math.round(Math.max(leastWidthPx, paneWidth - 2 * paddingPx) * props.zoom)
  return (
    <ScrollRegion className="scroll page-scroll-area" ref={pane} aria-label={texts.pages}>
      {paneWidth > 0 && <PageStack {...props} pane={pane} widthPx={widthPx} />}
    </ScrollRegion>
  )
}

interface StackProps extends Props {
  pane: RefObject<HTMLElement | null>
  widthPx: number
}

function PageStack(props: StackProps) {
  const { document, count, shown, find, jump, onPlace, pane, widthPx } = props
  const onView = useCallback(
    (index: number, from: number, to: number) => {
      const offset = document?.pages[index]?.start ?? 0
      onPlace({ page: index + 1, offset, from, to })
    },
    [document, onPlace],
  )
  const pages = usePageWindow({ count, pane, widthPx, onView })
  const { scroller, shapeOf, learnShape, look, moveTo } = pages

  const latest = useRef({ shown, find, scroller })
  latest.current = { shown, find, scroller }

  /** Marked words that the view is still to be brought to. */
  const wanted = useRef<{ selector: string; page: number; takesFocus: boolean } | null>(null)
  const lookForWanted = useCallback(
    (number: number) => {
      const goal = wanted.current
      if (goal === null || goal.page !== number) return
      const words = pane.current?.querySelector<HTMLElement>(goal.selector)
      if (!words || !pane.current) return
      wanted.current = null
      reveal(pane.current, words, moveTo)
      look()
      const isLeft = latest.current.shown?.isQuiet === true
      if (goal.takesFocus && !isLeft) words.focus({ preventScroll: true })
    },
    [pane, look, moveTo],
  )

  useLayoutEffect(() => {
    if (jump === null) return
    const { shown, find, scroller } = latest.current
    const range = jump.to === 'passage' ? shown : jump.to === 'match' ? find.match : null
    if (jump.to !== 'page' && (range === null || document === null)) return
    const page = jump.to === 'page' ? jump.page : pageOf(document, range?.start ?? 0)
    if (jump.to !== 'page') {
      const selector = jump.to === 'passage' ? shownWords : `[data-found="${find.current}"]`
      const isWaiting = wanted.current?.takesFocus === true
      wanted.current = {
        selector,
        page,
        takesFocus: takesFocus(jump, shown?.isQuiet ?? true, isWaiting),
      }
    }
    const isThere = scroller.getVirtualItems().some(({ index }) => index === page - 1)
    if (jump.to === 'page' || !isThere) {
      scroller.scrollToIndex(page - 1, { align: 'start' })
      look()
    } else lookForWanted(page)
  }, [jump, document, look, lookForWanted])
  useEffect(() => {
    if (jump === null) wanted.current = null
  }, [jump])

  return (
    <div
      className="page-stack"
      style={{ height: scroller.getTotalSize(), minWidth: widthPx + 2 * paddingPx }}
    >
      {scroller.getVirtualItems().map(({ index, start, key }) => {
        const page = document?.pages[index]
        const isShown =
          page !== undefined && shown !== null && shown.start < page.end && shown.end > page.start
        return (
          <div
            key={key}
            className="page-place"
            data-index={index}
            ref={scroller.measureElement}
            style={{ transform: `translateY(${start}px)` }}
          >
            <PageSheet
              number={index + 1}
              document={document}
              pageImages={props.pageImages}
              widthPx={widthPx}
              shape={shapeOf(index)}
              quotes={props.quotes}
              found={find.found}
              active={isShown ? shown.quote : null}
              isAtRest={!scroller.isScrolling}
              turn={isShown ? shown.turn : 0}
              activeFound={find.match === null ? null : find.current}
              onShape={learnShape}
              onWords={lookForWanted}
            />
          </div>
        )
      })}
    </div>
  )
}
