import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** In place of a profile that could not be loaded: a form without it would save an empty name. */
export function ProfileMissing({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isLoading, setIsLoading] = useState(false)
  const retry = async () => {
    setIsLoading(true)
    await onRetry()
    setIsLoading(false)
  }
  if (isLoading) {
    return (
      <div className="profile-missing">
        <Loading label="Loading your profile..." />
        <Skeleton lines={[62, 100, 40]} />
      </div>
    )
  }
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="secondary" onClick={() => void retry()}>
          Try Again
        </Button>
      }
    >
      Your profile could not be loaded.
    </Notice>
  )
}
