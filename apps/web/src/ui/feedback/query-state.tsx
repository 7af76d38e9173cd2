import { Button } from '../buttons/button.tsx'
import * as texts from '../texts.ts'
import { Loading } from './loading.tsx'
import { Notice } from './notice.tsx'
import { Skeleton } from './skeleton.tsx'
import './query-state.css'

interface Props {
  isLoading: boolean
  loadingLabel: string
  /** Said when it could not be loaded. */
  failure: string
  onRetry: () => void
}

/** In place of something that is not known, or not yet: showing it empty would be a guess. */
export function QueryState({ isLoading, loadingLabel, failure, onRetry }: Props) {
  if (isLoading) {
    return (
      <div className="missing">
        <Loading label={loadingLabel} />
        <Skeleton />
      </div>
    )
  }
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="secondary" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {failure}
    </Notice>
  )
}
