import { z } from 'zod'
import { callFunction, type RunFunction } from './call-function.ts'

const foundAccount = z.object({
  id: z.string(),
  email: z.string().nullable(),
  created_at: z.string(),
  is_verified: z.boolean(),
  last_sign_in_at: z.string().nullable(),
  documents_limit: z.int(),
  documents_used: z.int(),
  analyses: z.int(),
  payments: z.array(
    z.object({
      transaction_id: z.string(),
      provider: z.string(),
      status: z.string(),
      amount_cents: z.int(),
      currency: z.string(),
      documents: z.int(),
    }),
  ),
})
export type FoundAccount = z.infer<typeof foundAccount>

const pruned = z.object({ mails: z.int(), days_of_use: z.int(), checkouts: z.int() })

/** What an operator may look up and do; each deed is logged in the database with its reason. */
export interface Operator {
  findAccount(email: string): Promise<FoundAccount | null>
  /** Answers the transaction that the documents came with; null when the account is gone. */
  grantDocuments(
    userId: string,
    documents: number,
    validityDays: number | null,
    reason: string,
  ): Promise<string | null>
  logRefund(transactionId: string, reason: string): Promise<void>
  /** Removes sent mails, daily use of models and unpaid checkouts older than so many days, 30 at least. */
  prune(days: number): Promise<z.infer<typeof pruned>>
}

export function createOperator(run: RunFunction): Operator {
  return {
    findAccount: (email) =>
      callFunction(run, 'find_account', { p_email: email }, foundAccount.nullable()),
    grantDocuments: (userId, documents, validityDays, reason) =>
      callFunction(
        run,
        'grant_documents',
        {
          p_user: userId,
          p_documents: documents,
          p_validity_days: validityDays,
          p_reason: reason,
        },
        z.string().nullable(),
      ),
    async logRefund(transactionId, reason) {
      await callFunction(
        run,
        'log_operator',
        { p_deed: 'refund', p_subject: transactionId, p_reason: reason },
        z.unknown(),
      )
    },
    prune: (days) => callFunction(run, 'prune_records', { p_days: days }, pruned),
  }
}
