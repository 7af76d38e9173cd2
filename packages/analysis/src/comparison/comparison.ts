import type { Span } from '../text/sentences.ts'

/** How much a change may matter to who relies on the document; `wording`: punctuation, numbering, spelling. */
export const changeWeights = ['most', 'some', 'wording'] as const
export type ChangeWeight = (typeof changeWeights)[number]

/** Sentences that differ between two versions. Every span counts UTF-16 units of the text of its side. */
export interface Change {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved'
  readonly weight: ChangeWeight
  /** The sentences of each side, in order; none on the side that lacks them. */
  readonly before: readonly Span[]
  readonly after: readonly Span[]
  /** The words of a changed sentence that are gone, and those that have come. */
  readonly removedWords: readonly Span[]
  readonly addedWords: readonly Span[]
  /** The line above that names the part; empty when there is none. */
  readonly heading: string
}

/** Two versions of a text, sentence by sentence. */
export interface Comparison {
  /** In the order of the later version; what was removed stands where it was. */
  readonly changes: readonly Change[]
  readonly sentences: { readonly before: number; readonly after: number; readonly same: number }
  /** `unrelated`: next to nothing of either text is in the other. */
  readonly outcome: 'same' | 'changed' | 'unrelated'
}
