import type { Citation } from '@precis/domain'
import { useId, useState } from 'react'
import { NoPageChip } from '../ui/evidence/chip.tsx'
import { QuoteTip } from '../ui/overlays/quote-tip.tsx'
import { Tooltip } from '../ui/overlays/tooltip.tsx'
import { CitationChip } from './citation-chip.tsx'
import { useHighlight } from './highlight.tsx'
import { distinctCitations, quoteId } from './quotes.ts'

interface Props {
  citations: readonly Citation[]
  /** Where the way back leads, in words. */
  section: string
  /** Says with a dashed chip that there is nothing to show. */
  hasNone?: boolean
}

const atOnce = 2

/** Links from a point to the passages it rests on: two at once, the others on request. */
export function CitationChips({ citations, section, hasNone = true }: Props) {
  const { placeOf } = useHighlight()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const all = distinctCitations(citations)
  if (all.length === 0) {
    if (!hasNone) return null
    return (
      <span className="ev" dir="ltr">
        <NoPageChip />
      </span>
    )
  }
  const visible = isOpen ? all : all.slice(0, atOnce)
  return (
    <span className={isOpen ? 'ev is-open' : 'ev'} dir="ltr">
      {visible.map((citation, index) => {
        const place = placeOf(citation.start).name
        return (
          <Tooltip key={quoteId(citation)} text={<QuoteTip place={place} quote={citation.quote} />}>
            <CitationChip id={`${id}-${index}`} passage={citation} section={section} />
          </Tooltip>
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
