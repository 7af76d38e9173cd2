import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface Props {
  hasFailed: boolean
  onRetry: () => void
}

/** In place of a plan that is not known: calling it free would be a guess. */
export function PlanMissing({ hasFailed, onRetry }: Props) {
  if (!hasFailed) {
    return (
      <div className="plan-missing">
        <Loading label="Loading usage data..." />
        <Skeleton lines={[62, 100, 40]} />
      </div>
    )
  }
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      Failed to load usage data. Please refresh the page.
    </Notice>
  )
}
