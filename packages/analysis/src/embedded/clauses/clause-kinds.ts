import type { ClauseKind } from './clause-kind.ts'
import { paymentClauses } from './payment-clauses.ts'
import { propertyClauses } from './property-clauses.ts'
import { restrictionClauses } from './restriction-clauses.ts'
import { termClauses } from './term-clauses.ts'

/** Every kind of contract clause that is told apart. */
export const clauseKinds: readonly ClauseKind[] = [
  ...termClauses,
  ...restrictionClauses,
  ...paymentClauses,
  ...propertyClauses,
]
