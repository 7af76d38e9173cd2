import type { CreditView } from '@precis/domain'
import { useSession } from '../../../lib/auth/session.tsx'
import { usePolicy } from '../../../lib/http/config.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { isExpiringSoon, longDate } from '../model/dates.ts'
import * as texts from '../texts.ts'
import { CreditMeter } from './credit-meter.tsx'

interface Props {
  credit: CreditView
  onBuy: () => void
}

function warning(credit: CreditView): { tone: 'warn' | 'danger'; text: string } | null {
  if (credit.state === 'low') {
    return {
      tone: 'warn',
      text: texts.onlyRemaining(credit.remaining),
    }
  }
  if (credit.state === 'exhausted') {
    return {
      tone: 'danger',
      text: texts.youHaveUsedAllYourDocument,
    }
  }
  return null
}

/** A pack that has been bought: what is left of it, and a warning when that is little. */
export function CreditBalance({ credit, onBuy }: Props) {
  const policy = usePolicy()
  const { profile } = useSession()
  const warned = warning(credit)
  const expiresAt = policy.creditValidityDays === null ? null : profile?.credits_expire_at
  return (
    <>
      <div className="top">
        <span className="label">{texts.documentPack}</span>
        <span className="num">{texts.used(credit.percentUsed)}</span>
      </div>
      <div className="big">{texts.remaining(credit.remaining)}</div>
      <CreditMeter credit={credit} />
      <small className="num">{texts.ofDocumentsAnalyzed(credit.used, credit.limit)}</small>
      {warned !== null && (
        <Notice tone={warned.tone}>
          <p>{warned.text}</p>
          <button type="button" className="link" onClick={onBuy}>
            {texts.buyMoreCredits}
          </button>
        </Notice>
      )}
      {expiresAt && credit.remaining > 0 && isExpiringSoon(expiresAt, Date.now()) && (
        <Notice tone="warn">{texts.yourCreditsExpireOn(longDate(expiresAt))}</Notice>
      )}
    </>
  )
}
