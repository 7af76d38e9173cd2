import type { Spot } from '../../../text/layout-rows.ts'

/** A row of a table. */
export interface Row {
  /** What is not empty of it. */
  readonly cells: readonly string[]
  /** All that bars part, empty ones too, so that each stands under the name of its column. */
  readonly places: readonly string[]
  /** Whether dashes part its cells: such rows have no names of columns. */
  readonly isDashed: boolean
  /** Where its cells stand, if only spaces part them. */
  readonly spots: readonly Spot[]
}
