import { helpHref } from '@precis/domain'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../lib/auth/session.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ExternalIcon } from '../../../ui/icons.tsx'
import { checkoutQuery } from '../api/checkout.ts'
import * as texts from '../texts.ts'

/** Calls `onReturn` when this tab is looked at again after its reader went to pay. */
function useReturn(hasLeft: boolean, onReturn: () => void) {
  useEffect(() => {
    if (!hasLeft) return
    const look = () => {
      if (document.visibilityState === 'visible') onReturn()
    }
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [hasLeft, onReturn])
}

interface Props {
  label: string
  size?: 'lg'
  /** Called when the reader goes to the checkout. */
  onLeave: () => void
}

/** Leads to the checkout of a pack in a new tab; asks for one as soon as it is shown, and for a fresh one when the reader comes back. */
export function CheckoutLink({ label, size, onLeave }: Props) {
  const { refreshAccount } = useSession()
  const checkout = useQuery(checkoutQuery)
  const [hasLeft, setHasLeft] = useState(false)
  const { refetch } = checkout
  const askAgain = useCallback(() => {
    void refreshAccount()
    void refetch()
  }, [refreshAccount, refetch])
  useReturn(hasLeft, askAgain)
  const look = { isBlock: true, ...(size && { size }) }
  return (
    <>
      {checkout.isError && (
        <Notice
          tone="danger"
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              {texts.tryAgain}
            </Button>
          }
        >
          <p>{checkout.error.message}</p>
          <p>
            <Link
              className="link"
              to={helpHref('troubleshooting/error-messages', 'checkout-failed')}
            >
              {texts.moreAboutThisError}
            </Link>
          </p>
        </Notice>
      )}
      <div className="cta">
        {checkout.isSuccess && !checkout.isFetching ? (
          <a
            className={buttonClass(look)}
            href={checkout.data}
            target="_blank"
            rel="noopener"
            onClick={() => {
              setHasLeft(true)
              onLeave()
            }}
          >
            {label}
            <ExternalIcon />
          </a>
        ) : (
          <Button {...look} isBusy={checkout.isFetching} disabled={checkout.isError}>
            {checkout.isFetching ? texts.preparingTheCheckout : label}
          </Button>
        )}
      </div>
    </>
  )
}
