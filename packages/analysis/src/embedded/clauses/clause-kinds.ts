import { type ClauseId, clauseIds } from '../languages/clauses.ts'
import type { Language } from '../languages/load-language.ts'
import type { Words } from '../languages/load-words.ts'
import type { ClauseKind, ClauseMeaning } from './clause-kind.ts'

const meanings: Readonly<Record<ClauseId, ClauseMeaning>> = {
  name: { isHeading: true, detail: 0.9 },
  parties: { isGeneral: true, detail: 1 },
  'agreement-date': { isGeneral: true, detail: 1.2 },
  'effective-date': { detail: 1.4 },
  term: { isGeneral: true, detail: 2 },
  renewal: { detail: 3 },
  'automatic-renewal': { risk: 'medium' },
  'renewal-notice': { detail: 4 },
  'governing-law': { detail: 2.5 },
  'warranty-duration': { detail: 5 },
  'non-compete': { risk: 'high' },
  exclusivity: { risk: 'medium' },
  'no-solicit': { risk: 'medium' },
  'termination-for-convenience': { isGeneral: true, risk: 'high' },
  'change-of-control': { risk: 'medium' },
  'anti-assignment': { risk: 'medium' },
  'non-disparagement': { risk: 'low' },
  'covenant-not-to-sue': { risk: 'medium' },
  payment: { detail: 3.2 },
  'revenue-share': { risk: 'low' },
  'minimum-commitment': { risk: 'medium' },
  'cap-on-liability': { risk: 'high' },
  'unlimited-liability': { risk: 'high' },
  'liquidated-damages': { risk: 'high' },
  'audit-rights': { risk: 'low' },
  insurance: { risk: 'low' },
  'most-favoured': { risk: 'low' },
  indemnity: { risk: 'medium' },
  'ip-assignment': { risk: 'high' },
  'license-grant': {},
  escrow: {},
  'third-party-beneficiary': {},
  confidentiality: {},
  disputes: { isGeneral: true },
}

const known = new WeakMap<Language['clauses'], readonly ClauseKind[]>()

/** Every kind of contract clause that is told apart in a language. */
export function clauseKindsOf({ clauses }: Pick<Language, 'clauses'>): readonly ClauseKind[] {
  const remembered = known.get(clauses)
  if (remembered !== undefined) return remembered
  const kinds = clauseIds.flatMap((id) => {
    const { signs, heading, ask } = clauses[id] ?? {}
    if (signs === undefined) return []
    const kind: ClauseKind = {
      id,
      ...meanings[id],
      signs,
      ...(heading === undefined ? {} : { heading }),
      ...(ask === undefined ? {} : { ask }),
    }
    return [kind]
  })
  known.set(clauses, kinds)
  return kinds
}

/** A kind of clause that a question asks for, and how it is asked for in the question's language. */
export interface AskedClause extends ClauseKind {
  readonly question: RegExp
}

/** The kinds of clauses that a question asks for; the question may be in another language than the text. */
export function clausesAsked(
  question: string,
  language: Pick<Language, 'clauses'>,
  { clauses }: Pick<Words, 'clauses'>,
): readonly AskedClause[] {
  const asked = clauseKindsOf(language).flatMap((kind) => {
    const words = clauses?.[kind.id]?.question
    return words?.test(question) === true ? [{ ...kind, question: words }] : []
  })
  const special = asked.filter(({ isGeneral }) => isGeneral !== true)
  return special.length > 0 ? special : asked
}
