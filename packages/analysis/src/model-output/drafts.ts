import type { ListField, RiskLevel } from '@precis/domain'

/** Where a model says that something stands: a passage number, words, or both. Nothing of it is believed yet. */
export interface DraftSource {
  readonly passage: number | undefined
  readonly quote: string
}

export interface DraftItem {
  readonly text: string
  readonly sources: readonly DraftSource[]
  readonly level?: RiskLevel
}

/** A reply about one part of a document, in shape but unchecked. `summary` holds its sentences in order. */
export interface DraftSummary {
  readonly title: string
  readonly documentType: string
  readonly mainPurpose: DraftItem | undefined
  readonly summary: readonly DraftItem[]
  readonly lists: Readonly<Record<ListField, readonly DraftItem[]>>
  readonly questions: readonly DraftItem[]
}

/** A reply to a question, in shape but unchecked. */
export interface DraftAnswer {
  readonly isFound: boolean
  readonly answer: string
  readonly sources: readonly DraftSource[]
}
