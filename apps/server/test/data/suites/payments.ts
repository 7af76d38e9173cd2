import { isAppError } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { deviations, newPayment, profileOf, useCredits } from '../support/credit-work.ts'
import { claimsOf } from '../support/signed-token.ts'
import type { TestDatabase } from '../support/test-database.ts'

/** Payments, the grant of a pack, refund and expiry. */
export function paymentSuite(open: () => TestDatabase): void {
  describe('payments', () => {
    it('finds an open checkout again, of the same user, price and size only', async () => {
      const db = open()
      const { payments } = db.database
      const { id } = await db.person()
      const payment = newPayment(id)
      await payments.record(payment)
      await payments.record(payment)
      expect(await payments.find(payment.transactionId)).toEqual({
        transactionId: payment.transactionId,
        userId: id,
        provider: 'test',
        status: 'open',
        amountCents: 500,
        currency: 'usd',
        documents: 10,
        url: payment.url,
        createdAt: expect.any(Number),
      })
      const found = await payments.findOpen(id, 'test', 500, 10, 30)
      expect(found?.transactionId).toBe(payment.transactionId)
      expect(await payments.findOpen(id, 'test', 600, 10, 30)).toBeNull()
      expect(await payments.findOpen(id, 'stripe', 500, 10, 30)).toBeNull()
      await db.embedded.sql.query(
        `update public.payments set created_at = now() - interval '31 minutes'
           where transaction_id = $1`,
        [payment.transactionId],
      )
      expect(await payments.findOpen(id, 'test', 500, 10, 30)).toBeNull()
      expect(await payments.find('unknown')).toBeNull()
    })

    it('moves last_reset_date a month on, from today or from the date before', async () => {
      const db = open()
      const { id } = await db.person()
      await db.buy(id, 1)
      const [expected] = await db.embedded.sql.query<{ one: string; two: string }>(
        `select (current_date + interval '1 month')::date::text as one,
           ((current_date + interval '1 month')::date + interval '1 month')::date::text as two`,
      )
      expect((await profileOf(db, id))?.last_reset_date).toBe(expected?.one)
      await db.buy(id, 1)
      expect((await profileOf(db, id))?.last_reset_date).toBe(expected?.two)
    })

    it('withdraws only what is left of a refunded pack', async () => {
      const db = open()
      const { id, client } = await db.person()
      const first = await db.buy(id, 5)
      await useCredits(db, id, 3)
      const second = await db.buy(id, 10)
      expect(await profileOf(db, id)).toMatchObject({ documents_limit: 12, documents_used: 0 })
      await db.database.payments.markRefunded(first)
      await db.database.payments.markRefunded(first)
      expect(await profileOf(db, id)).toMatchObject({
        documents_limit: 10,
        documents_used: 0,
        subscription_type: 'paid',
      })
      await db.database.payments.markRefunded(second)
      expect(await profileOf(db, id)).toMatchObject({
        documents_limit: 0,
        documents_used: 0,
        subscription_type: 'free',
      })
      const ledger = await client.from('credit_ledger').select('change')
      const total = ledger.data?.reduce((sum, row) => sum + Number(row.change), 0)
      expect(total).toBe(0)
      expect(await db.database.payments.grant(first)).toBe('already_granted')
    })

    it('takes back what expired meanwhile of a pack whose dispute is won', async () => {
      const db = open()
      const { id } = await db.person()
      const { payments } = db.database
      const disputed = await db.buy(id, 5, 30)
      await payments.markDisputed(disputed)
      await db.embedded.sql.query(
        `update public.credit_lots set expires_at = now() - interval '1 second' where user_id = $1`,
        [id],
      )
      expect(await payments.closeDispute(disputed, true)).toBe('reinstated')
      expect(await profileOf(db, id)).toMatchObject({ documents_limit: 0, documents_used: 0 })
      expect(await deviations(db)).toEqual([])
    })

    it('uses the oldest pack first and withdraws it when it expires', async () => {
      const db = open()
      const { id } = await db.person()
      await db.buy(id, 5, 30)
      await db.buy(id, 5, 60)
      await useCredits(db, id, 2)
      const before = await profileOf(db, id)
      expect(before).toMatchObject({ documents_limit: 10, documents_used: 2 })
      await db.embedded.sql.query(
        `update public.credit_lots set expires_at = now() - interval '1 second'
           where user_id = $1 and expires_at < now() + interval '31 days'`,
        [id],
      )
      const after = await profileOf(db, id)
      expect(after).toMatchObject({ documents_limit: 7, documents_used: 2 })
      expect(after?.credits_expire_at).not.toBe(before?.credits_expire_at)
    })

    it('enforces expiry at begin, at settlement and at increment', async () => {
      const db = open()
      const { id, client } = await db.person()
      await db.buy(id, 5, 30)
      const begun = await db.database.credits.begin(id, 'expiring-document-key', 1)
      if (begun.outcome !== 'leased') throw new Error(begun.outcome)
      await db.embedded.sql.query(
        `update public.credit_lots set expires_at = now() - interval '1 second' where user_id = $1`,
        [id],
      )
      const { error } = await client.rpc('increment_document_usage')
      expect(error?.message).toBe('No document credits available')
      const facts = { engine: 'test', mode: 'general', language: null } as const
      const sizes = { characters: 1, parts: 1, items: 1, durationMs: 1 }
      const refusal = await db.database.credits
        .settle(begun.token, { ...facts, ...sizes }, 'a-summary-key')
        .catch((cause: unknown) => cause)
      expect(isAppError(refusal) && refusal.code).toBe('no_credits')
      const next = await db.database.credits.begin(id, 'expiring-document-key', 1)
      expect(next).toEqual({ outcome: 'no_credits' })
    })
  })

  describe('a deleted account', () => {
    it('loses sign-in, profile and lease at once, and its analyses', async () => {
      const db = open()
      const person = await db.person()
      await db.buy(person.id, 2)
      await useCredits(db, person.id, 1)
      const begun = await db.database.credits.begin(person.id, 'running-document-key', 1)
      if (begun.outcome !== 'leased') throw new Error(begun.outcome)
      const { data } = await person.client.auth.getSession()
      const token = data.session?.access_token ?? ''
      expect(await db.database.accounts.identify(token)).toEqual({
        userId: person.id,
        email: person.email,
        sessionId: claimsOf(token).session_id,
        canUseModel: true,
      })
      await db.database.accounts.deleteAccount(person.id)
      expect(await db.database.accounts.identify(token)).toBeNull()
      expect(await profileOf(db, person.id)).toBeNull()
      expect(await db.database.credits.renew(begun.token)).toBe(false)
      const signIn = await person.client.auth.signInWithPassword(person)
      expect(signIn.error?.message).toBe('Invalid login credentials')
      const refused = await db.database.credits
        .begin(person.id, 'late-document-key', 1)
        .catch((cause: unknown) => cause)
      expect(isAppError(refused) && refused.code).toBe('unauthorized')
      for (const table of ['analyses', 'payments', 'credit_ledger', 'credit_lots', 'leases']) {
        const rows = await db.embedded.sql.query(
          `select 1 from public.${table} where user_id = $1`,
          [person.id],
        )
        expect(rows).toEqual([])
      }
      const traces = await db.embedded.sql.query(
        `select 1 from auth.audit_log_entries where payload::text like '%' || $1::text || '%'`,
        [person.email],
      )
      expect(traces).toEqual([])
    })

    it('leaves payments and ledger under one random pseudonym', async () => {
      const db = open()
      const { id } = await db.person()
      const transactionId = await db.buy(id, 2)
      await useCredits(db, id, 1)
      await db.database.accounts.deleteAccount(id)
      expect((await db.database.payments.find(transactionId))?.userId).toBeNull()
      const rows = await db.embedded.sql.query<{ owner: string; rows: number }>(
        `select l.user_id::text as owner, count(*)::int as rows from public.credit_ledger l
           join public.payments p on p.user_id = l.user_id
           where p.transaction_id = $1 group by 1`,
        [transactionId],
      )
      expect(rows).toHaveLength(1)
      expect(rows[0]?.rows).toBe(2)
      expect(rows[0]?.owner).not.toBe(id)
    })

    it('is granted or refunded, never both, when deletion and grant race', async () => {
      const db = open()
      for (let run = 0; run < 4; run += 1) {
        const { id } = await db.person()
        const payment = newPayment(id)
        await db.database.payments.record(payment)
        const [outcome] = await Promise.all([
          db.database.payments.grant(payment.transactionId),
          db.database.accounts.deleteAccount(id),
        ])
        const status = (await db.database.payments.find(payment.transactionId))?.status
        expect([outcome, status]).toEqual(
          outcome === 'granted' ? ['granted', 'granted'] : ['user_gone', 'paid'],
        )
      }
    })
  })
}
