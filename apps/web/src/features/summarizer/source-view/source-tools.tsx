import { formatCount } from '@precis/domain'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { FindIcon, MinusIcon, NextIcon, PlusIcon, PreviousIcon } from '../icons.tsx'
import * as texts from './texts.ts'
import type { SourceMode } from './view-switch.tsx'

interface Props {
  page: number | null
  pages: number
  percent: number
  /** The section being read, of a file without pages. */
  section: string | null
  size: { canGrow: boolean; canShrink: boolean; change: (by: 1 | -1) => void }
  /** What the size is of. */
  sized: SourceMode
  canFind: boolean
  findButton: RefObject<HTMLButtonElement | null>
  onPage: (by: 1 | -1) => void
  onFind: () => void
  /** What leads through the citations. */
  children: ReactNode
}

export function SourceTools(props: Props) {
  const { page, pages, percent, section, size, sized, findButton, onPage, onFind } = props
  const what = sized === 'page' ? 'page' : 'text'
  return (
    <>
      {page === null ? (
        <span className="where num" dir="auto">
          {section ?? texts.toOfTheText(percent)}
        </span>
      ) : (
        <span className="pos num">
          <IconButton label={texts.previousPage} onClick={() => onPage(-1)} disabled={page <= 1}>
            <PreviousIcon />
          </IconButton>
          <span>
            {texts.pText} <b>{formatCount(page)}</b> {texts.ofLabel(formatCount(pages))}
          </span>
          <IconButton label={texts.nextPage} onClick={() => onPage(1)} disabled={page >= pages}>
            <NextIcon />
          </IconButton>
        </span>
      )}
      <span className="sp" />
      {props.children}
      <IconButton
        className="to-find"
        label={texts.findInDocument}
        onClick={onFind}
        ref={findButton}
        disabled={!props.canFind}
      >
        <FindIcon />
      </IconButton>
      <IconButton
        className="size"
        label={texts.smaller(what)}
        onClick={() => size.change(-1)}
        disabled={!size.canShrink}
      >
        <MinusIcon />
      </IconButton>
      <IconButton
        className="size"
        label={texts.larger(what)}
        onClick={() => size.change(1)}
        disabled={!size.canGrow}
      >
        <PlusIcon />
      </IconButton>
    </>
  )
}
