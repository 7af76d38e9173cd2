import { helpHrefOfError, type Policy } from '@precis/domain'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { factLine, formatSize, waitText } from '../file-facts.ts'
import { costSentence } from '../workbench/failure.ts'
import type { Failed } from '../workbench/work-state.ts'
import { nextStep } from './failure-advice.ts'
import * as texts from './texts.ts'

interface Props {
  state: Failed
  policy: Policy
  onRetry: () => void
  onDismiss: () => void
}

function useCountdown(seconds: number | null): number {
  const [left, setLeft] = useState(seconds ?? 0)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}

/** Why there is no summary, what that cost, and how to go on. */
export function FailureNotice({ state, policy, onRetry, onDismiss }: Props) {
  const { job, failure } = state
  const left = useCountdown(failure.retryAfterSeconds)
  const facts = factLine(job.name, job.sizeBytes !== null && formatSize(job.sizeBytes))
  return (
    <Notice
      className="failure"
      tone={failure.title === 'Summary failed' ? 'danger' : 'warn'}
      title={failure.title}
      onDismiss={onDismiss}
      action={
        failure.canRetry && (
          <Button variant="secondary" onClick={onRetry} disabled={left > 0}>
            {left > 0 ? texts.tryAgainIn(waitText(left)) : texts.tryAgain}
          </Button>
        )
      }
    >
      <p>{failure.message}</p>
      <p className="facts">
        {facts}. {costSentence(failure, policy)}
      </p>
      <p className="next">
        {nextStep(failure, job.kind)}{' '}
        <Link className="link" to={helpHrefOfError(failure.code)}>
          {texts.moreAboutThisError}
        </Link>
      </p>
    </Notice>
  )
}
