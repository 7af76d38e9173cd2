import type { Quote } from '@precis/analysis'
import type { Place } from '@precis/extraction'

/** The passage that is looked at, and the chip that led to it. `turn` differs each time. */
export interface Shown {
  readonly quote: string
  readonly chip: string
  readonly turn: number
}

/** How points lead to their passages. */
export interface Evidence {
  readonly placeOf: (offset: number) => Place
  readonly shown: Shown | null
  show(quote: Quote, chip: string): void
}
