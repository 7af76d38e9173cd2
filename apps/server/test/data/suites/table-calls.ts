import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readableColumns } from '../../../src/adapters/supabase/gateway/readable-rows.ts'
import { databaseOn } from '../../../src/adapters/supabase/open-database.ts'
import type { Database } from '../../../src/services/ports.ts'
import { origin, type TestDatabase, testDatabaseOptions } from '../support/test-database.ts'

const tables = Object.keys(readableColumns)
const quote = encodeURIComponent
const freeze = quote('^(a+)(a+)(a+)(a+)\\1\\2\\3\\4$')

const operators = [
  ...['neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch', 'isdistinct'],
  ...['in', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj', 'fts', 'plfts', 'phfts', 'wfts'],
  ...['not.eq', 'not.match', 'not.like', 'eq(any)', 'like(all)', 'match(any)'],
]

const refusedQueries = [
  ...operators.map((operator) => `full_name=${operator}.x`),
  `select=id&full_name=match.${freeze}`,
  `full_name=imatch.${freeze}`,
  `or=(full_name.match.${freeze})`,
  `not.or=(full_name.match.${freeze})`,
  'and=(id.not.is.null,deleted.eq.false)',
  'full_name=x',
  'full_name=eq',
  'full_name=',
  'full_name=is.x',
  'full_name=not.is.true',
  'full_name=eq.%00',
  'no_such_column=eq.1',
  'id%20=eq.1',
  '%22id%22=eq.1',
  'full_name-%3E%3Ex=eq.1',
  'select=',
  'select=id,',
  'select=id,no_such_column',
  'select=name:full_name',
  'select=id::text',
  'select=full_name-%3Ex',
  'select=count()',
  'select=documents_used.sum()',
  'select=*,payments(*)',
  'select=payments!inner(*)',
  'select=...payments(*)',
  'select=*&payments.select=id',
  'select=id&select=email',
  'order=',
  'order=no_such_column',
  'order=id.up',
  'order=id.asc.nulls',
  'order=payments(id)',
  'limit=',
  'limit=-1',
  'limit=1.5',
  'limit=99999',
  'limit=1&limit=2',
  'offset=1',
  'columns=full_name',
  'on_conflict=id',
  'apikey=x',
]

const userCalls: [method: string, path: string, body: unknown][] = [
  ['PATCH', 'profiles', { full_name: 'Eve' }],
  ['PATCH', 'profiles?id=eq.{user}&full_name=eq.Ada', { full_name: 'Eve' }],
  ['PATCH', 'profiles?id=eq.{user}&select=*&limit=1', { full_name: 'Eve' }],
  ['PATCH', 'profiles?id=eq.{user}&order=id', { full_name: 'Eve' }],
  ['PATCH', 'profiles?id=neq.{user}', { full_name: 'Eve' }],
  ['PATCH', 'profiles?id=is.null', { full_name: 'Eve' }],
  ['PATCH', 'profiles?id=eq.x', { full_name: 'Eve' }],
  ['PATCH', 'profiles?id=eq.{user}&id=eq.{user}', { full_name: 'Eve' }],
  ['PATCH', 'profiles?id=eq.{user}&columns=full_name', { full_name: 'Eve' }],
  ['PATCH', `profiles?id=eq.{user}&full_name=match.${freeze}`, { full_name: 'Eve' }],
  ['PATCH', 'profiles?id=eq.{user}', {}],
  ['PATCH', 'profiles?id=eq.{user}', { full_name: 5 }],
  ['PATCH', 'profiles?id=eq.{user}', { full_name: ['Eve'] }],
  ['PATCH', 'profiles?id=eq.{user}', [{ full_name: 'Eve' }]],
  ['PATCH', 'profiles?id=eq.{user}', { full_name: 'Eve', is_admin: true }],
  ['POST', 'rpc/increment_document_usage', { p_user: 'x' }],
  ['POST', 'rpc/increment_document_usage', []],
  ['POST', 'rpc/increment_document_usage?select=x', {}],
  ['POST', `rpc/increment_document_usage?x=match.${freeze}`, {}],
]

/** Which questions `/rest/v1` answers; every other is refused before the embedded API reads it. */
export function tableCallSuite(open: () => TestDatabase): void {
  describe('calls of the tables', () => {
    let database: Database
    let user: string
    let token: string
    const passed: string[] = []
    beforeAll(async () => {
      const db = open()
      const { embedded } = db
      const watched = {
        ...embedded,
        fetch: (request: Request) => {
          passed.push(request.url)
          return embedded.fetch(request)
        },
      }
      database = databaseOn(watched, testDatabaseOptions(db.dataDir))
      const person = await db.person()
      user = person.id
      token = (await person.client.auth.getSession()).data.session?.access_token ?? ''
      await db.buy(user, 2)
    })
    beforeEach(() => {
      passed.length = 0
    })

    const send = async (method: string, path: string, body?: unknown, headers = {}) => {
      const answer = await database.supabase.handle?.(
        new Request(`${origin}/rest/v1/${path.replaceAll('{user}', user)}`, {
          method,
          headers: {
            apikey: database.supabase.publishableKey,
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      )
      if (!answer) throw new Error('an embedded database answers')
      return answer
    }
    const single = { accept: 'application/vnd.pgrst.object+json' }

    it.each(refusedQueries)('refuse to read by %s', async (query) => {
      for (const method of ['GET', 'HEAD']) {
        const answer = await send(method, `profiles?${query}`)
        expect([method, answer.status]).toEqual([method, 400])
        if (method === 'GET') expect((await answer.json()).code).toBe('invalid_request')
      }
      expect(passed).toEqual([])
    })

    it.each(userCalls)('refuse %s %s with %j', async (method, path, body) => {
      expect((await send(method, path, body)).status).toBe(400)
      expect(passed).toEqual([])
      expect(await database.accounts.loadProfile(user)).toMatchObject({
        full_name: 'Ada',
        documents_used: 0,
      })
    })

    it('refuse another schema', async () => {
      for (const name of ['accept-profile', 'content-profile']) {
        expect(
          (await send('GET', 'profiles?select=id', undefined, { [name]: 'auth' })).status,
        ).toBe(400)
      }
      expect(passed).toEqual([])
    })

    it.each(tables)(
      'let the owner read all of %s, or any of its columns by name',
      async (table) => {
        const rows = await open().embedded.sql.query<{ name: string }>(
          `select column_name::text as name from information_schema.columns
           where table_schema = 'public' and table_name = $1`,
          [table],
        )
        const columns = readableColumns[table] ?? []
        expect([...columns].sort()).toEqual(rows.map(({ name }) => name).sort())
        expect((await send('GET', `${table}?select=*`)).status).toBe(200)
        expect((await send('GET', table)).status).toBe(200)
        for (const column of columns) {
          const query = `select=${column}&${column}=not.is.null&order=${column}.desc.nullslast`
          expect([column, (await send('GET', `${table}?${query}&limit=5`)).status]).toEqual([
            column,
            200,
          ])
        }
      },
    )

    it('answer what screens ask', async () => {
      const profile = await send(
        'GET',
        'profiles?select=*&id=eq.{user}&deleted=eq.false&deleted_at=is.null',
        undefined,
        single,
      )
      expect(await profile.json()).toMatchObject({ id: user, full_name: 'Ada' })
      const usage = await send(
        'GET',
        'profiles?select=documents_used%2Cdocuments_limit%2Csubscription_type&id=eq.{user}&deleted=eq.false&deleted_at=is.null',
        undefined,
        single,
      )
      expect(await usage.json()).toEqual({
        documents_used: 0,
        documents_limit: 2,
        subscription_type: 'paid',
      })
      const purchases = await send(
        'GET',
        `payments?select=${quote('transaction_id, provider')}&user_id=eq.{user}&granted_at=not.is.null&order=granted_at.desc`,
      )
      expect(await purchases.json()).toHaveLength(1)
      const renamed = await send(
        'PATCH',
        'profiles?id=eq.{user}&select=id',
        { full_name: 'Ada L.' },
        { ...single, prefer: 'return=representation' },
      )
      expect(await renamed.json()).toEqual({ id: user })
      const back = await send('PATCH', 'profiles?id=eq.{user}', { full_name: 'Ada' })
      expect(back.status).toBe(204)
      const counted = await send('HEAD', 'payments?select=*', undefined, { prefer: 'count=exact' })
      expect(counted.headers.get('content-range')).toBe('0-0/1')
    })
  })
}
