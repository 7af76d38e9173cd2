import { describe, expect, it } from 'vitest'
import type { TestDatabase } from '../support/test-database.ts'

export function figureSuite(open: () => TestDatabase): void {
  describe('the figures for operators', () => {
    it('count accounts, documents left, analyses, payments and emails', async () => {
      const db = open()
      // Leases of earlier tests would run out in between.
      await db.embedded.sql.query('delete from public.leases')
      const before = await db.database.figures()
      const buyer = await db.person()
      await db.buy(buyer.id, 20)
      await db.database.credits.begin(buyer.id, 'figures-document-key', 1)
      await db.database.payments.record({
        ...{ transactionId: `figures-${buyer.id}`, userId: buyer.id, provider: 'test' },
        ...{ amountCents: 500, currency: 'usd', documents: 10, validityDays: null, url: '/x' },
      })
      const after = await db.database.figures()
      expect(after).toEqual({
        ...before,
        accounts: before.accounts + 1,
        documents_left: before.documents_left + 20,
        analyses_running: before.analyses_running + 1,
        payments_open: before.payments_open + 1,
        emails_pending: before.emails_pending + 1,
      })
      await db.database.accounts.deleteAccount(buyer.id)
      const left = await db.database.figures()
      expect(left).toMatchObject({
        accounts: before.accounts,
        documents_left: before.documents_left,
        analyses_running: before.analyses_running,
      })
    })
  })
}
