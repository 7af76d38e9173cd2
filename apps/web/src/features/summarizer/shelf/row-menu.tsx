import { useState } from 'react'
import type { KeptDocument } from '../../../lib/kept-documents/read-document.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem, type MenuOpening } from '../../../ui/overlays/menu.tsx'
import { formatSize } from '../file-facts.ts'
import { DeleteIcon, MoreIcon, PinIcon } from '../icons.tsx'
import { filePart } from './kept-file.ts'
import * as texts from './texts.ts'
import type { ShelfActions } from './use-shelf.ts'

interface Props {
  document: KeptDocument
  actions: ShelfActions
}

/** What can be done with a kept document. The menu is made when it is first asked for: most rows never need theirs. */
export function RowMenu({ document, actions }: Props) {
  const [openedBy, setOpenedBy] = useState<MenuOpening | null>(null)
  const { id, listing } = document
  const label = texts.moreAbout(listing.title)
  if (openedBy === null) {
    return (
      <IconButton
        label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={({ detail }) => setOpenedBy(detail === 0 ? 'ArrowDown' : 'pointer')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpenedBy(event.key)
        }}
      >
        <MoreIcon />
      </IconButton>
    )
  }
  const fileSize = document.sizeOf(filePart)
  return (
    <Menu
      openedBy={openedBy}
      trigger={
        <IconButton label={label}>
          <MoreIcon />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => actions.pin(id, !listing.isPinned)}>
        <PinIcon />
        {listing.isPinned ? texts.unpin : texts.pinToTheTop}
      </MenuItem>
      {fileSize > 0 && (
        <MenuItem onSelect={() => actions.removeFile(id)}>
          <DeleteIcon />
          {texts.removeItsFile(formatSize(fileSize))}
        </MenuItem>
      )}
      <MenuItem onSelect={() => actions.remove(id)}>
        <DeleteIcon />
        {texts.deleteLabel}
      </MenuItem>
    </Menu>
  )
}
