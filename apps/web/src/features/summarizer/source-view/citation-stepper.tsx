import { formatCount } from '@precis/domain'
import { singleKeys } from '../../../lib/browser/single-keys.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { NextIcon, PreviousIcon } from '../icons.tsx'
import * as texts from './texts.ts'

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
        label={texts.previousCitation}
        aria-keyshortcuts={hasKeys ? '[' : undefined}
        onClick={() => onStep(-1)}
      >
        <PreviousIcon />
      </IconButton>
      <span>
        <span className="word">{texts.citation} </span>
        <b>{at < 0 ? '–' : formatCount(at + 1)}</b>/{formatCount(count)}
      </span>
      <IconButton
        label={texts.nextCitation}
        aria-keyshortcuts={hasKeys ? ']' : undefined}
        onClick={() => onStep(1)}
      >
        <NextIcon />
      </IconButton>
    </span>
  )
}
