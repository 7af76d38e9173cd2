import { formatCount } from '@precis/domain'
import { singleKeys } from '../../../lib/browser/single-keys.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { NextIcon, PreviousIcon } from '../icons.tsx'

interface Props {
  /** Which one is being looked at, counted from 0; -1 while none is. */
  at: number
  count: number
  onStep: (by: 1 | -1) => void
}

/** Leads from quote to quote, in the order of the text. */
export function CitationStepper({ at, count, onStep }: Props) {
  const hasKeys = singleKeys.useIsOn()
  return (
    <span className="citations num">
      <IconButton
        label="Previous citation"
        aria-keyshortcuts={hasKeys ? '[' : undefined}
        onClick={() => onStep(-1)}
      >
        <PreviousIcon />
      </IconButton>
      <span>
        <span className="word">citation </span>
        <b>{at < 0 ? '–' : formatCount(at + 1)}</b>/{formatCount(count)}
      </span>
      <IconButton
        label="Next citation"
        aria-keyshortcuts={hasKeys ? ']' : undefined}
        onClick={() => onStep(1)}
      >
        <NextIcon />
      </IconButton>
    </span>
  )
}
