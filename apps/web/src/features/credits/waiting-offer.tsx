import { formatPrice } from '@precis/domain'
import { useState } from 'react'
import { usePolicy } from '../../lib/http/config.tsx'
import { useUsage, watchMs } from './api/usage.ts'
import { CheckoutLink } from './components/checkout-link.tsx'
import * as texts from './texts.ts'

/** Buys a pack for a document that waits to be summarized with it. */
export function WaitingOffer({ onLeave }: { onLeave: () => void }) {
  const { packPriceCents } = usePolicy()
  const [isPaying, setIsPaying] = useState(false)
  useUsage({ autoRefresh: isPaying, everyMs: watchMs })
  return (
    <CheckoutLink
      label={texts.buyAPackAndSummarize(formatPrice(packPriceCents))}
      onLeave={() => {
        setIsPaying(true)
        onLeave()
      }}
    />
  )
}
