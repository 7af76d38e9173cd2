import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { deviations, profileOf, useCredits } from '../support/credit-work.ts'
import type { TestDatabase } from '../support/test-database.ts'

const newAddressKey = () => randomBytes(32).toString('hex')

/** Documents for nothing, once for a verified address. */
export function welcomeSuite(open: () => TestDatabase): void {
  describe('a welcome', () => {
    it('is given once, whoever asks at the same time, and named in the ledger', async () => {
      const db = open()
      const { payments } = db.database
      const { id, email, client } = await db.person()
      const key = newAddressKey()
      const outcomes = await Promise.all(
        [1, 2, 3, 4].map(() => payments.grantWelcome(id, key, 2, null)),
      )
      expect(outcomes.toSorted()).toEqual([
        'granted',
        ...Array.from({ length: 3 }, () => 'welcomed_before'),
      ])
      expect(await profileOf(db, id)).toMatchObject({ documents_limit: 2, documents_used: 0 })
      const { data: ledger } = await client.from('credit_ledger').select('kind, change')
      expect(ledger).toEqual([{ kind: 'grant', change: 2 }])
      const { data: bought } = await client.from('payments').select('provider, amount_cents')
      expect(bought).toEqual([{ provider: 'welcome', amount_cents: 0 }])
      await useCredits(db, id, 2)
      expect(await payments.grantWelcome(id, key, 2, null)).toBe('welcomed_before')
      const emails = await db.embedded.sql.query<{ kind: string }>(
        'select kind from public.notices where user_id = $1',
        [id],
      )
      expect(emails.map(({ kind }) => kind)).not.toContain('receipt')
      expect(email).toBeTruthy()
      expect(await deviations(db)).toEqual([])
    })

    it('is not given again to an address whose account was deleted', async () => {
      const db = open()
      const { payments, accounts } = db.database
      const first = await db.person()
      const key = newAddressKey()
      expect(await payments.grantWelcome(first.id, key, 1, 30)).toBe('granted')
      await accounts.deleteAccount(first.id)
      const again = await db.person()
      expect(await payments.grantWelcome(again.id, key, 1, 30)).toBe('welcomed_before')
      expect(await profileOf(db, again.id)).toMatchObject({ documents_limit: 0 })
      expect(await deviations(db)).toEqual([])
    })

    it('waits for the address to be verified, and spends nothing before', async () => {
      const db = open()
      const { payments } = db.database
      const email = db.newEmail()
      const { data } = await db.visitor().auth.signUp({ email, password: 'first-password' })
      const id = data.user?.id ?? ''
      const key = newAddressKey()
      expect(await payments.grantWelcome(id, key, 1, null)).toBe('unverified')
      const [mail] = await db.emailsTo(email)
      if (mail === undefined) throw new Error('no mail')
      await db.follow(mail)
      expect(await payments.grantWelcome(id, key, 1, null)).toBe('granted')
    })

    it('shows nobody which addresses had theirs', async () => {
      const { client } = await open().person()
      const { data } = await client.from('welcomed_addresses').select('*')
      expect(data ?? []).toEqual([])
    })
  })
}
