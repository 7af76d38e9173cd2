import type { KindId } from '../languages/kind-ids.ts'
import type { Language } from '../languages/load-language.ts'

/** What units are weighed with beside their own words. */
export interface WeighContext {
  readonly language: Language
  readonly length: number
  readonly kind?: KindId | undefined
  readonly isTalk: boolean
  /** Whether the document is a judgment, whose reasons decide nothing by themselves. */
  readonly isRuling: boolean
  /** What the other party pays to whoever received the document. */
  readonly owed?: RegExp | undefined
  /** The grades of a report that are serious by its own legend. */
  readonly grades?: readonly string[]
}
