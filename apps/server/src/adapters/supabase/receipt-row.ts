import { z } from 'zod'
import type { Receipt } from '../../services/payments/ports.ts'

/** A receipt as the database returns it. */
export const receiptRow = z
  .object({
    transaction_id: z.string(),
    provider: z.enum(['stripe', 'test', 'operator', 'welcome']),
    amount_cents: z.int(),
    currency: z.string(),
    documents: z.int(),
    granted_at: z.string(),
    expires_at: z.string().nullable(),
  })
  .transform(
    (row): Receipt => ({
      transactionId: row.transaction_id,
      provider: row.provider,
      amountCents: row.amount_cents,
      currency: row.currency,
      documents: row.documents,
      paidAt: row.granted_at,
      expiresAt: row.expires_at,
    }),
  )
