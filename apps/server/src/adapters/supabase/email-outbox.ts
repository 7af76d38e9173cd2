import { expiryNoticeDays } from '@precis/domain'
import { z } from 'zod'
import type { EmailOutbox, PendingEmail } from '../../services/email/ports.ts'
import { callFunction, type RunFunction } from './call-function.ts'
import { receiptRow } from './receipt-row.ts'

const frame = {
  id: z.string(),
  claim: z.string(),
  attempts: z.int(),
  email: z.string().nullable(),
  remaining: z.int(),
}
const lotRow = z
  .object({ remaining: z.int(), expires_at: z.string() })
  .transform((row) => ({ remaining: row.remaining, expiresAt: row.expires_at }))

const pendingRows = z.array(
  z.discriminatedUnion('kind', [
    z.object({ ...frame, kind: z.literal('receipt'), receipt: receiptRow }),
    z.object({ ...frame, kind: z.literal('low_credits') }),
    z.object({ ...frame, kind: z.literal('expiry'), lot: lotRow }),
  ]),
)

const batch = 10
/** Longer than a mail server may take to accept the whole batch. */
const leaseSeconds = 600

/** Pending emails, behind database functions that only the server may call. */
export function createEmailOutbox(run: RunFunction): EmailOutbox {
  const complete = async (pending: PendingEmail, outcome: string | null, retrySeconds: number) => {
    const parameters = {
      p_notice: pending.id,
      p_claim: pending.claim,
      p_outcome: outcome,
      p_retry_seconds: retrySeconds,
    }
    await callFunction(run, 'settle_notice', parameters, z.boolean())
  }
  return {
    claim: () =>
      callFunction(
        run,
        'claim_notices',
        { p_batch: batch, p_lease_seconds: leaseSeconds, p_expiry_days: expiryNoticeDays },
        pendingRows,
      ),
    complete: (pending, outcome) => complete(pending, outcome, 0),
    postpone: (pending, seconds) => complete(pending, null, seconds),
  }
}
