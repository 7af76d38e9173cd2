import { describe, expect, it } from 'vitest'
import { analyze, balance, codeOf, facts, lease, newKey } from '../support/credit-work.ts'
import type { TestDatabase } from '../support/test-database.ts'

/** How a credit is taken, exactly once. */
export function creditSuite(open: () => TestDatabase): void {
  describe('credits', () => {
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

    it('waits no longer for a lease than it lasts when the clock was set back', async () => {
      const db = open()
      const { id } = await db.person()
      await db.buy(id, 2)
      const { token } = await lease(db, id, newKey())
      await db.embedded.sql.query(
        `update public.leases set expires_at = now() + interval '1 hour' where user_id = $1`,
        [id],
      )
      const second = await db.database.credits.begin(id, newKey(), 1)
      expect(second).toMatchObject({ outcome: 'analysis_running' })
      const [left] = await db.embedded.sql.query<{ seconds: number }>(
        `select ceil(extract(epoch from expires_at - now()))::int as seconds
           from public.leases where user_id = $1`,
        [id],
      )
      expect(left?.seconds).toBeLessThanOrEqual(30)
      expect(await db.database.credits.settle(token, facts, 'a-summary-key')).toMatchObject({
        usage: { used: 1, limit: 2 },
      })
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
