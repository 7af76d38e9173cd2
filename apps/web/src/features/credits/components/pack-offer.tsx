import { formatPrice, helpHref } from '@precis/domain'
import { Link } from 'react-router'
import { useConfig } from '../../../lib/http/config.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { packContents } from '../model/pack-texts.ts'
import * as texts from '../texts.ts'
import { CheckoutLink } from './checkout-link.tsx'
import '../styles/pack.css'

interface Props {
  /** Called when the reader goes to the checkout. */
  onLeave: () => void
}

/** The contents of the pack dialog, with the way to its checkout. */
export function PackOffer({ onLeave }: Props) {
  const { policy, payments } = useConfig()
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
      <CheckoutLink label={texts.upgradeNow(price)} size="lg" onLeave={onLeave} />
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
