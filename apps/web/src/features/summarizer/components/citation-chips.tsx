import type { Citation } from '@precis/domain'
import { type MouseEvent, useId, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { quoteId } from '../model/quotes.ts'
import { useEvidence } from './evidence.ts'

interface Props {
  citations: readonly Citation[]
  /** Where the way back leads, in words. */
  section: string
  /** Says with a dashed chip that there is nothing to show. */
  hasNone?: boolean
}

const atOnce = 2

function distinct(citations: readonly Citation[]): Citation[] {
  const seen = new Map<string, Citation>()
  for (const citation of citations) {
    const id = quoteId(citation)
    if (!seen.has(id)) seen.set(id, citation)
  }
  return [...seen.values()]
}

/** Links from a point to the passages it rests on: two at once, the others on request. */
export function CitationChips({ citations, section, hasNone = true }: Props) {
  const { placeOf, shown, show } = useEvidence()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const all = distinct(citations)
  if (all.length === 0) {
    if (!hasNone) return null
    return (
      <span className="ev">
        <span className="chip none">no page</span>
      </span>
    )
  }
  const visible = isOpen ? all : all.slice(0, atOnce)
  return (
    <span className={isOpen ? 'ev is-open' : 'ev'}>
      {visible.map((citation, index) => {
        const place = placeOf(citation.start)
        const quote = quoteId(citation)
        const chip = `${id}-${index}`
        const open = (event: MouseEvent) => {
          event.preventDefault()
          show(citation, chip, section)
        }
        return (
          <a
            key={quote}
            id={chip}
            className={classNames('chip', shown?.chip === chip && 'is-active')}
            href={`#${quote}`}
            title={place.name}
            onClick={open}
          >
            <span aria-hidden="true">{place.label}</span>
            <span className="vh">{place.name}, show in document</span>
          </a>
        )
      })}
      {all.length > visible.length && (
        <button
          type="button"
          className="chip more"
          aria-label={`Show ${all.length - visible.length} more`}
          onClick={() => setIsOpen(true)}
        >
          +{all.length - visible.length}
        </button>
      )}
    </span>
  )
}
