import { helpHref, isAppError } from '@precis/domain'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useSession } from '../../lib/auth/session.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { AlertIcon, CheckIcon } from '../../ui/icons.tsx'
import { activationQuery } from './api/activation.ts'
import { tellPurchase } from './api/purchase-news.ts'
import { PaymentSlip } from './components/payment-slip.tsx'
import { PaymentState } from './components/payment-state.tsx'

const redirectMs = 3_000
const pendingMs = 15_000
const hopeless = new Set(['payment_unknown', 'unauthorized', 'invalid_request'])

/** Whether the buyer has done their part and the money is still to come. */
function isPending(error: unknown): boolean {
  return isAppError(error) && error.code === 'payment_pending'
}

/** `/payment/success`: has the payment checked, then leads on to the documents. */
export function PaymentSuccessPage() {
  const [params] = useSearchParams()
  const transactionId = params.get('transaction_id') ?? ''
  const navigate = useNavigate()
  const { refreshAccount } = useSession()
  const activation = useQuery({
    ...activationQuery(transactionId),
    enabled: transactionId !== '',
    refetchInterval: (query) => (isPending(query.state.error) ? pendingMs : false),
  })

  useEffect(() => {
    if (!activation.isSuccess) return
    tellPurchase()
    void refreshAccount()
    const timer = setTimeout(
      () => void navigate('/analyze?checkout=success', { replace: true }),
      redirectMs,
    )
    return () => clearTimeout(timer)
  }, [activation.isSuccess, navigate, refreshAccount])

  const slip = transactionId !== '' && (
    <PaymentSlip transactionId={transactionId} remaining={activation.data?.remaining ?? null} />
  )
  if (activation.isSuccess) {
    return (
      <PaymentState tone="ok" icon={<CheckIcon />} title="Document Pack Activated!" slip={slip}>
        <p>Your account has been upgraded</p>
        <p>Redirecting you to continue analyzing documents...</p>
        <div className="countdown" aria-hidden="true">
          <i />
        </div>
      </PaymentState>
    )
  }
  if (transactionId !== '' && !activation.isError) {
    return (
      <PaymentState title="Activating your Document Pack..." slip={slip}>
        <Loading label="Checking your payment" />
      </PaymentState>
    )
  }
  const { error } = activation
  if (isPending(error)) {
    return (
      <PaymentState title="Payment Pending" slip={slip}>
        <p>{error?.message}</p>
        <p>
          Bank debits and transfers can take some days. The credits are added by themselves when the
          money arrives; you need not keep this page open.
        </p>
        <div className="ways">
          <LinkButton to="/analyze">Back to Dashboard</LinkButton>
          <Button
            variant="secondary"
            isBusy={activation.isFetching}
            onClick={() => void activation.refetch()}
          >
            Check Again
          </Button>
        </div>
      </PaymentState>
    )
  }
  const reason = transactionId === '' ? 'Invalid payment session' : error?.message
  const canRetry = transactionId !== '' && !(isAppError(error) && hopeless.has(error.code))
  return (
    <PaymentState tone="danger" icon={<AlertIcon />} title="Activation Failed" slip={slip}>
      <p>{reason || 'Something went wrong'}</p>
      <p>
        <Link className="link" to={helpHref('troubleshooting/common-issues', 'payment-missing')}>
          What to do when a payment does not show
        </Link>
      </p>
      <div className="ways">
        <LinkButton to="/">Return Home</LinkButton>
        {canRetry && (
          <Button
            variant="secondary"
            isBusy={activation.isFetching}
            onClick={() => void activation.refetch()}
          >
            Try Again
          </Button>
        )}
      </div>
    </PaymentState>
  )
}
