import type { ClauseKind } from './clause-kind.ts'
import { kindsOfMoney } from './kinds-of-money.ts'
import { kindsOfProperty } from './kinds-of-property.ts'
import { kindsOfRestriction } from './kinds-of-restriction.ts'
import { kindsOfTerm } from './kinds-of-term.ts'

/** Every kind of contract clause that is told apart. */
export const clauseKinds: readonly ClauseKind[] = [
  ...kindsOfTerm,
  ...kindsOfRestriction,
  ...kindsOfMoney,
  ...kindsOfProperty,
]
