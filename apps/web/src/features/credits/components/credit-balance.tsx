import type { CreditView } from '@precis/domain'
import { useSession } from '../../../lib/auth/session.tsx'
import { usePolicy } from '../../../lib/http/config.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { isExpiringSoon, longDate } from '../model/dates.ts'
import { remainingText } from '../model/pack-texts.ts'
import { CreditMeter } from './credit-meter.tsx'

interface Props {
  credit: CreditView
  onBuy: () => void
}

function warning(credit: CreditView): { tone: 'warn' | 'danger'; text: string } | null {
  if (credit.state === 'low') {
    return {
      tone: 'warn',
      text: `Only ${credit.remaining} ${credit.remaining === 1 ? 'document' : 'document(s)'} remaining. Purchase more credits to ensure uninterrupted analysis.`,
    }
  }
  if (credit.state === 'exhausted') {
    return {
      tone: 'danger',
      text: 'You have used all your document credits. Purchase more to continue analyzing.',
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
        <span className="label">Document Pack</span>
        <span className="num">{credit.percentUsed}% used</span>
      </div>
      <div className="big">{remainingText(credit.remaining)}</div>
      <CreditMeter credit={credit} />
      <small className="num">
        {credit.used} of {credit.limit} documents analyzed
      </small>
      {warned !== null && (
        <Notice tone={warned.tone}>
          <p>{warned.text}</p>
          <button type="button" className="link" onClick={onBuy}>
            Buy More Credits
          </button>
        </Notice>
      )}
      {expiresAt && credit.remaining > 0 && isExpiringSoon(expiresAt, Date.now()) && (
        <Notice tone="warn">{`Your credits expire on ${longDate(expiresAt)}.`}</Notice>
      )}
    </>
  )
}
