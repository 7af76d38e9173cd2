import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { TestDatabase } from '../support/test-database.ts'

async function openPayment(db: TestDatabase, userId: string): Promise<string> {
  const transactionId = `check_${randomUUID()}`
  await db.database.payments.record({
    ...{ transactionId, userId, provider: 'test', amountCents: 500, currency: 'usd' },
    ...{ documents: 10, validityDays: null, url: 'http://localhost:3000/checkout/test' },
  })
  return transactionId
}

/** Makes as if a payment had been opened that long ago. */
async function age(db: TestDatabase, transactionId: string, interval: string) {
  await db.embedded.sql.query(
    `update public.payments set created_at = created_at - $2::interval,
       next_check_at = next_check_at - $2::interval, pending_since = pending_since - $2::interval
       where transaction_id = $1`,
    [transactionId, interval],
  )
}

/** Finding payments whose end nobody told of. */
export function paymentCheckSuite(open: () => TestDatabase): void {
  describe('payments that have not ended', () => {
    const due = async (transactionId: string) =>
      (await open().database.payments.claimUnsettled('test')).some(
        (record) => record.transactionId === transactionId,
      )

    it('are due after half a minute, to one process at a time, then ever more rarely', async () => {
      const db = open()
      const { id } = await db.person()
      const payment = await openPayment(db, id)
      expect(await due(payment)).toBe(false)
      await age(db, payment, '3 minutes')
      const claims = await Promise.all(Array.from({ length: 6 }, () => due(payment)))
      expect(claims.filter(Boolean)).toHaveLength(1)
      await age(db, payment, '40 seconds')
      expect(await due(payment)).toBe(false)
      await age(db, payment, '40 seconds')
      expect(await due(payment)).toBe(true)
      await age(db, payment, '20 hours')
      expect(await due(payment)).toBe(true)
      await age(db, payment, '3 hours')
      expect(await due(payment)).toBe(false)
      await age(db, payment, '4 hours')
      expect(await due(payment)).toBe(true)
      await db.database.payments.mark(payment, 'expired')
    })

    it('are not due to the process of another provider, nor once they have ended', async () => {
      const db = open()
      const { payments } = db.database
      const { id } = await db.person()
      const payment = await openPayment(db, id)
      await age(db, payment, '3 minutes')
      const elsewhere = await payments.claimUnsettled('stripe')
      expect(elsewhere.map(({ transactionId }) => transactionId)).not.toContain(payment)
      await payments.mark(payment, 'expired')
      expect(await due(payment)).toBe(false)
    })

    it('are due when they were paid for an account that is gone', async () => {
      const db = open()
      const { id } = await db.person()
      const payment = await openPayment(db, id)
      await db.database.accounts.deleteAccount(id)
      expect(await db.database.payments.grant(payment)).toBe('user_gone')
      expect(await due(payment)).toBe(false)
      await age(db, payment, '11 seconds')
      expect(await due(payment)).toBe(true)
    })

    it('belong to nobody when their account went while they were opened', async () => {
      const db = open()
      const { id } = await db.person()
      await db.database.accounts.deleteAccount(id)
      const payment = await openPayment(db, id)
      expect((await db.database.payments.find(payment))?.userId).toBeNull()
      expect(await db.database.payments.grant(payment)).toBe('user_gone')
      const kept = await db.embedded.sql.query('select 1 from public.payments where user_id = $1', [
        id,
      ])
      expect(kept).toEqual([])
    })

    it('are listed by the audit when they are open for too long', async () => {
      const db = open()
      const { payments } = db.database
      const { id } = await db.person()
      const [forgotten, pending] = [await openPayment(db, id), await openPayment(db, id)]
      await payments.notePending(pending)
      const listed = async () => {
        const found = await db.database.auditCredits()
        return found.filter(({ rule }) => rule.startsWith('a checkout ends')).length
      }
      const before = await listed()
      await age(db, forgotten, '24 hours')
      await age(db, pending, '26 hours')
      expect(await listed()).toBe(before)
      await age(db, forgotten, '2 hours')
      expect(await listed()).toBe(before + 1)
      await age(db, pending, '14 days')
      expect(await listed()).toBe(before + 2)
      for (const payment of [forgotten, pending]) await payments.mark(payment, 'expired')
      expect(await listed()).toBe(before)
    })
  })

  describe('a dispute about a payment whose money went back', () => {
    it.each([
      ['before it', ['refund', 'dispute']],
      ['after it began', ['dispute', 'refund']],
    ])('gives nothing back when it is won, refunded %s', async (_, events) => {
      const db = open()
      const { payments, accounts } = db.database
      const { id } = await db.person()
      const payment = await db.buy(id, 5)
      for (const event of events) {
        if (event === 'refund') await payments.markRefunded(payment)
        else await payments.markDisputed(payment)
      }
      expect(await payments.closeDispute(payment, true)).toBe('not_disputed')
      expect(await accounts.loadProfile(id)).toMatchObject({ documents_limit: 0 })
      expect((await payments.find(payment))?.status).toBe('refunded')
    })
  })
}
