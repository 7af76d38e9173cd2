import { beforeAll, describe, expect, it } from 'vitest'
import { openSender, type Sender } from '../../support/sender.ts'
import type { TestDatabase } from '../../support/test-database.ts'

/** Numbers, filters and columns that no screen sends. */
export function badQuerySuite(open: () => TestDatabase): void {
  describe('bad queries over HTTP', () => {
    let db: TestDatabase
    let sender: Sender
    beforeAll(async () => {
      db = open()
      sender = await openSender(db)
    })

    describe('numbers', () => {
      it.each([-1, 1.5, 1e21, -1e-9, '1e309', 'NaN', null, [], {}])(
        'like %j are no transaction and no balance',
        async (value) => {
          const answer = await sender.call('activate-payment', { transaction_id: value })
          expect([400, 404]).toContain(answer.status)
          for (const column of ['documents_limit', 'documents_used']) {
            const patch = await sender.rest(`profiles?id=eq.${sender.attacker.id}`, {
              method: 'PATCH',
              body: JSON.stringify({ [column]: value }),
            })
            expect(patch.status).toBeGreaterThanOrEqual(400)
            expect(patch.status).toBeLessThan(500)
          }
          expect(await db.database.accounts.loadProfile(sender.attacker.id)).toMatchObject({
            documents_limit: 0,
            documents_used: 0,
          })
        },
      )

      it.each([
        'limit=-1',
        'limit=99999999999999999999',
        'limit=1.5',
        'limit=x',
        'offset=-1',
        'offset=99999999999999999999',
        'documents_used=eq.1e400',
        'documents_used=eq.99999999999999999999',
      ])('in %s break nothing', async (query) => {
        const answer = await sender.rest(`profiles?select=id&${query}`)
        expect(answer.status).toBeLessThan(500)
        const rows: unknown = answer.ok ? await answer.json() : []
        expect([[], [{ id: sender.attacker.id }]]).toContainEqual(rows)
      })
    })

    describe('queries', () => {
      const quote = encodeURIComponent
      it.each([
        'select=id,is_admin',
        'select=encrypted_password',
        'select=*,payments(*)',
        'select=*,users(*)',
        'select=id,user:sender.auth.users(*)',
        'select=pg_sleep(5)',
        'select=count()',
        'select=documents_limit.sum()',
        `select=${quote('id;select 1')}`,
        `select=${quote('id,(select email from sender.auth.users limit 1)')}`,
        'select=email::regclass',
        'order=is_admin.desc',
        `order=${quote('(select 1)')}`,
        'no_such_column=eq.1',
        'id=eq.not-a-uuid',
        'id=not.is.null',
        'or=(id.not.is.null,id.is.null)',
        'and=(id.not.is.null,or(deleted.eq.true,deleted.eq.false))',
        'email=like.*',
        'email=ilike.%25',
        'email=match..*',
        `full_name=eq.${quote("x'; drop table public.profiles; --")}`,
        `full_name=eq.${quote("' or 1=1 --")}`,
        `full_name=in.(${quote('"a","b") or (1=1')})`,
        `full_name=fts(simple).${quote("x' | y")}`,
        `or=(${quote("full_name.eq.x),id.not.is.null,(full_name.eq.y'")})`,
        `${quote('id"; select pg_sleep(5); --')}=eq.1`,
        'id=eq.%00',
        'columns=documents_limit&on_conflict=id',
      ])('like %s answer with own rows or not at all', async (query) => {
        const startedAt = performance.now()
        const answer = await sender.rest(`profiles?${query}`)
        expect(performance.now() - startedAt).toBeLessThan(4_000)
        expect(answer.status).toBeLessThan(500)
        const text = await answer.text()
        for (const foreign of [sender.victim.id, sender.victim.email])
          expect(text).not.toContain(foreign)
        const known = await sender.rest('profiles?select=id')
        expect(await known.json()).toEqual([{ id: sender.attacker.id }])
      })

      it.each([
        ['accept-profile', 'auth'],
        ['accept', 'application/vnd.pgrst.plan+json'],
        ['prefer', 'count=exact,tx=rollback,resolution=merge-duplicates'],
        ['range', '0-99999999999999'],
        ['x-http-method-override', 'DELETE'],
      ])('with the header %s: %s give nothing more', async (name, value) => {
        const answer = await sender.rest('profiles?select=*', { headers: { [name]: value } })
        expect(answer.status).toBeLessThan(500)
        expect(await answer.text()).not.toContain(sender.victim.id)
        expect(await db.database.accounts.loadProfile(sender.attacker.id)).not.toBeNull()
      })

      it.each([
        { is_admin: true },
        { documents_limit: 5, is_admin: true },
        [{ full_name: 'a' }, { documents_limit: 9 }],
        { full_name: { toString: 'x' } },
        { 'full_name" = $$x$$, "documents_limit': 9 },
      ])('that write %j change nothing', async (body) => {
        const before = await db.database.accounts.loadProfile(sender.attacker.id)
        const answer = await sender.rest(`profiles?id=eq.${sender.attacker.id}`, {
          method: 'PATCH',
          body: JSON.stringify(body),
        })
        expect(answer.status).toBeLessThan(500)
        const after = await db.database.accounts.loadProfile(sender.attacker.id)
        expect({ ...after, full_name: '' }).toEqual({ ...before, full_name: '' })
      })

      it('that write without a filter reach the own row only', async () => {
        await sender.rest('profiles', {
          method: 'PATCH',
          body: JSON.stringify({ full_name: 'Mallory' }),
        })
        expect((await db.database.accounts.loadProfile(sender.victim.id))?.full_name).toBe('Ada')
      })
    })
  })
}
