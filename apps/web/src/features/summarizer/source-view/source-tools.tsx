import { formatCount } from '@precis/domain'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { FindIcon, MinusIcon, NextIcon, PlusIcon, PreviousIcon } from '../icons.tsx'
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
          {section ?? `To ${percent}% of the text`}
        </span>
      ) : (
        <span className="pos num">
          <IconButton label="Previous page" onClick={() => onPage(-1)} disabled={page <= 1}>
            <PreviousIcon />
          </IconButton>
          <span>
            p. <b>{formatCount(page)}</b> of {formatCount(pages)}
          </span>
          <IconButton label="Next page" onClick={() => onPage(1)} disabled={page >= pages}>
            <NextIcon />
          </IconButton>
        </span>
      )}
      <span className="sp" />
      {props.children}
      <IconButton
        className="to-find"
        label="Find in document"
        onClick={onFind}
        ref={findButton}
        disabled={!props.canFind}
      >
        <FindIcon />
      </IconButton>
      <IconButton
        className="size"
        label={`Smaller ${what}`}
        onClick={() => size.change(-1)}
        disabled={!size.canShrink}
      >
        <MinusIcon />
      </IconButton>
      <IconButton
        className="size"
        label={`Larger ${what}`}
        onClick={() => size.change(1)}
        disabled={!size.canGrow}
      >
        <PlusIcon />
      </IconButton>
    </>
  )
}
