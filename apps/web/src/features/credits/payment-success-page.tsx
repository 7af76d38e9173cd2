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
import * as texts from './texts.ts'

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
      <PaymentState tone="ok" icon={<CheckIcon />} title={texts.documentPackActivated} slip={slip}>
        <p>{texts.yourAccountHasBeenUpgraded}</p>
        <p>{texts.redirectingYouToContinueAnalyzing}</p>
        <div className="countdown" aria-hidden="true">
          <i />
        </div>
      </PaymentState>
    )
  }
  if (transactionId !== '' && !activation.isError) {
    return (
      <PaymentState title={texts.activatingYourDocumentPack} slip={slip}>
        <Loading label={texts.checkingYourPayment} />
      </PaymentState>
    )
  }
  const { error } = activation
  if (isPending(error)) {
    return (
      <PaymentState title={texts.paymentPending} slip={slip}>
        <p>{error?.message}</p>
        <p>{texts.bankDebitsAndTransfersCanTake}</p>
        <div className="ways">
          <LinkButton to="/analyze">{texts.backToDashboard}</LinkButton>
          <Button
            variant="secondary"
            isBusy={activation.isFetching}
            onClick={() => void activation.refetch()}
          >
            {texts.checkAgain}
          </Button>
        </div>
      </PaymentState>
    )
  }
  const reason = transactionId === '' ? texts.invalidPaymentSession : error?.message
  const canRetry = transactionId !== '' && !(isAppError(error) && hopeless.has(error.code))
  return (
    <PaymentState tone="danger" icon={<AlertIcon />} title={texts.activationFailed} slip={slip}>
      <p>{reason || texts.somethingWentWrong}</p>
      <p>
        <Link className="link" to={helpHref('troubleshooting/common-issues', 'payment-missing')}>
          {texts.whatToDoWhenAPayment}
        </Link>
      </p>
      <div className="ways">
        <LinkButton to="/">{texts.returnHome}</LinkButton>
        {canRetry && (
          <Button
            variant="secondary"
            isBusy={activation.isFetching}
            onClick={() => void activation.refetch()}
          >
            {texts.tryAgain}
          </Button>
        )}
      </div>
    </PaymentState>
  )
}
