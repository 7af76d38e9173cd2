import { formatPrice } from '@precis/domain'
import { useState } from 'react'
import { usePolicy } from '../../lib/http/config.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { LazyPackDialog } from './lazy-pack-dialog.tsx'
import { getPackLabel, summariesCaption } from './model/pack-texts.ts'
import './styles/no-credits.css'

/** Stands in for the upload and paste areas when no credit is left. */
export function NoCreditsPanel() {
  const policy = usePolicy()
  const [isBuying, setIsBuying] = useState(false)
  return (
    <section className="get-pack" aria-labelledby="get-pack-heading">
      <div>
        <h2 id="get-pack-heading">Get Document Pack</h2>
        <p>{summariesCaption(policy)}</p>
        <Button size="lg" onClick={() => setIsBuying(true)}>
          {getPackLabel(policy)}
        </Button>
      </div>
      <div className="amt" aria-hidden="true">
        {formatPrice(policy.packPriceCents)}
      </div>
      <LazyPackDialog isOpen={isBuying} onClose={() => setIsBuying(false)} />
    </section>
  )
}
