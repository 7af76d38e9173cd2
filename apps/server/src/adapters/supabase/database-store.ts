import type { Database } from '../../services/ports.ts'
import { auditCredits } from './audit.ts'
import type { RunFunction } from './call-function.ts'
import { createCredits } from './credits.ts'
import type { DatabaseOptions } from './database-options.ts'
import { createEmailOutbox } from './email-outbox.ts'
import { readFigures } from './figures.ts'
import { createOperator, type Operator } from './operator.ts'
import { createPayments } from './payments.ts'
import { createReadiness } from './readiness.ts'

export const callWindowSeconds = 60

/** What the server uses, and what only an operator may do. */
export interface OpenDatabase extends Database {
  readonly operator: Operator
}

/** What is the same on every database: it is reached through functions alone. */
export function databaseStore(run: RunFunction, options: DatabaseOptions) {
  const credits = createCredits(run, options.policy, options.leaseSeconds ?? 30)
  return {
    credits,
    payments: createPayments(run),
    emailOutbox: createEmailOutbox(run),
    operator: createOperator(run),
    auditCredits: () => auditCredits(run),
    readiness: createReadiness(run),
    figures: () => readFigures(run),
  }
}
