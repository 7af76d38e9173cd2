import type { CreditView } from '@precis/domain'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'

const tones = { none: 'ok', ok: 'ok', low: 'warn', exhausted: 'danger' } as const

/** The bar of a balance: green, ochre at the threshold, red when used up. */
export function CreditMeter({ credit }: { credit: CreditView }) {
  return (
    <ProgressBar
      value={credit.percentUsed}
      label="Document credits used"
      tone={tones[credit.state]}
    />
  )
}
