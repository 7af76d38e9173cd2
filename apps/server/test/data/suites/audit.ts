import { describe, expect, it } from 'vitest'
import { deviations, useCredits } from '../support/credit-work.ts'
import type { TestDatabase } from '../support/test-database.ts'

/** Ids as they are in the database, of somebody with two packs, one analysis and one deviation to come. */
async function customer(db: TestDatabase) {
  const { id } = await db.person()
  const transactionId = await db.buy(id, 10)
  await db.buy(id, 5)
  const begun = await db.database.credits.begin(id, `audited-document-of-${id}`, 1)
  if (begun.outcome !== 'leased') throw new Error(`begin answered ${begun.outcome}`)
  const { documentId } = await db.database.credits.settle(
    begun.token,
    {
      engine: 'test',
      mode: 'general',
      language: null,
      characters: 100,
      parts: 1,
      items: 3,
      durationMs: 5,
    },
    'a-summary-key',
  )
  const [payment] = await db.embedded.sql.query<{ id: string; lot: string; grant: string }>(
    `select p.id, l.id as lot, g.id as grant from public.payments p
       join public.credit_lots l on l.payment_id = p.id
       join public.credit_ledger g on g.payment_id = p.id and g.kind = 'grant'
       where p.transaction_id = $1`,
    [transactionId],
  )
  if (payment === undefined) throw new Error('no grant')
  return { id, documentId, payment: payment.id, lot: payment.lot, grant: payment.grant }
}

type Customer = Awaited<ReturnType<typeof customer>>

const seeds: {
  name: string
  sql: (who: Customer) => [text: string, ...parameters: string[]][]
  finds: (who: Customer) => object[]
}[] = [
  {
    name: 'a limit that somebody raised',
    sql: ({ id }) => [['update public.profiles set documents_limit = 99 where id = $1', id]],
    finds: ({ id }) => [
      { rule: 'credits left as the lots have them', subject: `profile ${id}`, found: '98' },
      {
        rule: 'documents_limit as the ledger has it',
        subject: `profile ${id}`,
        expected: '15',
        found: '99',
      },
    ],
  },
  {
    name: 'a count of uses that somebody reset',
    sql: ({ id }) => [
      ['update public.profiles set documents_used = 0, documents_limit = 14 where id = $1', id],
    ],
    finds: ({ id }) => [
      { rule: 'documents_limit as the ledger has it', subject: `profile ${id}` },
      {
        rule: 'documents_used as the ledger has it',
        subject: `profile ${id}`,
        expected: '1',
        found: '0',
      },
    ],
  },
  {
    name: 'a lot that gives more than was bought',
    sql: ({ lot }) => [['update public.credit_lots set granted = 50 where id = $1', lot]],
    finds: ({ id, lot }) => [
      { rule: 'credits left as the lots have them', subject: `profile ${id}`, expected: '54' },
      {
        rule: 'lot as its ledger rows have it',
        subject: `lot ${lot}`,
        expected: '10 granted, 1 used, 0 withdrawn',
        found: '50 granted, 1 used, 0 withdrawn',
      },
    ],
  },
  {
    name: 'an analysis that nobody paid for',
    sql: ({ documentId }) => [
      ['update public.credit_ledger set analysis_id = null where analysis_id = $1', documentId],
    ],
    finds: ({ documentId }) => [
      { rule: 'one credit taken for each analysis', subject: `analysis ${documentId}` },
    ],
  },
  {
    name: 'a credit taken for an analysis that is not there',
    sql: ({ documentId }) => [['delete from public.analyses where id = $1', documentId]],
    finds: ({ documentId }) => [
      {
        rule: 'an analysis for each credit taken for one',
        expected: `analysis ${documentId}`,
        found: 'none',
      },
    ],
  },
  {
    name: 'a grant without a paid payment',
    sql: ({ payment }) => [
      [`update public.payments set status = 'open', granted_at = null where id = $1`, payment],
    ],
    finds: ({ payment, grant }) => [
      {
        rule: 'a paid payment for each grant',
        subject: `ledger row ${grant}`,
        found: `payment ${payment}, open, 10 documents`,
      },
    ],
  },
  {
    name: 'a granted payment without its grant',
    sql: ({ grant }) => [['delete from public.credit_ledger where id = $1', grant]],
    finds: ({ id, lot, payment }) => [
      { rule: 'a grant for each granted payment', subject: `payment ${payment}` },
      {
        rule: 'documents_limit as the ledger has it',
        subject: `profile ${id}`,
        expected: '5',
        found: '15',
      },
      {
        rule: 'lot as its ledger rows have it',
        subject: `lot ${lot}`,
        expected: '0 granted, 1 used, 0 withdrawn',
      },
    ],
  },
  {
    name: 'a payment that was taken and forgotten',
    sql: ({ id, payment }) => [
      [
        `insert into public.payments (user_id, transaction_id, provider, status, amount_cents,
             currency, documents, updated_at)
           values ($1, $2, 'test', 'paid', 500, 'usd', 10, now() - interval '25 hours')`,
        id,
        `forgotten-${payment}`,
      ],
    ],
    finds: () => [
      {
        rule: 'a paid payment is granted or refunded within a day',
        expected: 'granted or refunded',
      },
    ],
  },
  {
    name: 'a lease that nobody removed',
    sql: ({ id }) => [
      [
        `insert into public.leases (user_id, token, document_key, expires_at)
           values ($1, gen_random_uuid(), 'left-behind', now() - interval '61 seconds')`,
        id,
      ],
    ],
    finds: ({ id }) => [
      { rule: 'no lease a minute past its expiry', subject: `lease of profile ${id}` },
    ],
  },
]

