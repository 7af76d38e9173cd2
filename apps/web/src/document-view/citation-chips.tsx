import { quoteId } from '@precis/analysis'
import type { Citation } from '@precis/domain'
import { type MouseEvent, useId, useState } from 'react'
import { Chip, NoPageChip } from '../ui/evidence/chip.tsx'
import { QuoteTip } from '../ui/overlays/quote-tip.tsx'
import { Tooltip } from '../ui/overlays/tooltip.tsx'
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
      <span className="ev" dir="ltr">
        <NoPageChip />
      </span>
    )
  }
  const visible = isOpen ? all : all.slice(0, atOnce)
  return (
    <span className={isOpen ? 'ev is-open' : 'ev'} dir="ltr">
      {visible.map((citation, index) => {
        const place = placeOf(citation.start)
        const quote = quoteId(citation)
        const chip = `${id}-${index}`
        const open = (event: MouseEvent) => {
          event.preventDefault()
          show(citation, chip, section)
        }
        return (
          <Tooltip key={quote} text={<QuoteTip place={place.name} quote={citation.quote} />}>
            <Chip
              id={chip}
              href={`#${quote}`}
              label={place.label}
              name={`${place.name}, show in document`}
              isActive={shown?.chip === chip}
              onClick={open}
            />
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
