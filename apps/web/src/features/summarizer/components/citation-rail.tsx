import type { CSSProperties } from 'react'
import type { Quote } from '../model/quotes.ts'
import type { Slab } from '../model/slabs.ts'

interface Props {
  length: number
  quotes: readonly Quote[]
  inView: Slab | undefined
  active: string | null
}

const share = (offset: number, length: number) =>
  `${((offset / Math.max(1, length)) * 100).toFixed(2)}%`

/** Where in the document the quotes lie, and which stretch is in view. Decorative. */
export function CitationRail({ length, quotes, inView, active }: Props) {
  return (
    <div className="rail" aria-hidden="true">
      {inView && (
        <i
          className="view"
          style={
            {
              top: share(inView.start, length),
              height: share(Math.max(inView.end - inView.start, length / 60), length),
            } as CSSProperties
          }
        />
      )}
      {quotes.map((quote) => (
        <i
          key={quote.id}
          className={quote.id === active ? 'tick on' : 'tick'}
          style={{ top: share(quote.start, length) } as CSSProperties}
        />
      ))}
    </div>
  )
}
