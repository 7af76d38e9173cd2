import './page-rail.css'
import type { ExtractedDocument } from '@precis/extraction'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, memo, useEffect, useId, useRef } from 'react'
import { overlapping, type Quote } from '../../../../document-view/quotes.ts'
import type { PageImages } from '../../page-images/page-images.ts'
import * as texts from '../texts.ts'
import { PageThumbnail } from './page-thumbnail.tsx'

interface Props {
  /** Null while the file is being read. */
  document: ExtractedDocument | null
  count: number
  pageImages: PageImages
  quotes: readonly Quote[]
  /** The page being read, counted from 1. */
  current: number
  onPage: (page: number) => void
}

const rowPx = 78
const rowsAround = 2
const leap = 10

const noQuotes: readonly Quote[] = []

/** Where a key leads from a page, as in any list of choices. */
function pageAfter(key: string, current: number, count: number): number | null {
  const pages: Record<string, number> = {
    ArrowUp: current - 1,
    ArrowLeft: current - 1,
    ArrowDown: current + 1,
    ArrowRight: current + 1,
    PageUp: current - leap,
    PageDown: current + leap,
    Home: 1,
    End: count,
  }
  const page = pages[key]
  return page === undefined ? null : Math.min(count, Math.max(1, page))
}

/** Small images of all pages, those around the view drawn, to go from page to page. One stop for the keyboard. */
export const PageRail = memo(function PageRail(props: Props) {
  const { document, count, quotes, current, onPage } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const scroller = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => list.current,
    estimateSize: () => rowPx,
    overscan: rowsAround,
    useFlushSync: false,
    paddingStart: 8,
    paddingEnd: 8,
  })
  useEffect(() => {
    scroller.scrollToIndex(current - 1, { align: 'auto' })
  }, [scroller, current])

  const press = (event: KeyboardEvent) => {
    const page = pageAfter(event.key, current, count)
    if (page === null) return
    event.preventDefault()
    onPage(page)
  }
  const idOf = (page: number) => `${id}-${page}`
  const rows = scroller.getVirtualItems()
  const isCurrentThere = rows.some(({ index }) => index === current - 1)
  return (
    <div
      ref={list}
      className="page-rail"
      role="listbox"
      aria-label={texts.thumbnails}
      aria-activedescendant={isCurrentThere ? idOf(current) : undefined}
      tabIndex={0}
      onKeyDown={press}
    >
      <div role="presentation" style={{ height: scroller.getTotalSize() }}>
        {rows.map(({ index, start }) => {
          const page = document?.pages[index] ?? null
          return (
            <PageThumbnail
              key={index}
              id={idOf(index + 1)}
              number={index + 1}
              count={count}
              top={start}
              document={document}
              pageImages={props.pageImages}
              quotes={page === null ? noQuotes : overlapping(quotes, page.start, page.end)}
              isCurrent={index + 1 === current}
              mayDraw={page !== null && !scroller.isScrolling}
              onPage={onPage}
            />
          )
        })}
      </div>
    </div>
  )
})
