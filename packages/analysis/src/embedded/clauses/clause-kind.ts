import type { RiskLevel } from '@precis/domain'
import type { ClauseId, ClauseSign } from '../languages/clauses.ts'

/** What a kind of contract clause means to the reader, whatever the language. */
export interface ClauseMeaning {
  /** Set when such a clause is a risk to somebody who signs. */
  readonly risk?: RiskLevel
  /** Set when such a clause is a critical detail; the lower, the more it matters. */
  readonly detail?: number
  /** Asked for in such everyday words that any other kind asked for goes first. */
  readonly isGeneral?: true
  /** A heading may be such a clause by itself, however short. */
  readonly isHeading?: true
}

/** One kind of contract clause: what it means to the reader, and how it reads in the language of a text. */
export interface ClauseKind extends ClauseMeaning {
  readonly id: ClauseId
  readonly signs: readonly ClauseSign[]
  readonly heading?: RegExp
  readonly ask?: string
}

/** The sum of a clause kind's signs in a sentence. */
export function strengthOf(kind: ClauseKind, text: string, heading: string): number {
  let strength = 0
  for (const [wording, worth] of kind.signs) if (wording.test(text)) strength += worth
  if (strength > 0 && kind.heading?.test(heading) === true) strength += 0.5
  return strength
}

/** The surest of a kind's signs that a text shows: where to cut a long sentence around. */
export function surestSign(kind: ClauseKind, text: string): RegExp | undefined {
  let best: ClauseSign | undefined
  for (const sign of kind.signs) {
    if (sign[0].test(text) && (best === undefined || sign[1] > best[1])) best = sign
  }
  return best?.[0]
}
