import type { Clauses } from '../../clauses.ts'
import { paymentClauses } from './payment-clauses.ts'
import { propertyClauses } from './property-clauses.ts'
import { restrictionClauses } from './restriction-clauses.ts'
import { termClauses } from './term-clauses.ts'

export const clauses: Clauses = {
  ...termClauses,
  ...restrictionClauses,
  ...paymentClauses,
  ...propertyClauses,
}
