import { formatPrice, helpHref } from '@precis/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useConfig } from '../../../lib/http/config.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CheckIcon, ExternalIcon } from '../../../ui/icons.tsx'
import { checkoutQuery } from '../api/checkout.ts'
import { packContents } from '../model/pack-texts.ts'
import * as texts from '../texts.ts'
import '../styles/pack.css'

/** The contents of the pack dialog; asks for a checkout as soon as it is shown. */
export function PackOffer() {
  const { policy, payments } = useConfig()
  const checkout = useQuery(checkoutQuery)
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
        {checkout.isSuccess ? (
          <a
            className={buttonClass({ size: 'lg', isBlock: true })}
            href={checkout.data}
            target="_blank"
            rel="noopener"
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
