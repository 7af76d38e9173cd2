import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useSession } from '../../lib/auth/session.tsx'
import { BackLink } from '../../ui/buttons/back-link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryState } from '../../ui/feedback/query-state.tsx'
import { purchasesQuery } from './api/purchases.ts'
import { Receipt } from './components/receipt.tsx'
import './styles/purchases.css'

/** The receipt that the address names, in place of the Billing tab. */
export function ReceiptView({ transactionId }: { transactionId: string }) {
  const { user } = useSession()
  const [params] = useSearchParams()
  const purchases = useQuery(purchasesQuery(user?.id ?? ''))
  const purchase = purchases.data?.find(({ transaction_id }) => transaction_id === transactionId)
  const back = new URLSearchParams(params)
  back.delete('receipt')
  return (
    <div className="receipt-view">
      <BackLink to={`/settings?${back}`}>All purchases</BackLink>
      {purchases.data === undefined ? (
        <QueryState
          isLoading={purchases.isFetching}
          loadingLabel="Loading the receipt..."
          failure="Your purchases could not be loaded."
          onRetry={() => void purchases.refetch()}
        />
      ) : purchase === undefined ? (
        <Notice tone="danger">This account has no purchase with that transaction.</Notice>
      ) : (
        <Receipt purchase={purchase} />
      )}
    </div>
  )
}
