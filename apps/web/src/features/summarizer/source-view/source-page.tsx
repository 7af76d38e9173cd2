import type { ExtractedDocument } from '@precis/extraction'
import { memo } from 'react'
import { Bracket } from '../../../document-view/highlight.tsx'
import type { Quote, Range } from '../../../document-view/quotes.ts'
import { SourceText } from '../../../document-view/source-text.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { ViewPage } from './pages.ts'
import * as texts from './texts.ts'

interface Props {
  document: ExtractedDocument
  page: ViewPage
  /** Shown at the head of every page. */
  title: string
  /** First and last segment of the page to render. */
  first: number
  last: number
  measure: (segment: HTMLElement | null) => void
  quotes: readonly Quote[]
  found: readonly Range[]
  active: string | null
  turn: number
  activeFound: number | null
}

/** One page of the source, or the part of a long one that is around the view. */
export const SourcePage = memo(function SourcePage(props: Props) {
  const { document, page, active } = props
  const name = page.page === null ? texts.documentText : texts.page(page.page)
  const segments = page.segments.filter(({ index }) => index >= props.first && index <= props.last)
  const startsHere = segments[0]?.isPageStart ?? true
  const endsHere = segments.at(-1)?.isPageEnd ?? true
  return (
    <article
      className={classNames('sheet', !startsHere && 'goes-on', !endsHere && 'is-cut')}
      aria-label={name}
    >
      {page.page !== null && startsHere && (
        <div className="folio">
          <span>{props.title}</span>
          <span>{texts.p(page.page)}</span>
        </div>
      )}
      {page.emptiness !== null && <p className="empty">{page.emptiness}</p>}
      {segments.map((segment) => (
        <div
          key={segment.index}
          className={classNames('segment', !segment.isPageStart && 'goes-on')}
          data-index={segment.index}
          ref={props.measure}
        >
          <SourceText
            document={document}
            stretch={segment}
            quotes={props.quotes}
            found={props.found}
            active={active}
            activeFound={props.activeFound}
          />
        </div>
      ))}
      {active !== null && <Bracket turn={props.turn} />}
    </article>
  )
})
