import { NavLink } from 'react-router'
import type { Listing } from '../../../../lib/kept-documents/listing.ts'
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx'
import { factLine } from '../../file-facts.ts'
import { shortDate } from '../added-date.ts'
import * as texts from '../texts.ts'

interface Props {
  id: string
  listing: Listing
  now: number
  isOpen: boolean
  /** Where Tab stops. */
  isStop: boolean
  onFocus: () => void
}

/** The way to a kept document: its title, or a small page that says it under the pointer. */
export function SideDocument({ id, listing, now, isOpen, isStop, onFocus }: Props) {
  const way = { to: `/analyze/${id}`, tabIndex: isStop ? 0 : -1, onFocus }
  if (!isOpen) {
    return (
      <Tooltip text={<bdi>{listing.title}</bdi>}>
        <NavLink {...way} className="small-page" aria-label={listing.title} />
      </Tooltip>
    )
  }
  const pages = listing.pages > 0 && texts.countOfPage(listing.pages)
  return (
    <NavLink {...way} className="side-title">
      <span dir="auto">{listing.title}</span>
      <small className="num">{factLine(pages, shortDate(listing.addedAt, now))}</small>
    </NavLink>
  )
}
