import { formatCount } from '@precis/domain'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { CloseIcon } from '../../../../ui/icons.tsx'
import { DownIcon, UpIcon } from '../../icons.tsx'
import * as texts from '../texts.ts'

interface Props {
  text: string
  count: number
  current: number
  onType: (text: string) => void
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

/** Words to look for in the document. Enter goes to the next place, Shift and Enter back, Escape closes. */
export function FindBar({ text, count, current, onType, onStep, onClose }: Props) {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      onStep(event.shiftKey ? -1 : 1)
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
  }
  const state =
    text.trim() === ''
      ? ''
      : count === 0
        ? texts.noneFound
        : `${formatCount(current + 1)} of ${formatCount(count)}`
  return (
    <div className="find">
      <input
        className="input"
        aria-label={texts.findInDocument}
        placeholder={texts.findInDocument}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
        // biome-ignore lint/a11y/noAutofocus: the button that opens it was just pressed
        autoFocus
      />
      <span className="num" role="status">
        {state}
      </span>
      <IconButton label={texts.previousPlace} onClick={() => onStep(-1)} disabled={count === 0}>
        <UpIcon />
      </IconButton>
      <IconButton label={texts.nextPlace} onClick={() => onStep(1)} disabled={count === 0}>
        <DownIcon />
      </IconButton>
      <IconButton label={texts.closeFind} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
