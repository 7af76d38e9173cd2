import type { Sentence } from '../document/parse.ts'
import { type ClauseKind, strengthOf } from './clause-kind.ts'
import { clauseKinds } from './clause-kinds.ts'

export interface ClauseHit {
  readonly kind: ClauseKind
  /** How surely the sentence is such a clause; 1 is one clear sign. */
  readonly strength: number
}

const legalWording =
  /\b(?:shall|hereby|herein|hereto|hereunder|part(?:y|ies)|agreement|contract|lease|tenant|landlord|licens\w+|warrant\w*|liab\w+|terminat\w*|insurance|assign\w*|notice)\b|vertrag|mieter|partei|kündig|haft|contrat|locataire|résili|contrato|inquilino|arrenda|contratto|conduttore|overeenkomst|huurder/iu

/** The kinds of contract clauses a sentence belongs to. Outside contracts only clear patterns in legal wording count. */
export function findClauses(
  sentence: Pick<Sentence, 'text' | 'heading'>,
  isContract: boolean,
): ClauseHit[] {
  if (!isContract && !legalWording.test(sentence.text)) return []
  const hits: ClauseHit[] = []
  for (const kind of clauseKinds) {
    const strength = strengthOf(kind, sentence.text, sentence.heading)
    if (strength >= (isContract ? 0.7 : 1.3)) hits.push({ kind, strength })
  }
  return hits
}
