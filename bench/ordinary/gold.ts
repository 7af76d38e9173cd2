/** A place of the document that an item has to rest on. */
export interface Evidence {
  readonly evidence: string
}

export interface GoldFact extends Evidence {
  readonly label: string
  readonly values: readonly string[]
  /** 2 when it must not be missed. */
  readonly importance: number
}

export interface GoldRisk extends Evidence {
  readonly level?: 'high' | 'medium' | 'low'
}

export interface GoldQuestion {
  readonly q: string
  readonly wording?: 'same' | 'other'
  /** An answer holds one of them; null when the document does not say. */
  readonly answers: readonly string[] | null
}

/** What a careful reader takes from one document. */
export interface Gold {
  readonly id: string
  readonly language: string
  readonly typeAccepts: readonly string[]
  readonly titleAccepts: readonly string[]
  readonly purpose: {
    readonly evidence: readonly string[]
    readonly mustMention: readonly string[]
  }
  readonly facts: readonly GoldFact[]
  readonly decisions: readonly Evidence[]
  readonly actions: readonly Evidence[]
  readonly risks: readonly GoldRisk[]
  readonly notRisks: readonly Evidence[]
  readonly questions: readonly GoldQuestion[]
}
