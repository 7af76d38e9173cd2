import type { ClauseHit } from '../clauses/find-clauses.ts'
import type { Features } from '../ranking/features.ts'
import type { Sentence } from './parse.ts'

/** A sentence that may be shown, and what speaks for it. */
export interface Candidate {
  readonly sentence: Sentence
  readonly features: Features
  readonly clauses: readonly ClauseHit[]
}
