import { formatAmount } from '@precis/domain'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSession } from '../../../lib/auth/session.tsx'
import { usePolicy } from '../../../lib/http/config.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { mailReceipt, type Purchase } from '../api/purchases.ts'
import { longDate } from '../model/dates.ts'
import { expiryOf, packText, paidWith, statusOf } from '../model/purchase-texts.ts'
import * as texts from '../texts.ts'

/** One purchase as a receipt: to read, to print, to have mailed once more. */
export function Receipt({ purchase }: { purchase: Purchase }) {
  const { supportEmail } = usePolicy()
  const { user, profile } = useSession()
  const mailing = useMutation({ mutationFn: mailReceipt })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const expiry = expiryOf(purchase)
  const rows: readonly (readonly [string, string | null])[] = [
    [texts.item, packText(purchase)],
    [texts.paidOn, longDate(purchase.granted_at)],
    [texts.paidWith, paidWith(purchase.provider)],
    [texts.billedTo, [profile?.full_name, user?.email].filter(Boolean).join(', ')],
    [texts.transaction, purchase.transaction_id],
    [texts.validUntil, expiry === null ? texts.neverExpires : longDate(expiry)],
    [statusOf(purchase) ?? '', purchase.refunded_at && longDate(purchase.refunded_at)],
    [texts.questions, supportEmail],
  ]
  return (
    <article className="receipt" aria-labelledby="receipt-heading">
      <header>
        <h2 id="receipt-heading" ref={heading} tabIndex={-1}>
          {texts.receipt}
        </h2>
        <span>{texts.precis}</span>
      </header>
      <dl>
        {rows.map(
          ([term, detail]) =>
            detail !== null && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ),
        )}
        <div className="total">
          <dt>{texts.total}</dt>
          <dd className="num">
            {formatAmount(purchase.amount_cents)} {purchase.currency.toUpperCase()}
          </dd>
        </div>
      </dl>
      <footer>
        <Button onClick={() => window.print()}>{texts.print}</Button>
        <Button
          variant="secondary"
          isBusy={mailing.isPending}
          onClick={() => mailing.mutate(purchase.transaction_id)}
        >
          {mailing.isPending ? texts.sending : texts.emailItToMe}
        </Button>
        <p role="status">{mailing.isSuccess && texts.sentTo(user?.email ?? '')}</p>
      </footer>
      {mailing.isError && <Notice tone="danger">{mailing.error.message}</Notice>}
    </article>
  )
}
