import { helpHref, validityText } from '@precis/domain'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePolicy } from '../../lib/config.tsx'
import { useSession } from '../../lib/session.tsx'
import { Section } from '../../ui/section.tsx'
import { useUsage } from './api/usage.ts'
import { PlanCard } from './components/plan-card.tsx'
import { PlanMissing } from './components/plan-missing.tsx'
import { LazyPackDialog } from './lazy-pack-dialog.tsx'
import './styles/plan.css'

/** The Billing tab of the settings: the plan, and where to ask about it. */
export function BillingTab() {
  const policy = usePolicy()
  const { profile } = useSession()
  const usage = useUsage()
  const [isBuying, setIsBuying] = useState(false)
  const balance = usage.data ?? profile
  return (
    <>
      <Section
        title="Current Plan"
        description={`One payment for each pack, no subscription. ${validityText(policy)}.`}
      >
        {balance === null ? (
          <PlanMissing
            hasFailed={usage.isError && !usage.isFetching}
            onRetry={() => void usage.refetch()}
          />
        ) : (
          <PlanCard balance={balance} onBuy={() => setIsBuying(true)} />
        )}
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
