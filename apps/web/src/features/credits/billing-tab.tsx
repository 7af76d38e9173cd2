import { helpHref, validityText } from '@precis/domain'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../lib/auth/session.tsx'
import { usePolicy } from '../../lib/http/config.tsx'
import { QueryState } from '../../ui/feedback/query-state.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { useUsage } from './api/usage.ts'
import { useWelcome } from './api/welcome.ts'
import { PlanCard } from './components/plan-card.tsx'
import { Purchases } from './components/purchases.tsx'
import { LazyPackDialog } from './lazy-pack-dialog.tsx'
import './styles/plan.css'
import { useQuery } from '@tanstack/react-query'
import { BackLink } from '../../ui/buttons/back-link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { purchasesQuery } from './api/purchases.ts'
import { Receipt } from './components/receipt.tsx'
import { isGift } from './model/purchase-texts.ts'
import * as texts from './texts.ts'
import './styles/purchases.css'

/** The Billing tab of the settings: the plan, the purchases and where to ask about them; or the receipt that the address names. */
export function BillingTab() {
  const [params] = useSearchParams()
  const transactionId = params.get('receipt')
  return transactionId === null ? <Plan /> : <ReceiptView transactionId={transactionId} />
}

function Plan() {
  const policy = usePolicy()
  const { profile, user } = useSession()
  const usage = useUsage()
  const purchases = useQuery(purchasesQuery(user?.id ?? ''))
  const isAllGiven = (purchases.data?.length ?? 0) > 0 && purchases.data?.every(isGift) === true
  useWelcome()
  const [isBuying, setIsBuying] = useState(false)
  const balance = usage.data ?? profile
  return (
    <>
      <Section
        title={texts.currentPlan}
        description={texts.onePaymentForEachPack(validityText(policy))}
      >
        {balance === null ? (
          <QueryState
            isLoading={!usage.isError || usage.isFetching}
            loadingLabel={texts.loadingUsageData}
            failure={texts.failedToLoadUsageDataPlease}
            onRetry={() => void usage.refetch()}
          />
        ) : (
          <PlanCard balance={balance} isGift={isAllGiven} onBuy={() => setIsBuying(true)} />
        )}
      </Section>
      <Purchases />
      <Section title={texts.needHelp} description={texts.questionsAboutAPayment}>
        <p>
          <a className="link" href={`mailto:${policy.supportEmail}`}>
            {texts.contactSupport}
          </a>{' '}
          {texts.at(policy.supportEmail)}
        </p>
        <p className="read-on">
          {texts.orReadThe}{' '}
          <Link className="link" to={helpHref('billing/billing-faq')}>
            {texts.billingFaq}
          </Link>{' '}
          {texts.and}{' '}
          <Link className="link" to={helpHref('billing/usage-tracking', 'counted')}>
            {texts.whatUsesACredit}
          </Link>
          .
        </p>
      </Section>
      <LazyPackDialog isOpen={isBuying} onClose={() => setIsBuying(false)} />
    </>
  )
}

/** The receipt that the address names, in place of the Billing tab. */
function ReceiptView({ transactionId }: { transactionId: string }) {
  const { user } = useSession()
  const [params] = useSearchParams()
  const purchases = useQuery(purchasesQuery(user?.id ?? ''))
  const purchase = purchases.data?.find(({ transaction_id }) => transaction_id === transactionId)
  const back = new URLSearchParams(params)
  back.delete('receipt')
  return (
    <div className="receipt-view">
      <BackLink to={`/settings?${back}`}>{texts.allPurchases}</BackLink>
      {purchases.data === undefined ? (
        <QueryState
          isLoading={purchases.isFetching}
          loadingLabel={texts.loadingTheReceipt}
          failure={texts.yourPurchasesCouldNotBeLoaded}
          onRetry={() => void purchases.refetch()}
        />
      ) : purchase === undefined ? (
        <Notice tone="danger">{texts.thisAccountHasNoPurchase}</Notice>
      ) : (
        <Receipt purchase={purchase} />
      )}
    </div>
  )
}
