import { formatCount } from '@precis/domain'
import { Button } from '../../../ui/buttons/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import type { Reading, Summarizing } from '../model/try-out-state.ts'
import * as texts from '../texts.ts'

interface Props {
  state: Reading | Summarizing
  onCancel: () => void
}

const afterReading = 70

function readSoFar({ done, total }: Reading): string {
  if (total === 0) return texts.opening
  return texts.pageOf(formatCount(Math.min(done + 1, total)), formatCount(total))
}

/** The two stages of the work, as they happen. */
export function ProgressPage({ state, onCancel }: Props) {
  const isReading = state.stage === 'reading'
  const percent = isReading
    ? Math.round((afterReading * state.done) / Math.max(1, state.total))
    : afterReading
  return (
    <div className="try-progress">
      <ol>
        <li className={isReading ? 'is-now' : 'is-done'}>
          <span>{texts.reading}</span>
          <span className="num">{isReading ? readSoFar(state) : texts.done}</span>
        </li>
        <li className={isReading ? undefined : 'is-now'}>
          <span>{texts.summarizing}</span>
          <span>{isReading ? texts.waiting : texts.findingWhatMatters}</span>
        </li>
      </ol>
      <ProgressBar value={percent} label={isReading ? texts.reading : texts.summarizing} />
      <Button variant="secondary" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  )
}
