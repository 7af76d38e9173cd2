import type { ListField, RiskLevel } from '@precis/domain'
import type { Span } from '../text/sentences.ts'

/** A statement in sanitized text with the places of the document that it rests on, possibly none. */
export interface ResolvedItem {
  readonly text: string
  readonly spans: readonly Span[]
  readonly level?: RiskLevel
}

/** What is known of one part of a document, every span exact. */
export interface ResolvedPart {
  /** What the model would call the document, cleaned; absent when it says nothing. */
  readonly title?: string | undefined
  readonly documentType: string
  readonly mainPurpose: ResolvedItem | undefined
  readonly summary: readonly ResolvedItem[]
  readonly lists: Readonly<Record<ListField, readonly ResolvedItem[]>>
  readonly questions: readonly ResolvedItem[]
}
