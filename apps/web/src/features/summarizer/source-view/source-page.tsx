import type { ExtractedDocument } from '@precis/extraction'
import { type CSSProperties, memo } from 'react'
import { Bracket } from '../../../document-view/highlight.tsx'
import type { Quote, Range } from '../../../document-view/quotes.ts'
import { SourceText } from '../../../document-view/source-text.tsx'
import type { LayoutCache } from './layout-cache.ts'
import type { ViewPage } from './pages.ts'
import { estimateHeight } from './segments.ts'

interface Props {
  document: ExtractedDocument
  page: ViewPage
  /** Stands at the head of every page. */
  title: string
  /** First and last segment to render. */
  first: number
  last: number
  layout: LayoutCache
  quotes: readonly Quote[]
  found: readonly Range[]
  active: string | null
  turn: number
  activeFound: number | null
}

/** One page of the source. Segments outside the window keep their place without their text. */
export const SourcePage = memo(function SourcePage(props: Props) {
  const { document, page, layout, active } = props
  const name = page.page === null ? 'Document text' : `Page ${page.page}`
  return (
    <article
      className="sheet"
      aria-label={name}
      ref={(element) => layout.registerPage(page.index, element)}
    >
      {page.page !== null && (
        <div className="folio">
          <span>{props.title}</span>
          <span>p. {page.page}</span>
        </div>
      )}
      {page.emptiness !== null && <p className="empty">{page.emptiness}</p>}
      {page.segments.map((segment) => {
        const isRendered = segment.index >= props.first && segment.index <= props.last
        const height = layout.heightOfSegment(segment.index) ?? estimateHeight(segment)
        return (
          <div
            key={segment.index}
            className="segment"
            ref={(element) => layout.registerSegment(segment.index, element)}
            style={isRendered ? undefined : ({ height: `${height}px` } as CSSProperties)}
          >
            {isRendered && (
              <SourceText
                document={document}
                stretch={segment}
                quotes={props.quotes}
                found={props.found}
                active={active}
                activeFound={props.activeFound}
              />
            )}
          </div>
        )
      })}
      {active !== null && <Bracket turn={props.turn} />}
    </article>
  )
})
