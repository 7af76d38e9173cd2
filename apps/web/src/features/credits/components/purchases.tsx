import { formatAmount } from '@precis/domain'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../../lib/auth/session.tsx'
import { QueryState } from '../../../ui/feedback/query-state.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { type Purchase, purchasesQuery } from '../api/purchases.ts'
import { longDate } from '../model/dates.ts'
import { packText, statusOf } from '../model/purchase-texts.ts'
import * as texts from '../texts.ts'
import '../styles/purchases.css'

/** What was bought so far, each with the way to its receipt. */
export function Purchases() {
  const { user } = useSession()
  const purchases = useQuery(purchasesQuery(user?.id ?? ''))
  return (
    <Section title={texts.purchases} description={texts.everyPackThatYouPaid}>
      {purchases.data === undefined ? (
        <QueryState
          isLoading={purchases.isFetching}
          loadingLabel={texts.loadingYourPurchases}
          failure={texts.yourPurchasesCouldNotBeLoaded}
          onRetry={() => void purchases.refetch()}
        />
      ) : purchases.data.length === 0 ? (
        <p className="read-on">{texts.nothingYetAfterAPurchase}</p>
      ) : (
        <ul className="purchases">
          {purchases.data.map((purchase) => (
            <PurchaseRow key={purchase.transaction_id} purchase={purchase} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const [params] = useSearchParams()
  const date = longDate(purchase.granted_at)
  const receipt = new URLSearchParams(params)
  receipt.set('receipt', purchase.transaction_id)
  return (
    <li>
      <span>
        <b>{date}</b>
        <span>{packText(purchase)}</span>
      </span>
      <span className="amount num">
        {formatAmount(purchase.amount_cents)}
        {statusOf(purchase) !== null && <small>{statusOf(purchase)}</small>}
      </span>
      <Link className="link" to={{ search: `?${receipt}` }} aria-label={texts.receiptFrom(date)}>
        {texts.receipt}
      </Link>
    </li>
  )
}
