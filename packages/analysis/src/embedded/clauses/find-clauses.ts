import type { Sentence } from '../document/parse.ts'
import type { Language } from '../languages/load-language.ts'
import { type ClauseKind, strengthOf } from './clause-kind.ts'
import { clauseKindsOf } from './clause-kinds.ts'

export interface ClauseHit {
  readonly kind: ClauseKind
  /** How surely the sentence is such a clause; 1 is one clear sign. */
  readonly strength: number
}

/** The kinds of contract clauses that each sentence belongs to. Outside contracts only clear patterns in legal wording count. */
export function findClauses(
  sentences: readonly Pick<Sentence, 'text' | 'heading'>[],
  isContract: boolean,
  language: Language,
): ClauseHit[][] {
  const hits = sentences.map((): ClauseHit[] => [])
  const legal = sentences
    .map(({ text, heading }, at) => ({ text, heading, at }))
    .filter(({ text }) => isContract || language.phrases.legalWording.test(text))
  const least = isContract ? 0.7 : 1.3
  // Kind by kind, see `text/in-turn.ts`.
  for (const kind of clauseKindsOf(language)) {
    for (const { text, heading, at } of legal) {
      const strength = strengthOf(kind, text, heading)
      if (strength >= least) hits[at]?.push({ kind, strength })
    }
  }
  return hits
}
