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
import * as texts from './texts.ts'
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
      <h2 id="credits-heading">{texts.documentCredits}</h2>
      {credit === undefined && isError && (
        <Notice tone="danger">
          <p>{texts.failedToLoadUsageDataPlease}</p>
          <button type="button" className="link" onClick={() => void refetch()}>
            {texts.tryAgain}
          </button>
        </Notice>
      )}
      {credit === undefined && isPending && status !== 'out' && (
        <>
          <Loading label={texts.loadingUsageData} />
          <Skeleton />
        </>
      )}
      {credit?.state === 'none' && (
        <div className="no-credits">
          <span className="label">{texts.noCredits}</span>
          <p>{texts.youDontHaveAnyDocumentCredits}</p>
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
            {texts.whatUsesACreditText}
          </Link>
        </>
      )}
      <LazyPackDialog isOpen={isBuying} onClose={() => setIsBuying(false)} />
    </section>
  )
}
