import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { CloseIcon } from '../../../../ui/icons.tsx'
import { NextIcon, PreviousIcon } from '../../icons.tsx'
import * as texts from '../texts.ts'
import { PhotoImage } from './photo-image.tsx'
import type { Photo } from './use-photos.ts'

interface Props {
  photo: Photo
  /** Counted from 1. */
  page: number
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  onBroken: () => void
}

/** One photo as the page it will be, with the ways to move and remove it. */
export function PhotoTile({ photo, page, isLast, onMove, onRemove, onBroken }: Props) {
  return (
    <li className={photo.isBroken ? 'photo is-broken' : 'photo'} data-photo={photo.id}>
      <div className="picture">
        {photo.isBroken ? (
          <p>{texts.noImage}</p>
        ) : (
          <PhotoImage file={photo.file} onBroken={onBroken} />
        )}
      </div>
      <p className="caption">
        <b className="num">{texts.p(page)}</b> <span dir="auto">{photo.file.name}</span>
      </p>
      <div className="order">
        <IconButton
          label={texts.movePEarlier(page)}
          disabled={page === 1}
          onClick={() => onMove(-1)}
        >
          <PreviousIcon />
        </IconButton>
        <IconButton label={texts.movePLater(page)} disabled={isLast} onClick={() => onMove(1)}>
          <NextIcon />
        </IconButton>
        <IconButton label={texts.removeP(page)} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </div>
    </li>
  )
}
