import { formatPrice, helpHref } from '@precis/domain'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../lib/auth/session.tsx'
import { useConfig } from '../../../lib/http/config.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CheckIcon, ExternalIcon } from '../../../ui/icons.tsx'
import { checkoutQuery } from '../api/checkout.ts'
import { packContents } from '../model/pack-texts.ts'
import * as texts from '../texts.ts'
import '../styles/pack.css'

/** Calls `onReturn` when this tab is looked at again after its reader went to pay. */
function useReturn(hasLeft: boolean, onReturn: () => void) {
  useEffect(() => {
    if (!hasLeft) return
    const look = () => {
      if (document.visibilityState === 'visible') onReturn()
    }
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [hasLeft, onReturn])
}

interface Props {
  /** Called when the reader goes to the checkout. */
  onLeave: () => void
}

/** The contents of the pack dialog; asks for a checkout as soon as it is shown, and for a fresh one when a reader comes back. */
export function PackOffer({ onLeave }: Props) {
  const { policy, payments } = useConfig()
  const { refreshAccount } = useSession()
  const checkout = useQuery(checkoutQuery)
  const [hasLeft, setHasLeft] = useState(false)
  const { refetch } = checkout
  const askAgain = useCallback(() => {
    void refreshAccount()
    void refetch()
  }, [refreshAccount, refetch])
  useReturn(hasLeft, askAgain)
  const price = formatPrice(policy.packPriceCents)
  return (
    <div className="offer">
      <div className="amt">
        <b>{price}</b>
        <span>
          {texts.documentSummaries(policy.packDocuments)}
          <br />
          {texts.oneTimePaymentNoSubscription}
        </span>
      </div>
      <ul className="holds">
        {packContents(policy).map((line) => (
          <li key={line}>
            <CheckIcon />
            {line}
          </li>
        ))}
      </ul>
      {checkout.isError && (
        <Notice
          tone="danger"
          action={
            <Button variant="secondary" onClick={() => void checkout.refetch()}>
              {texts.tryAgain}
            </Button>
          }
        >
          {checkout.error.message}
        </Notice>
      )}
      <div className="cta">
        {checkout.isSuccess && !checkout.isFetching ? (
          <a
            className={buttonClass({ size: 'lg', isBlock: true })}
            href={checkout.data}
            target="_blank"
            rel="noopener"
            onClick={() => {
              setHasLeft(true)
              onLeave()
            }}
          >
            {texts.upgradeNow(price)}
            <ExternalIcon />
          </a>
        ) : (
          <Button size="lg" isBlock isBusy={checkout.isFetching} disabled={checkout.isError}>
            {checkout.isFetching ? texts.preparingTheCheckout : texts.upgradeNow(price)}
          </Button>
        )}
      </div>
      <p className="hint">
        {texts.opensInANewTabPayment}
        {payments === 'test' && texts.thisServerRunsATestCheckout}{' '}
        <Link className="link" to={helpHref('billing/billing-faq', 'payment')}>
          {texts.aboutPaymentsAndRefunds}
        </Link>
      </p>
    </div>
  )
}