/** Whether ledger, lots, payments and balances agree, and whether a disagreement is seen. */
export function auditSuite(open: () => TestDatabase): void {
  describe('the audit of credits', () => {
    it('is clean after everything that went before', async () => {
      await customer(open())
      await open().database.credits.sweep()
      expect(await open().database.auditCredits()).toEqual([])
    })

    it.each(seeds)('finds $name, and nothing else', async ({ sql, finds }) => {
      const db = open()
      const who = await customer(db)
      const before = await db.database.auditCredits()
      await db.embedded.transaction(async (own) => {
        // Who owns the tables, so that nothing but the audit can notice.
        await own.query('set local role postgres')
        for (const [text, ...parameters] of sql(who)) await own.query(text, parameters)
      })
      const known = new Set(before.map(({ subject }) => subject))
      const after = await db.database.auditCredits()
      const fresh = after.filter(({ subject }) => !known.has(subject))
      expect(fresh).toHaveLength(finds(who).length)
      expect(fresh).toMatchObject(finds(who))
    })

    it('follows the order of what happened when the clock is set back', async () => {
      const db = open()
      const { id, lot } = await customer(db)
      for (const table of ['credit_ledger', 'credit_lots']) {
        await db.embedded.sql.query(
          `update public.${table} set created_at = created_at + interval '1 hour' where user_id = $1`,
          [id],
        )
      }
      await db.buy(id, 5)
      await useCredits(db, id, 2)
      const found = (await deviations(db)).filter(({ subject }) => subject === `profile ${id}`)
      expect(found).toEqual([])
      const kinds = await db.embedded.sql.query<{ kind: string }>(
        'select kind from public.credit_ledger where user_id = $1 order by created_at',
        [id],
      )
      expect(kinds.map(({ kind }) => kind)).toEqual([
        'grant',
        'grant',
        'use',
        'grant',
        'use',
        'use',
      ])
      // The oldest lot is used first, whatever the clock says of the later one.
      expect(
        await db.embedded.sql.query('select used from public.credit_lots where id = $1', [lot]),
      ).toEqual([{ used: 3 }])
    })

    it('leaves a lease alone that expired a moment ago, as the sweep does', async () => {
      const db = open()
      const { id } = await db.person()
      const lease = (ago: string) =>
        db.embedded.sql.query(
          `insert into public.leases (user_id, token, document_key, expires_at)
             values ($1, gen_random_uuid(), 'document', now() - $2::text::interval)
             on conflict (user_id) do update set expires_at = excluded.expires_at`,
          [id, ago],
        )
      const held = () =>
        db.embedded.sql.query('select token from public.leases where user_id = $1', [id])
      await lease('10 seconds')
      await db.database.credits.sweep()
      expect(await held()).toHaveLength(1)
      const subjects = (await db.database.auditCredits()).map(({ subject }) => subject)
      expect(subjects).not.toContain(`lease of profile ${id}`)
      await lease('30 seconds')
      await db.database.credits.sweep()
      expect(await held()).toHaveLength(0)
    })
  })
}
