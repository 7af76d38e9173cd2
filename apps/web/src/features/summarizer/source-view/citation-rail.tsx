import type { CSSProperties } from 'react'
import type { Quote } from '../../../document-view/quotes.ts'

interface Props {
  length: number
  quotes: readonly Quote[]
  /** As shares of the text, 0 to 1. */
  inView: { readonly from: number; readonly to: number }
  active: string | null
}

const leastInView = 0.015

const share = (offset: number, length: number) => `${((offset / length) * 100).toFixed(2)}%`

/** Where in the document the quotes lie, and which stretch is in view. Decorative. */
export function CitationRail({ length, quotes, inView, active }: Props) {
  return (
    <div className="rail" aria-hidden="true">
      <i
        className="view"
        style={
          {
            top: share(inView.from, 1),
            height: share(Math.max(inView.to - inView.from, leastInView), 1),
          } as CSSProperties
        }
      />
      {quotes.map((quote) => (
        <i
          key={quote.id}
          className={quote.id === active ? 'tick on' : 'tick'}
          style={{ top: share(quote.start, Math.max(1, length)) } as CSSProperties}
        />
      ))}
    </div>
  )
}
