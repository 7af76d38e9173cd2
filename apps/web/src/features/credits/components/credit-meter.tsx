import type { CreditView } from '@precis/domain'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import * as texts from '../texts.ts'

const tones = { none: 'ok', ok: 'ok', low: 'warn', exhausted: 'danger' } as const

/** The bar of a balance: green, ochre at the threshold, red when used up. */
export function CreditMeter({ credit }: { credit: CreditView }) {
  return (
    <ProgressBar
      value={credit.percentUsed}
      label={texts.documentCreditsUsed}
      tone={tones[credit.state]}
    />
  )
}
