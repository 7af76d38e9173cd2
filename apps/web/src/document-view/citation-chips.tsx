import type { Citation } from '@precis/domain'
import { useId, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { NoPageChip } from '../ui/evidence/chip.tsx'
import { QuoteTip } from '../ui/overlays/quote-tip.tsx'
import { Tooltip } from '../ui/overlays/tooltip.tsx'
import { CitationChip } from './citation-chip.tsx'
import { useHighlight } from './highlight.tsx'
import { groupByPlace, type PlaceGroup, placesAtOnce, sideBySide } from './places.ts'
import { quoteId } from './quotes.ts'
import * as texts from './texts.ts'

interface ChipProps {
  id: string
  place: PlaceGroup
  label: string
  section: string
}

/** Leads to the passages of one place, one after the other each time it is chosen. */
function PlaceChip({ id, place, label, section }: ChipProps) {
  const { shown } = useHighlight()
  const { name, passages } = place
  const at = passages.findIndex((one) => shown?.chip === id && quoteId(one) === shown.quote)
  const next = passages[(at + 1) % passages.length]
  if (next === undefined) return null
  const count = passages.length > 1 ? `, ${passages.length} passages` : ''
  return (
    <Tooltip text={<QuoteTip place={`${name}${count}`} quote={next.quote} />}>
      <CitationChip
        id={id}
        data-quotes={passages.map(quoteId).join(' ')}
        passage={next}
        place={{ label, name: `${name}${count}` }}
        section={section}
      />
    </Tooltip>
  )
}

interface Props {
  citations: readonly Citation[]
  /** Where the way back leads, in words. */
  section: string
  /** Says with a dashed chip that there is nothing to show. */
  hasNone?: boolean
  /** Begins the ids of the chips, where something else has to know them. */
  id?: string
}

/** Links from a point to the places it rests on, in one box; more than two on request. */
export function CitationChips({ citations, section, hasNone = true, ...props }: Props) {
  const { placeOf } = useHighlight()
  const ownId = useId()
  const id = props.id ?? ownId
  const [isOpen, setIsOpen] = useState(false)
  const places = groupByPlace(citations, placeOf)
  if (places.length === 0) {
    if (!hasNone) return null
    return (
      <span className="ev" dir="ltr">
        <NoPageChip />
      </span>
    )
  }
  const isWhole = isOpen || places.length <= placesAtOnce
  const labels = sideBySide(places.map(({ label }) => label))
  const more = isWhole ? 0 : places.length - 1
  const first = citations.slice(0, 1).map(quoteId)
  const leads = ({ passages }: PlaceGroup) => passages.some((one) => first.includes(quoteId(one)))
  return (
    <span className={classNames('ev', isOpen && 'is-open')} dir="ltr">
      <span className="places">
        {places.map((place, index) =>
          isWhole || leads(place) ? (
            <PlaceChip
              key={place.name}
              id={`${id}-${index}`}
              place={place}
              label={(isWhole ? labels[index] : null) ?? place.label}
              section={section}
            />
          ) : null,
        )}
        {more > 0 && (
          <button
            type="button"
            className="chip more"
            aria-label={texts.showMore(more)}
            onClick={() => setIsOpen(true)}
          >
            +{more}
          </button>
        )}
      </span>
    </span>
  )
}
