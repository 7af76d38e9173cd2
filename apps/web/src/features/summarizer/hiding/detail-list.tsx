import type { Detail } from '@precis/redaction'
import { useState } from 'react'
import type { Place } from '../../../document-view/place.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Chip } from '../../../ui/evidence/chip.tsx'
import { type DetailGroup, placeholderName } from './detail-groups.ts'
import * as texts from './texts.ts'

const shownAtFirst = 100
const mostChips = 3

interface Props {
  group: DetailGroup
  placeOf: (offset: number) => Place
  onHide: (details: readonly Detail[], isHidden: boolean) => void
  onShow: (offset: number) => void
}

/** The details of one kind, each to be hidden or sent as it is. */
export function DetailList({ group, placeOf, onHide, onShow }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const { title, details } = group
  const shown = isWhole ? details : details.slice(0, shownAtFirst)
  const isAnyHidden = details.some(({ isHidden }) => isHidden)
  const allLabel = isAnyHidden ? texts.hideNone : texts.hideAll
  return (
    <section className="details" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="num">{texts.found(details.length)}</span>
        {details.length > 1 && (
          <Button
            variant="quiet"
            aria-label={`${allLabel}: ${title}`}
            onClick={() => onHide(details, !isAnyHidden)}
          >
            {allLabel}
          </Button>
        )}
      </header>
      <ul>
        {shown.map((detail) => (
          <DetailRow
            key={detail.placeholder}
            detail={detail}
            placeOf={placeOf}
            onHide={onHide}
            onShow={onShow}
          />
        ))}
      </ul>
      {shown.length < details.length && (
        <Button variant="secondary" onClick={() => setIsWhole(true)}>
          {texts.showAll(details.length)}
        </Button>
      )}
    </section>
  )
}

interface RowProps extends Omit<Props, 'group'> {
  detail: Detail
}

function DetailRow({ detail, placeOf, onHide, onShow }: RowProps) {
  const { value, isHidden, places } = detail
  const chips = new Map<string, { place: Place; start: number }>()
  for (const { start } of places) {
    const place = placeOf(start)
    if (!chips.has(place.label)) chips.set(place.label, { place, start })
    if (chips.size === mostChips) break
  }
  return (
    <li>
      <span className="at">
        {[...chips.values()].map(({ place, start }) => (
          <Chip
            key={place.label}
            label={place.label}
            name={`${place.name}, show in document`}
            href="#hiding-text"
            onClick={(event) => {
              event.preventDefault()
              onShow(start)
            }}
          />
        ))}
      </span>
      <button
        type="button"
        role="switch"
        className="toggle"
        aria-checked={isHidden}
        aria-label={texts.hide(value)}
        onClick={() => onHide([detail], !isHidden)}
      />
      <bdi className="value">{value}</bdi>
      {isHidden ? (
        <span className="placeholder">{placeholderName(detail.placeholder)}</span>
      ) : (
        <span className="kept">{texts.sentAsItIs}</span>
      )}
    </li>
  )
}
