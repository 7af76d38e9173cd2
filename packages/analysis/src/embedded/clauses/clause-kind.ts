import type { RiskLevel } from '@precis/domain'

/** One kind of contract clause: how it reads, how people ask for it, and what it means to the reader. */
export interface ClauseKind {
  readonly id: string
  /** What to ask about it, for suggested questions. */
  readonly ask: string
  /** Wordings in a clause and what each is worth; 1 is a clear sign. */
  readonly patterns: readonly (readonly [RegExp, number])[]
  /** Headings that such a clause is under, worth half a sign. */
  readonly heading?: RegExp
  /** How people ask for it; left out where it covers so many clauses that the words of the question decide between them. */
  readonly question?: RegExp
  /** Set when such a clause is a risk to somebody who signs. */
  readonly risk?: RiskLevel
  /** Set when such a clause is a critical detail; the lower, the more it matters. */
  readonly detail?: number
  /** Asked for in such everyday words that any other kind asked for goes first. */
  readonly isGeneral?: true
  /** A heading may be such a clause by itself, however short. */
  readonly isHeading?: true
}

/** The sum of a clause kind's patterns in a sentence. */
export function strengthOf(kind: ClauseKind, text: string, heading: string): number {
  let strength = 0
  for (const [sign, worth] of kind.patterns) if (sign.test(text)) strength += worth
  if (strength > 0 && kind.heading?.test(heading) === true) strength += 0.5
  return strength
}

/** The surest of a kind's patterns that a text shows: where to cut a long sentence around. */
export function patternOf(kind: ClauseKind, text: string): RegExp | undefined {
  let best: readonly [RegExp, number] | undefined
  for (const sign of kind.patterns) {
    if (sign[0].test(text) && (best === undefined || sign[1] > best[1])) best = sign
  }
  return best?.[0]
}
