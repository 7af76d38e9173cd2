import { AppError } from '@precis/domain'
import { z } from 'zod'
import type { PaymentRecord, Payments } from '../../services/payments/ports.ts'
import { callFunction, type RunFunction } from './call-function.ts'
import { receiptRow } from './receipt-row.ts'

const paymentRow = z
  .object({
    transaction_id: z.string(),
    user_id: z.string().nullable(),
    provider: z.enum(['stripe', 'test', 'operator', 'welcome']),
    status: z.enum(['open', 'paid', 'granted', 'declined', 'expired', 'refunded']),
    amount_cents: z.int(),
    currency: z.string(),
    documents: z.int(),
    url: z.string().nullable(),
    created_at: z.number(),
  })
  .transform(
    (row): PaymentRecord => ({
      transactionId: row.transaction_id,
      userId: row.user_id,
      provider: row.provider,
      status: row.status,
      amountCents: row.amount_cents,
      currency: row.currency,
      documents: row.documents,
      url: row.url,
      createdAt: row.created_at * 1000,
    }),
  )

const claimBatch = 20

const nothing = z.null().or(z.undefined()).or(z.literal(''))

/** Payments and grants behind database functions that only the server may call. */
export function createPayments(run: RunFunction): Payments {
  return {
    async record(payment) {
      await callFunction(
        run,
        'record_payment',
        {
          p_transaction: payment.transactionId,
          p_user: payment.userId,
          p_provider: payment.provider,
          p_amount_cents: payment.amountCents,
          p_currency: payment.currency,
          p_documents: payment.documents,
          p_validity_days: payment.validityDays,
          p_url: payment.url,
        },
        nothing,
        'checkout_failed',
      )
    },
    find: (transactionId) =>
      callFunction(run, 'find_payment', { p_transaction: transactionId }, paymentRow.nullable()),
    findOpen: (userId, provider, amountCents, documents, maxAgeMinutes) =>
      callFunction(
        run,
        'find_open_payment',
        {
          p_user: userId,
          p_provider: provider,
          p_amount_cents: amountCents,
          p_documents: documents,
          p_max_age_minutes: maxAgeMinutes,
        },
        paymentRow.nullable(),
      ),
    mark: (transactionId, status) =>
      callFunction(
        run,
        'mark_payment',
        { p_transaction: transactionId, p_status: status },
        z.boolean(),
      ),
    claimUnsettled: (provider) =>
      callFunction(
        run,
        'claim_unsettled_payments',
        { p_provider: provider, p_batch: claimBatch },
        z.array(paymentRow),
      ),
    async notePending(transactionId) {
      await callFunction(run, 'note_pending_payment', { p_transaction: transactionId }, nothing)
    },
    async grant(transactionId) {
      const outcome = await callFunction(
        run,
        'grant_pack',
        { p_transaction: transactionId },
        z.enum(['granted', 'already_granted', 'user_gone', 'unknown']),
        'activation_failed',
      )
      if (outcome === 'unknown') throw new AppError('payment_unknown')
      return outcome
    },
    grantWelcome: (userId, addressKey, documents, validityDays) =>
      callFunction(
        run,
        'grant_welcome',
        {
          p_user: userId,
          p_address_key: addressKey,
          p_documents: documents,
          p_validity_days: validityDays,
        },
        z.enum(['granted', 'welcomed_before', 'unverified']),
      ),
    async markRefunded(transactionId) {
      await callFunction(run, 'mark_refunded', { p_transaction: transactionId }, z.boolean())
    },
    async markDisputed(transactionId) {
      await callFunction(run, 'mark_disputed', { p_transaction: transactionId }, z.boolean())
    },
    closeDispute: (transactionId, isWon) =>
      callFunction(
        run,
        'close_dispute',
        { p_transaction: transactionId, p_won: isWon },
        z.enum(['unknown', 'not_disputed', 'lost', 'not_granted', 'reinstated']),
      ),
    findReceipt: (userId, transactionId) =>
      callFunction(
        run,
        'find_receipt',
        { p_user: userId, p_transaction: transactionId },
        receiptRow.nullable(),
      ),
  }
}
