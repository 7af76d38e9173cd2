import type { ExtractedDocument, PageSpan } from '@precis/extraction'
import { memo } from 'react'
import { Bracket, type Shown } from '../../../document-view/highlight.tsx'
import type { Quote } from '../../../document-view/quotes.ts'
import { emptyPage } from '../../../document-view/reading-coverage.ts'
import { SourceText } from '../../../document-view/source-text.tsx'
import * as texts from '../texts.ts'

interface Props {
  document: ExtractedDocument
  name: string
  quotes: readonly Quote[]
  shown: Shown | null
}

interface PageProps extends Props {
  page: PageSpan | null
  start: number
  end: number
}

function Page({ document, name, quotes, shown, page, start, end }: PageProps) {
  const quote = quotes.find(({ id }) => id === shown?.quote)
  const isShown = quote !== undefined && quote.start < end && quote.end > start
  return (
    <article className="sheet" aria-label={page ? texts.page(page.number) : texts.documentText}>
      <div className="folio">
        <span>{name}</span>
        {page && <span>{texts.p(page.number)}</span>}
      </div>
      {start === end && <p className="empty">{emptyPage({ source: page?.source ?? 'text' })}</p>}
      <SourceText
        document={document}
        stretch={{ start, end }}
        quotes={quotes}
        found={none}
        active={isShown ? quote.id : null}
        activeFound={null}
      />
      {isShown && <Bracket turn={shown?.turn ?? 0} />}
    </article>
  )
}

const none: readonly never[] = []

/** The document itself, page by page, its cited passages marked. */
export const DocumentPage = memo(function DocumentPage(props: Props) {
  const { content, pages } = props.document
  if (pages.length === 0) return <Page {...props} page={null} start={0} end={content.length} />
  return pages.map((page) => (
    <Page key={page.number} {...props} page={page} start={page.start} end={page.end} />
  ))
})
