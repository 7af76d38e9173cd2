import { AppError } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import type { AnalysisFacts } from '../../../src/services/analysis/ports.ts'
import type { TestDatabase } from '../support/test-database.ts'

const facts: AnalysisFacts = {
  engine: 'test',
  mode: 'general',
  language: 'en',
  characters: 1200,
  parts: 1,
  items: 12,
  durationMs: 12.7,
}

let keys = 0
function newKey(): string {
  keys += 1
  return `document-key-${String(keys).padStart(20, '0')}`
}

async function lease(db: TestDatabase, userId: string, key: string) {
  const begun = await db.database.credits.begin(userId, key, 1)
  if (begun.outcome !== 'leased') throw new Error(`begin answered ${begun.outcome}`)
  return begun
}

async function analyze(db: TestDatabase, userId: string, key: string) {
  const { token } = await lease(db, userId, key)
  return db.database.credits.settle(token, facts, 'a-summary-key')
}

async function balance(db: TestDatabase, userId: string): Promise<[number, number]> {
  const profile = await db.database.accounts.loadProfile(userId)
  return [profile?.documents_used ?? -1, profile?.documents_limit ?? -1]
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise
    return 'nothing thrown'
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}

/** How a credit is taken, exactly once. */
export function creditSuite(open: () => TestDatabase): void {
  describe('credits', () => {
    it('asks who has none to buy, and says so once all are used', async () => {
      const db = open()
      const { id } = await db.person()
      expect(await db.database.credits.begin(id, newKey(), 1)).toEqual({ outcome: 'no_credits' })
      expect(await db.database.credits.canUseModel(id)).toBe(false)
      await db.buy(id, 1)
      expect(await db.database.credits.canUseModel(id)).toBe(true)
      const done = await analyze(db, id, newKey())
      expect(done.usage).toEqual({ used: 1, limit: 1 })
      expect(await db.database.credits.begin(id, newKey(), 1)).toEqual({
        outcome: 'limit_reached',
      })
      expect(await db.database.credits.canUseModel(id)).toBe(true)
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

    it('records an analysis and one ledger row, without content', async () => {
      const db = open()
      const { id, client } = await db.person()
      await db.buy(id, 2)
      const { documentId } = await analyze(db, id, newKey())
      const analyses = await client.from('analyses').select('*')
      expect(analyses.data).toMatchObject([
        { id: documentId, characters: 1200, parts: 1, items: 12, duration_ms: 13, repeats: 0 },
      ])
      const ledger = await client.from('credit_ledger').select('kind,change,analysis_id')
      expect(ledger.data).toContainEqual({ kind: 'use', change: -1, analysis_id: documentId })
      expect(ledger.data).toHaveLength(2)
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

    it('repeats a charged document five times for nothing, under the same id', async () => {
      const db = open()
      const { id } = await db.person()
      await db.buy(id, 3)
      const key = newKey()
      const first = await analyze(db, id, key)
      for (let run = 0; run < 5; run += 1) {
        const begun = await lease(db, id, key)
        expect(begun.isRepeat).toBe(true)
        const again = await db.database.credits.settle(begun.token, facts, 'a-summary-key')
        expect(again).toEqual(first)
      }
      const sixth = await lease(db, id, key)
      expect(sixth.isRepeat).toBe(false)
      const charged = await db.database.credits.settle(sixth.token, facts, 'a-summary-key')
      expect(charged.documentId).not.toBe(first.documentId)
      expect(charged.usage).toEqual({ used: 2, limit: 3 })
    })

    it('lets a free repeat pass when no credit is left', async () => {
      const db = open()
      const { id } = await db.person()
      await db.buy(id, 1)
      const key = newKey()
      await analyze(db, id, key)
      expect((await lease(db, id, key)).isRepeat).toBe(true)
    })

    it('charges again after 24 hours, which a repeat does not extend', async () => {
      const db = open()
      const { id } = await db.person()
      await db.buy(id, 3)
      const key = newKey()
      const { documentId } = await analyze(db, id, key)
      await db.embedded.sql.query(
        `update public.analyses set created_at = now() - interval '23 hours' where id = $1`,
        [documentId],
      )
      await analyze(db, id, key)
      expect(await balance(db, id)).toEqual([1, 3])
      await db.embedded.sql.query(
        `update public.analyses set created_at = now() - interval '25 hours' where id = $1`,
        [documentId],
      )
      const later = await analyze(db, id, key)
      expect(later.documentId).not.toBe(documentId)
      expect(await balance(db, id)).toEqual([2, 3])
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

    it('takes over an expired lease, whose first owner then fails', async () => {
      const db = open()
      const { id } = await db.person()
      await db.buy(id, 9)
      const first = await lease(db, id, newKey())
      expect(await db.database.credits.renew(first.token)).toBe(true)
      await db.embedded.sql.query(
        `update public.leases set expires_at = now() - interval '1 second' where user_id = $1`,
        [id],
      )
      const second = await lease(db, id, newKey())
      expect(await db.database.credits.renew(first.token)).toBe(false)
      expect(await codeOf(db.database.credits.settle(first.token, facts, 'a-summary-key'))).toBe(
        'usage_failed',
      )
      await db.database.credits.release(first.token)
      await db.database.credits.settle(second.token, facts, 'a-summary-key')
      expect(await balance(db, id)).toEqual([1, 9])
    })

    it('checks the limit again at settlement', async () => {
      const db = open()
      const { id, client } = await db.person()
      await db.buy(id, 1)
      const { token } = await lease(db, id, newKey())
      expect((await client.rpc('increment_document_usage')).error).toBeNull()
      expect(await codeOf(db.database.credits.settle(token, facts, 'a-summary-key'))).toBe(
        'limit_reached',
      )
      expect(await balance(db, id)).toEqual([1, 1])
    })

    it('counts questions and exports up to their caps, for the same content only', async () => {
      const db = open()
      const { id } = await db.person()
      const stranger = await db.person()
      await db.buy(id, 1)
      const key = newKey()
      const { credits } = db.database
      const { documentId } = await analyze(db, id, key)
      expect(await credits.countQuestion(id, documentId, key, 2, 1)).toBe(true)
      expect(await credits.countQuestion(id, documentId, 'other-content-key', 2, 1)).toBe(false)
      expect(await credits.countQuestion(stranger.id, documentId, key, 2, 1)).toBe(false)
      expect(await credits.countQuestion(id, 'not-an-id', key, 2, 1)).toBe(false)
      expect(await credits.countQuestion(id, documentId, key, 2, 1)).toBe(true)
      expect(await codeOf(credits.countQuestion(id, documentId, key, 2, 1))).toBe('rate_limited')
      expect(await credits.countQuestion(id, documentId, key, Number.MAX_SAFE_INTEGER, 1)).toBe(
        true,
      )
      expect(await credits.countExport(id, documentId, 'a-summary-key', 1, 1)).toBe(true)
      expect(await credits.countExport(stranger.id, documentId, 'a-summary-key', 1, 1)).toBe(false)
      expect(await codeOf(credits.countExport(id, documentId, 'a-summary-key', 1, 1))).toBe(
        'rate_limited',
      )
    })

    it('gives exactly 20 of 60 racing increments on 20 credits', async () => {
      const db = open()
      const { id, client } = await db.person()
      await db.buy(id, 20)
      const answers = await Promise.all(
        Array.from({ length: 60 }, () => client.rpc('increment_document_usage')),
      )
      expect(answers.filter((answer) => answer.error === null)).toHaveLength(20)
      const refusals = answers.flatMap((answer) => answer.error?.message ?? [])
      expect(new Set(refusals)).toEqual(new Set(['Document limit reached']))
      expect(await balance(db, id)).toEqual([20, 20])
    })

    it('says that no credits are available while the limit is 0', async () => {
      const { client } = await open().person()
      const { error } = await client.rpc('increment_document_usage')
      expect(error?.message).toBe('No document credits available')
    })
  })
}
