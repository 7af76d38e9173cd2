import { isAppError } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../../src/services/ports.ts'
import {
  analyze,
  balance,
  codeOf,
  deviations,
  facts,
  lease,
  newKey,
  newPayment,
  profileOf,
  useCredits,
} from '../support/credit-work.ts'

/** A database as services see it, with the accounts of tests. */
interface DatabaseInUse {
  readonly database: Database
  person(): Promise<{ id: string }>
  /** Buys a pack for a person; resolves to its transaction. */
  buy(userId: string, documents: number): Promise<string>
}

/** What services rely on, whatever keeps the data: held by every database and by the one in memory that tests of routes use. */
export function databaseRuleSuite(open: () => DatabaseInUse): void {
  describe('rules of credits', () => {
    it('asks who has none to buy, and says so once all are used', async () => {
      const db = open()
      const { id } = await db.person()
      expect(await db.database.credits.begin(id, newKey(), 1)).toEqual({ outcome: 'no_credits' })
      await db.buy(id, 1)
      const done = await analyze(db, id, newKey())
      expect(done.usage).toEqual({ used: 1, limit: 1 })
      expect(await db.database.credits.begin(id, newKey(), 1)).toEqual({
        outcome: 'limit_reached',
      })
    })

    it('charges nothing for an analysis that is given up', async () => {
      const db = open()
      const { id } = await db.person()
      await db.buy(id, 2)
      const { token } = await lease(db, id, newKey())
      await db.database.credits.release(token)
      await db.database.credits.release(token)
      expect(await balance(db, id)).toEqual([0, 2])
      expect(await codeOf(db.database.credits.settle(token, facts, 'a-summary-key'))).toBe(
        'usage_failed',
      )
      expect(await balance(db, id)).toEqual([0, 2])
    })

    it('answers a repeated settlement as before and takes nothing more', async () => {
      const db = open()
      const { id } = await db.person()
      await db.buy(id, 3)
      const { token } = await lease(db, id, newKey())
      const first = await db.database.credits.settle(token, facts, 'a-summary-key')
      expect(await db.database.credits.settle(token, facts, 'a-summary-key')).toEqual(first)
      expect(await balance(db, id)).toEqual([1, 3])
    })

    it('takes one credit when settlements of one lease race', async () => {
      const db = open()
      const { id } = await db.person()
      await db.buy(id, 9)
      const { token } = await lease(db, id, newKey())
      await Promise.allSettled(
        Array.from({ length: 8 }, () => db.database.credits.settle(token, facts, 'a-summary-key')),
      )
      expect(await balance(db, id)).toEqual([1, 9])
    })

    it('lets a free repeat pass when no credit is left', async () => {
      const db = open()
      const { id } = await db.person()
      await db.buy(id, 1)
      const key = newKey()
      await analyze(db, id, key)
      expect((await lease(db, id, key)).isRepeat).toBe(true)
    })

    it('runs one analysis for each user, and one only when starts race', async () => {
      const db = open()
      const { id } = await db.person()
      await db.buy(id, 9)
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, () => db.database.credits.begin(id, newKey(), 1)),
      )
      expect(outcomes.filter((begun) => begun.outcome === 'leased')).toHaveLength(1)
      const busy = outcomes.find((begun) => begun.outcome === 'analysis_running')
      expect(busy).toMatchObject({ outcome: 'analysis_running' })
      if (busy?.outcome !== 'analysis_running') throw new Error('nobody was refused')
      expect(busy.retryAfterSeconds).toBeGreaterThan(0)
      expect(busy.retryAfterSeconds).toBeLessThanOrEqual(30)
    })

    it('counts questions and exports up to their caps, for the same content only', async () => {
      const db = open()
      const { id } = await db.person()
      const stranger = await db.person()
      await db.buy(id, 1)
      const key = newKey()
      const { credits } = db.database
      const { documentId } = await analyze(db, id, key)
      const question = { userId: id, documentId, key, cap: 2, characters: 1 }
      const { countQuestion, countExport } = credits
      expect(await countQuestion(question)).toBe(true)
      expect(await countQuestion({ ...question, key: 'other-content-key' })).toBe(false)
      expect(await countQuestion({ ...question, userId: stranger.id })).toBe(false)
      expect(await countQuestion({ ...question, documentId: 'not-an-id' })).toBe(false)
      expect(await countQuestion(question)).toBe(true)
      expect(await codeOf(countQuestion(question))).toBe('rate_limited')
      expect(await countQuestion({ ...question, cap: Number.MAX_SAFE_INTEGER })).toBe(true)
      const written = { ...question, key: 'a-summary-key', cap: 1 }
      expect(await countExport(written)).toBe(true)
      expect(await countExport({ ...written, userId: stranger.id })).toBe(false)
      expect(await codeOf(countExport(written))).toBe('rate_limited')
    })
  })

  describe('rules of payments', () => {
    it('marks an open payment once', async () => {
      const db = open()
      const { payments } = db.database
      const payment = newPayment((await db.person()).id)
      await payments.record(payment)
      expect(await payments.mark(payment.transactionId, 'declined')).toBe(true)
      expect(await payments.mark(payment.transactionId, 'paid')).toBe(false)
      expect((await payments.find(payment.transactionId))?.status).toBe('declined')
    })

    it('grants once when grants race', async () => {
      const db = open()
      const { id } = await db.person()
      const payment = newPayment(id)
      await db.database.payments.record(payment)
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, () => db.database.payments.grant(payment.transactionId)),
      )
      expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'already_granted')).toHaveLength(11)
      const profile = await profileOf(db, id)
      expect(profile).toMatchObject({
        documents_limit: 10,
        documents_used: 0,
        subscription_type: 'paid',
      })
      expect((await db.database.payments.find(payment.transactionId))?.status).toBe('granted')
    })

    it('refuses an unknown payment', async () => {
      const refusal = await open()
        .database.payments.grant('unknown')
        .catch((error: unknown) => error)
      expect(isAppError(refusal) && refusal.code).toBe('payment_unknown')
    })

    it('adds a second pack to what is left', async () => {
      const db = open()
      const { id } = await db.person()
      await db.buy(id, 10)
      await useCredits(db, id, 7)
      await db.buy(id, 10)
      expect(await profileOf(db, id)).toMatchObject({ documents_limit: 13, documents_used: 0 })
    })

    it('never lowers the limit below what was used', async () => {
      const db = open()
      const { id } = await db.person()
      const only = await db.buy(id, 4)
      await useCredits(db, id, 3)
      await db.database.payments.markRefunded(only)
      expect(await profileOf(db, id)).toMatchObject({ documents_limit: 3, documents_used: 3 })
    })

    it('withdraws a disputed pack and gives it back when the dispute is won', async () => {
      const db = open()
      const { id } = await db.person()
      const { payments } = db.database
      const disputed = await db.buy(id, 5)
      await useCredits(db, id, 2)
      await db.buy(id, 10)
      for (const _ of ['first', 'replayed']) await payments.markDisputed(disputed)
      expect(await profileOf(db, id)).toMatchObject({ documents_limit: 10, documents_used: 0 })
      expect(await payments.grant(disputed)).toBe('already_granted')
      expect(await payments.closeDispute(disputed, true)).toBe('reinstated')
      expect(await payments.closeDispute(disputed, true)).toBe('not_disputed')
      expect(await profileOf(db, id)).toMatchObject({ documents_limit: 13, documents_used: 0 })
      expect((await payments.find(disputed))?.status).toBe('granted')
      await payments.markDisputed(disputed)
      expect(await payments.closeDispute(disputed, false)).toBe('lost')
      expect(await payments.closeDispute(disputed, true)).toBe('not_disputed')
      expect(await profileOf(db, id)).toMatchObject({ documents_limit: 10, documents_used: 0 })
      expect((await payments.find(disputed))?.status).toBe('refunded')
      expect(await deviations(db)).toEqual([])
    })

    it('grants nothing for a payment in dispute until that is won', async () => {
      const db = open()
      const { id } = await db.person()
      const { payments } = db.database
      const payment = newPayment(id)
      await payments.record(payment)
      await payments.markDisputed(payment.transactionId)
      expect(await payments.grant(payment.transactionId)).toBe('already_granted')
      expect(await profileOf(db, id)).toMatchObject({ documents_limit: 0 })
      expect(await payments.closeDispute(payment.transactionId, true)).toBe('not_granted')
      expect(await payments.grant(payment.transactionId)).toBe('granted')
      expect(await profileOf(db, id)).toMatchObject({ documents_limit: 10 })
      expect(await payments.closeDispute('unknown', true)).toBe('unknown')
    })

    it('gets no pack for a payment that completes afterwards', async () => {
      const db = open()
      const { id } = await db.person()
      const payment = newPayment(id)
      await db.database.payments.record(payment)
      await db.database.accounts.deleteAccount(id)
      const { payments } = db.database
      expect(await payments.grant(payment.transactionId)).toBe('user_gone')
      expect(await payments.grant(payment.transactionId)).toBe('user_gone')
      await payments.markRefunded(payment.transactionId)
      expect((await payments.find(payment.transactionId))?.status).toBe('refunded')
      expect(await payments.grant(payment.transactionId)).toBe('already_granted')
    })
  })
}
