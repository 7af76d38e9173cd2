import { z } from 'zod'
import type { CreditDeviation } from '../../services/payments/ports.ts'
import { callFunction, type RunFunction } from './call-function.ts'

const deviations = z.array(
  z.object({ rule: z.string(), subject: z.string(), expected: z.string(), found: z.string() }),
)

/** Asks the database what does not add up; the same on every backend. */
export async function auditCredits(run: RunFunction): Promise<CreditDeviation[]> {
  return [
    ...(await callFunction(run, 'audit_credits', {}, deviations)),
    ...(await callFunction(run, 'audit_payments', {}, deviations)),
  ]
}
