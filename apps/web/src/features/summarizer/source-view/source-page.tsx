import type { ExtractedDocument } from '@precis/extraction'
import { type CSSProperties, memo } from 'react'
import { Bracket } from '../../../document-view/highlight.tsx'
import type { Quote, Range } from '../../../document-view/quotes.ts'
import { SourceText } from '../../../document-view/source-text.tsx'
import type { Places } from './layout-cache.ts'
import type { Sheet } from './pages.ts'
import { estimateHeight } from './segments.ts'

interface Props {
  document: ExtractedDocument
  sheet: Sheet
  /** Stands at the head of every page. */
  title: string
  /** First and last slab to render. */
  first: number
  last: number
  places: Places
  quotes: readonly Quote[]
  found: readonly Range[]
  active: string | null
  turn: number
  activeFound: number | null
}

/** One sheet of the source. Slabs outside the window keep their place without their text. */
export const SourcePage = memo(function SourcePage(props: Props) {
  const { document, sheet, places, active } = props
  const name = sheet.page === null ? 'Document text' : `Page ${sheet.page}`
  return (
    <article
      className="sheet"
      aria-label={name}
      ref={(element) => places.registerSheet(sheet.index, element)}
    >
      {sheet.page !== null && (
        <div className="folio">
          <span>{props.title}</span>
          <span>p. {sheet.page}</span>
        </div>
      )}
      {sheet.emptiness !== null && <p className="empty">{sheet.emptiness}</p>}
      {sheet.slabs.map((slab) => {
        const isRendered = slab.index >= props.first && slab.index <= props.last
        const height = places.heightOfSlab(slab.index) ?? estimateHeight(slab)
        return (
          <div
            key={slab.index}
            className="slab"
            ref={(element) => places.registerSlab(slab.index, element)}
            style={isRendered ? undefined : ({ height: `${height}px` } as CSSProperties)}
          >
            {isRendered && (
              <SourceText
                document={document}
                stretch={slab}
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
