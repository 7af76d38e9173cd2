import type { ListField, RiskLevel } from '@precis/domain'
import type { Span } from '../text/sentences.ts'

/** A statement in inert text with the places of the document that it rests on, possibly none. */
export interface GroundedItem {
  readonly text: string
  readonly spans: readonly Span[]
  readonly level?: RiskLevel
}

/** What is known of one part of a document, every span exact. */
export interface GroundedPart {
  readonly documentType: string
  readonly mainPurpose: GroundedItem | undefined
  readonly summary: readonly GroundedItem[]
  readonly lists: Readonly<Record<ListField, readonly GroundedItem[]>>
  readonly questions: readonly GroundedItem[]
}
