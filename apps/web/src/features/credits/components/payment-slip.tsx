import { validityText } from '@precis/domain'
import { usePolicy } from '../../../lib/http/config.tsx'
import { remainingText } from '../model/pack-texts.ts'

interface Props {
  transactionId: string
  /** Left after the purchase; null until it is known. */
  remaining: number | null
}

/** What a payment brought and how to name it when asking about it. */
export function PaymentSlip({ transactionId, remaining }: Props) {
  const policy = usePolicy()
  return (
    <aside className="slip" aria-label="Your payment">
      <div className="sheet">
        <h2>{remaining === null ? 'Your payment' : 'Document Pack'}</h2>
        <dl>
          {remaining !== null && (
            <>
              <dt>In your account</dt>
              <dd className="num">{remainingText(remaining)}</dd>
              <dt>Validity</dt>
              <dd>{validityText(policy)}</dd>
            </>
          )}
          <dt>Transaction</dt>
          <dd className="transaction">{transactionId}</dd>
          <dt>Questions</dt>
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
