import type { Span } from '../../../text/sentences.ts'

/** A stretch of a document that is about one of several things, and where that is named. */
export interface NamedPart extends Span {
  readonly name: Span
  /** `Option B`, without what stands behind it; empty for a part that has a name of its own only. */
  readonly number: string
}
