import { validityText } from '@precis/domain'
import { usePolicy } from '../../../lib/http/config.tsx'
import * as texts from '../texts.ts'

interface Props {
  transactionId: string
  /** Left after the purchase; null until it is known. */
  remaining: number | null
}

/** What a payment brought and how to name it when asking about it. */
export function PaymentSlip({ transactionId, remaining }: Props) {
  const policy = usePolicy()
  return (
    <aside className="slip" aria-label={texts.yourPayment}>
      <div className="sheet">
        <h2>{remaining === null ? texts.yourPayment : texts.documentPack}</h2>
        <dl>
          {remaining !== null && (
            <>
              <dt>{texts.inYourAccount}</dt>
              <dd className="num">{texts.remaining(remaining)}</dd>
              <dt>{texts.validity}</dt>
              <dd>{validityText(policy)}</dd>
            </>
          )}
          <dt>{texts.transaction}</dt>
          <dd className="transaction">{transactionId}</dd>
          <dt>{texts.questions}</dt>
          <dd>
            <a className="link" href={`mailto:${policy.supportEmail}`}>
              {policy.supportEmail}
            </a>
          </dd>
        </dl>
      </div>
    </aside>
  )
}
