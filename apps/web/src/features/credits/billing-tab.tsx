import { creditView, formatPrice, helpHref } from '@precis/domain'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePolicy } from '../../lib/config.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { useUsage } from './api/usage.ts'
import { CreditMeter } from './components/credit-meter.tsx'
import { LazyPackDialog } from './lazy-pack-dialog.tsx'
import { longDate } from './model/dates.ts'
import { remainingText } from './model/pack-texts.ts'
import './styles/plan.css'

/** The Billing tab of the settings: the plan, and where to ask about it. */
export function BillingTab() {
  const policy = usePolicy()
  const { profile } = useSession()
  const usage = useUsage()
  const [isBuying, setIsBuying] = useState(false)
  const balance = usage.data ?? profile
  const isPaid = balance?.subscription_type === 'paid'
  const credit = creditView(balance?.documents_used ?? 0, balance?.documents_limit ?? 0, policy)
  const resetDate =
    policy.creditValidityDays === null
      ? null
      : (profile?.credits_expire_at ?? profile?.last_reset_date)
  return (
    <>
      <Section title="Current Plan" description="One payment for each pack, no subscription.">
        <div className="plan">
          <div className="p1">
            <div>
              <b>{isPaid ? 'Document Pack' : 'Free Plan'}</b>
              <span>{isPaid ? remainingText(credit.remaining) : 'Limited features'}</span>
            </div>
            <div className="amt">{isPaid ? formatPrice(policy.packPriceCents) : '$0'}</div>
          </div>
          {isPaid && (
            <div className="p2">
              <CreditMeter credit={credit} />
              <div className="counts num">
                <span>
                  {credit.used} of {credit.limit} documents analyzed
                </span>
                <span>{credit.percentUsed}% used</span>
              </div>
            </div>
          )}
          <div className="p3">
            {isPaid && <span>Next reset: {resetDate ? longDate(resetDate) : 'N/A'}</span>}
            <Button onClick={() => setIsBuying(true)}>
              {isPaid ? 'Buy More' : 'Upgrade to Premium'}
            </Button>
          </div>
        </div>
      </Section>
      <Section title="Need Help?" description="Questions about a payment or your credits?">
        <p>
          <a className="link" href={`mailto:${policy.supportEmail}`}>
            Contact support
          </a>{' '}
          at {policy.supportEmail}
        </p>
        <p className="read-on">
          Or read the{' '}
          <Link className="link" to={helpHref('billing/billing-faq')}>
            Billing FAQ
          </Link>{' '}
          and{' '}
          <Link className="link" to={helpHref('billing/usage-tracking', 'counted')}>
            what uses a credit
          </Link>
          .
        </p>
      </Section>
      <LazyPackDialog isOpen={isBuying} onClose={() => setIsBuying(false)} />
    </>
  )
}
