/** Kinds of contract clauses that are told apart. */
export const clauseIds = [
  'name',
  'parties',
  'agreement-date',
  'effective-date',
  'term',
  'renewal',
  'automatic-renewal',
  'renewal-notice',
  'governing-law',
  'warranty-duration',
  'non-compete',
  'exclusivity',
  'no-solicit',
  'termination-for-convenience',
  'change-of-control',
  'anti-assignment',
  'non-disparagement',
  'covenant-not-to-sue',
  'payment',
  'revenue-share',
  'minimum-commitment',
  'cap-on-liability',
  'unlimited-liability',
  'liquidated-damages',
  'audit-rights',
  'insurance',
  'most-favoured',
  'indemnity',
  'ip-assignment',
  'license-grant',
  'escrow',
  'third-party-beneficiary',
  'confidentiality',
  'disputes',
] as const
export type ClauseId = (typeof clauseIds)[number]

/** A wording in a clause, as an expression, and what it is worth; 1 is a clear sign, what speaks against it is below 0. */
export type ClauseSign = readonly [wording: RegExp, worth: number]

/** How one language words a kind of clause, and how people ask for it. */
export interface ClauseWords {
  readonly signs?: readonly ClauseSign[]
  /** Headings that such a clause is under, worth half a sign. */
  readonly heading?: RegExp
  /** How people ask for it; left out where it covers so many clauses that the words of the question decide between them. */
  readonly question?: RegExp
  /** What to ask about it, for suggested questions. */
  readonly ask?: string
}

/** The kinds of clauses that a language has words for. */
export type Clauses = Readonly<Partial<Record<ClauseId, ClauseWords>>>

/** `(“Tenant”)`: a party by the name it has from there on, where no word stands in front of it. */
export const calledInBrackets: ClauseSign = [/\(\s*["“'‘][\p{Lu}][^)]{1,60}["”'’]\s*\)/u, 0.4]
