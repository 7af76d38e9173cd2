import { creditView, formatPrice } from '@precis/domain'
import { useSession } from '../../../lib/auth/session.tsx'
import { usePolicy } from '../../../lib/http/config.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Balance } from '../api/usage.ts'
import { longDate } from '../model/dates.ts'
import * as texts from '../texts.ts'
import { CreditMeter } from './credit-meter.tsx'

interface Props {
  balance: Balance
  /** Nothing was bought yet: all documents were given. */
  isGift: boolean
  onBuy: () => void
}

export function PlanCard({ balance, isGift, onBuy }: Props) {
  const policy = usePolicy()
  const { profile } = useSession()
  const isPaid = balance.subscription_type === 'paid'
  const credit = creditView(balance.documents_used, balance.documents_limit, policy)
  const resetDate =
    policy.creditValidityDays === null
      ? null
      : (profile?.credits_expire_at ?? profile?.last_reset_date)
  const packName = isGift ? texts.freeDocuments : texts.documentPack
  const planName = isPaid ? packName : texts.freePlan
  return (
    <div className="plan">
      <div className="p1">
        <div>
          <b>{planName}</b>
          <span>{isPaid ? texts.remaining(credit.remaining) : texts.limitedFeatures}</span>
        </div>
        <div className="amt">{isPaid && !isGift ? formatPrice(policy.packPriceCents) : '$0'}</div>
      </div>
      {isPaid && (
        <div className="p2">
          <CreditMeter credit={credit} />
          <div className="counts num">
            <span>{texts.ofDocumentsAnalyzed(credit.used, credit.limit)}</span>
            <span>{texts.used(credit.percentUsed)}</span>
          </div>
        </div>
      )}
      <div className="p3">
        {isPaid && <span>{texts.nextReset(resetDate ? longDate(resetDate) : 'N/A')}</span>}
        <Button onClick={onBuy}>{isPaid ? texts.buyMore : texts.upgradeToPremium}</Button>
      </div>
    </div>
  )
}
