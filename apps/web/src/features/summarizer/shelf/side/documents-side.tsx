import './side.css'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { useIsNarrow } from '../../../../ui/layout/use-is-narrow.ts'
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx'
import { FindIcon, PlusIcon, SideIcon } from '../../icons.tsx'
import { loadedAhead } from '../../loaded-ahead.tsx'
import { useSourceKeys } from '../../source-view/use-source-keys.ts'
import * as texts from '../texts.ts'
import { setUnfolded, useIsUnfolded } from './side-setting.ts'

const { Screen: SideList } = loadedAhead(async () => (await import('./side-list.tsx')).SideList)

/** Below this the unfolded list lies over the workbench. */
const narrowestBesidePx = 1279
/** Below this there is no room for it: the list is a screen of its own. */
const narrowestPx = 899

interface Props {
  userId: string
  onNew: () => void
}

/** My documents beside the open one: a spine of small pages, or unfolded with titles and search. */
export function DocumentsSide({ userId, onNew }: Props) {
  const isOver = useIsNarrow(narrowestBesidePx)
  const isGone = useIsNarrow(narrowestPx)
  const isUnfolded = useIsUnfolded()
  const [isOpenOver, setIsOpenOver] = useState(false)
  const [searches, setSearches] = useState(0)
  const fold = useRef<HTMLButtonElement>(null)
  const isOpen = isOver ? isOpenOver : isUnfolded
  const setOpen = isOver ? setIsOpenOver : setUnfolded

  const search = () => {
    setOpen(true)
    setSearches((times) => times + 1)
  }
  const close = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || !isOver || !isOpen) return
    setIsOpenOver(false)
    fold.current?.focus()
  }
  useSourceKeys(isGone ? {} : { '/': search })
  if (isGone) return null
  const label = isOpen ? texts.foldMyDocuments : texts.unfoldMyDocuments
  return (
    <nav
      className="side"
      aria-label={texts.myDocuments}
      data-open={isOpen || undefined}
      // A press beside its links and buttons does not count as leaving it.
      tabIndex={-1}
      onKeyDown={close}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOver && !currentTarget.contains(relatedTarget)) setIsOpenOver(false)
      }}
    >
      <div className="side-in">
        <div className="side-head">
          {isOpen && (
            <p>
              <b>{texts.myDocuments}</b>
              <span>{texts.onThisDevice}</span>
            </p>
          )}
          <Tooltip text={label}>
            <IconButton
              ref={fold}
              label={label}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <SideIcon />
            </IconButton>
          </Tooltip>
        </div>
        {isOpen ? (
          <Button variant="secondary" className="side-new" onClick={onNew}>
            <PlusIcon />
            {texts.newLabel}
          </Button>
        ) : (
          <>
            <Tooltip text={texts.newDocument}>
              <IconButton label={texts.newDocument} onClick={onNew}>
                <PlusIcon />
              </IconButton>
            </Tooltip>
            <Tooltip text={texts.searchMyDocuments}>
              <IconButton label={texts.searchMyDocuments} onClick={search}>
                <FindIcon />
              </IconButton>
            </Tooltip>
          </>
        )}
        <SideList userId={userId} isOpen={isOpen} searches={searches} />
      </div>
    </nav>
  )
}
