import { creditView, helpHref } from '@precis/domain'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../lib/auth/session.tsx'
import { usePolicy } from '../../lib/http/config.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { onPurchaseElsewhere } from './api/purchase-news.ts'
import { useUsage } from './api/usage.ts'
import { CreditBalance } from './components/credit-balance.tsx'
import { LazyPackDialog } from './lazy-pack-dialog.tsx'
import { analysesCaption, getPackLabel } from './model/pack-texts.ts'
import './styles/usage.css'

/** 'Document Credits': the balance, its warnings, and the way to more. */
export function UsagePanel({ autoRefresh = true }: { autoRefresh?: boolean }) {
  const policy = usePolicy()
  const { status, refreshAccount } = useSession()
  useEffect(() => onPurchaseElsewhere(() => void refreshAccount()), [refreshAccount])
  const { data, isError, isPending, refetch } = useUsage({ autoRefresh })
  const [isBuying, setIsBuying] = useState(false)
  const buy = () => setIsBuying(true)
  const credit = data && creditView(data.documents_used, data.documents_limit, policy)
  return (
    <section className="usage" aria-labelledby="credits-heading">
      <h2 id="credits-heading">Document Credits</h2>
      {credit === undefined && isError && (
        <Notice tone="danger">
          <p>Failed to load usage data. Please refresh the page.</p>
          <button type="button" className="link" onClick={() => void refetch()}>
            Try Again
          </button>
        </Notice>
      )}
      {credit === undefined && isPending && status !== 'out' && (
        <>
          <Loading label="Loading usage data..." />
          <Skeleton />
        </>
      )}
      {credit?.state === 'none' && (
        <div className="no-credits">
          <span className="label">No Credits</span>
          <p>
            You don't have any document credits yet. Purchase a document pack to start analyzing
            your documents with AI.
          </p>
          <Button isBlock onClick={buy}>
            {getPackLabel(policy)}
          </Button>
          <small>{analysesCaption(policy)}</small>
        </div>
      )}
      {credit !== undefined && credit.state !== 'none' && (
        <>
          <CreditBalance credit={credit} onBuy={buy} />
          <Link className="link read-on" to={helpHref('billing/usage-tracking', 'counted')}>
            What uses a credit
          </Link>
        </>
      )}
      <LazyPackDialog isOpen={isBuying} onClose={() => setIsBuying(false)} />
    </section>
  )
}
