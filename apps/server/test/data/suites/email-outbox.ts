import { defaultPolicy } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import type { Mail, PendingEmail } from '../../../src/services/email/ports.ts'
import { sendPendingEmails } from '../../../src/services/email/send-pending-emails.ts'
import { useCredits } from '../support/credit-work.ts'
import { origin, type TestDatabase } from '../support/test-database.ts'

/** Sends what is pending and answers with the emails to one address. */
async function sendPendingEmailsTo(
  db: TestDatabase,
  email: string,
  send?: (mail: Mail) => Promise<void>,
) {
  const sent: Mail[] = []
  await sendPendingEmails({
    emailOutbox: db.database.emailOutbox,
    mailer: {
      send: async (mail) => {
        if (mail.to === email) await send?.(mail)
        sent.push(mail)
      },
    },
    sender: { publicUrl: origin, policy: defaultPolicy },
    onFailure: () => undefined,
  })
  return sent.filter(({ to }) => to === email)
}

const soon = async (db: TestDatabase, userId: string) => {
  await db.embedded.sql.query(`update public.notices set next_try_at = now() where user_id = $1`, [
    userId,
  ])
}

/** Emails that are due for what happens to credits. */
export function emailOutboxSuite(open: () => TestDatabase): void {
  describe('emails about credits', () => {
    it('hold the receipt of each purchase, once, whatever is repeated', async () => {
      const db = open()
      const { id, email } = await db.person()
      const transactionId = await db.buy(id, 10)
      await db.database.payments.grant(transactionId)
      const [mail, ...others] = await sendPendingEmailsTo(db, email)
      expect(others).toEqual([])
      expect(mail).toMatchObject({ subject: 'Your receipt from Precis' })
      for (const fact of ['$5.00 USD', transactionId, 'Never expires', email, 'no money taken'])
        expect(mail?.text).toContain(fact)
      expect(mail?.text).toMatch(/https?:\/\/\S+/)
      expect(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]).toBe(
        `${origin}/settings?tab=billing&receipt=${transactionId}`,
      )
      expect(await sendPendingEmailsTo(db, email)).toEqual([])
    })

    it('go out once when many senders ask at once', async () => {
      const db = open()
      const { id, email } = await db.person()
      await db.buy(id, 10)
      await db.buy(id, 10)
      const rounds = await Promise.all(
        Array.from({ length: 6 }, () => sendPendingEmailsTo(db, email)),
      )
      expect(rounds.flat()).toHaveLength(2)
    })

    it('say once for each purchase that few credits are left', async () => {
      const db = open()
      const { id, email } = await db.person()
      await db.buy(id, 4)
      await sendPendingEmailsTo(db, email)
      await useCredits(db, id, 1)
      expect(await sendPendingEmailsTo(db, email)).toEqual([])
      await useCredits(db, id, 1)
      const [mail, ...others] = await sendPendingEmailsTo(db, email)
      expect(mail?.subject).toBe('You have 2 document credits left in Precis')
      expect(others).toEqual([])
      await useCredits(db, id, 2)
      expect(await sendPendingEmailsTo(db, email)).toEqual([])
      await db.buy(id, 3)
      await sendPendingEmailsTo(db, email)
      await useCredits(db, id, 1)
      expect((await sendPendingEmailsTo(db, email)).map(({ subject }) => subject)).toEqual([
        'You have 2 document credits left in Precis',
      ])
    })

    it('know the threshold of the policy', async () => {
      const rows = await open().embedded.sql.query<{ threshold: number }>(
        'select public.low_credit_threshold() as threshold',
      )
      expect(rows).toEqual([{ threshold: defaultPolicy.lowCreditThreshold }])
    })

    it('do not tell of few credits after another pack was bought', async () => {
      const db = open()
      const { id, email } = await db.person()
      await db.buy(id, 2)
      await useCredits(db, id, 1)
      await db.buy(id, 10)
      const subjects = (await sendPendingEmailsTo(db, email)).map(({ subject }) => subject)
      expect(subjects).toEqual(['Your receipt from Precis', 'Your receipt from Precis'])
    })

    it('say 7 days ahead that credits expire, once, and not of a pack that is used up', async () => {
      const db = open()
      const { id, email } = await db.person()
      await db.buy(id, 5, 30)
      await db.buy(id, 5, 60)
      await useCredits(db, id, 1)
      await sendPendingEmailsTo(db, email)
      const bring = (days: string) =>
        db.embedded.sql.query(
          `update public.credit_lots set expires_at = expires_at - $2::interval,
             created_at = created_at - $2::interval where user_id = $1`,
          [id, days],
        )
      await bring('22 days')
      expect(await sendPendingEmailsTo(db, email)).toEqual([])
      await bring('1 day 1 minute')
      const [mail, ...others] = await sendPendingEmailsTo(db, email)
      expect(mail?.subject).toMatch(/^Your document credits expire on \w+ \d+, \d{4}$/)
      expect(mail?.text).toContain('4 document credits of yours have not been used.')
      expect(others).toEqual([])
      expect(await sendPendingEmailsTo(db, email)).toEqual([])
      await useCredits(db, id, 9)
      await sendPendingEmailsTo(db, email)
      await bring('31 days')
      expect(await sendPendingEmailsTo(db, email)).toEqual([])
    })

    it('stay pending while the mail server refuses them, and are given up in the end', async () => {
      const db = open()
      const { id, email } = await db.person()
      await db.buy(id, 10)
      let tries = 0
      const refuse = async () => {
        tries += 1
        throw new Error('the relay is down')
      }
      expect(await sendPendingEmailsTo(db, email, refuse)).toEqual([])
      expect(await sendPendingEmailsTo(db, email)).toEqual([])
      for (let round = 0; round < 10; round += 1) {
        await soon(db, id)
        await sendPendingEmailsTo(db, email, refuse)
      }
      expect(tries).toBe(7)
      await soon(db, id)
      expect(await sendPendingEmailsTo(db, email)).toEqual([])
    })

    it('left by a process that died are sent by the next, which then owns them', async () => {
      const db = open()
      const { id, email } = await db.person()
      await db.buy(id, 10)
      const { emailOutbox: outbox } = db.database
      const mine = (claimed: PendingEmail[]) => claimed.filter((pending) => pending.email === email)
      const [lost] = mine(await outbox.claim())
      if (lost === undefined) throw new Error('nothing is pending')
      expect(mine(await outbox.claim())).toEqual([])
      await soon(db, id)
      expect(await sendPendingEmailsTo(db, email)).toHaveLength(1)
      await outbox.postpone(lost, 0)
      expect(await sendPendingEmailsTo(db, email)).toEqual([])
    })

    it('are forgotten with the account', async () => {
      const db = open()
      const { id, email } = await db.person()
      await db.buy(id, 10)
      await db.database.accounts.deleteAccount(id)
      expect(await sendPendingEmailsTo(db, email)).toEqual([])
    })
  })

  describe('a receipt', () => {
    it('is found by its owner only', async () => {
      const db = open()
      const [one, other] = [await db.person(), await db.person()]
      const transactionId = await db.buy(one.id, 10, 30)
      const { payments } = db.database
      expect(await payments.findReceipt(other.id, transactionId)).toBeNull()
      expect(await payments.findReceipt(one.id, 'unknown')).toBeNull()
      expect(await payments.findReceipt(one.id, transactionId)).toMatchObject({
        transactionId,
        provider: 'test',
        amountCents: 500,
        currency: 'usd',
        documents: 10,
        expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      })
    })
  })

  describe('the data of an account', () => {
    it('hold all that is kept of its owner and nothing of anybody else', async () => {
      const db = open()
      const [one, other] = [await db.person(), await db.person()]
      const transactionId = await db.buy(one.id, 10)
      const foreign = await db.buy(other.id, 10)
      await useCredits(db, one.id, 2)
      const data = await db.database.accounts.exportData(one.id)
      expect(data).toMatchObject({
        account: {
          id: one.id,
          email: one.email,
          full_name: 'Ada',
          signs_in_with: ['email'],
          given_at_sign_up: { full_name: 'Ada' },
        },
        credits: { subscription_type: 'paid', documents_limit: 10, documents_used: 2 },
        payments: [{ transaction_id: transactionId, status: 'granted', amount_cents: 500 }],
        credit_lots: [{ granted: 10, used: 2 }],
        credit_ledger: [{ kind: 'grant' }, { kind: 'use' }, { kind: 'use' }],
        analyses: [{ mode: 'general' }, { mode: 'general' }],
        mails: [{ kind: 'receipt' }],
      })
      const text = JSON.stringify(data)
      for (const secret of [other.id, other.email, foreign, 'password', 'token"']) {
        expect(text).not.toContain(secret)
      }
      expect(await db.database.accounts.exportData(other.id)).not.toBeNull()
      await db.database.accounts.deleteAccount(one.id)
      expect(await db.database.accounts.exportData(one.id)).toBeNull()
    })
  })
}
