import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { KeptDocument } from '../../../lib/kept-documents/read-document.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { RiskMark } from '../../../ui/evidence/risk-mark.tsx'
import { factLine } from '../file-facts.ts'
import { PinIcon } from '../icons.tsx'
import { addedDate } from './added-date.ts'
import { RowMenu } from './row-menu.tsx'
import * as texts from './texts.ts'
import type { ShelfActions } from './use-shelf.ts'

const levels = ['high', 'medium', 'low'] as const

interface Props {
  document: KeptDocument
  actions: ShelfActions
  now: number
}

/** One kept document: what it is, the way to it, and what can be done with it. */
export function ShelfRow({ document, actions, now }: Props) {
  const { id, listing } = document
  const { title, risks, isPinned } = listing
  const type = listing.documentType === title ? '' : listing.documentType
  const worst = levels.find((level) => risks[level] > 0)
  const counts = levels
    .filter((level) => risks[level] > 0)
    .map((level) => `${risks[level]} ${level}`)
  return (
    <li className="shelf-row">
      <div className="t">
        <Link to={`/analyze/${id}`} dir="auto">
          {title}
        </Link>
        {isPinned && (
          <span className="pinned">
            <PinIcon />
            <span className="vh">{texts.pinned}</span>
          </span>
        )}
        <span className="purpose" dir="auto">
          {listing.purpose}
        </span>
      </div>
      <span className="type" dir="auto">
        {type}
      </span>
      <span className="added num">{addedDate(listing.addedAt, now)}</span>
      <span className="page-count num">
        {listing.pages > 0 && (
          <>
            {listing.pages}
            <span className="unit"> {listing.pages === 1 ? texts.page : texts.pages}</span>
          </>
        )}
      </span>
      <span className="risks">
        {worst !== undefined && (
          <>
            <RiskMark severity={worst} />
            <span className="counts">{counts.join(', ')}</span>
          </>
        )}
      </span>
      <RowMenu document={document} actions={actions} />
      <span className="meta num">
        {factLine(
          type,
          listing.pages > 0 && texts.countOfPage(listing.pages),
          addedDate(listing.addedAt, now),
        )}
      </span>
    </li>
  )
}

/** In the place of a document that was just deleted. */
export function DeletedRow({ document, actions }: Omit<Props, 'now'>) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <li className="shelf-row gone">
      <span role="status">
        “<bdi>{document.listing.title}</bdi>
        {texts.deleted}
      </span>
      <Button ref={undo} variant="quiet" onClick={() => actions.restore(document.id)}>
        {texts.undo}
      </Button>
    </li>
  )
}
