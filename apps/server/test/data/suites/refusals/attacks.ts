import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Account, TestDatabase } from '../../support/test-database.ts'
import { serverOnly, someone } from '../server-functions.ts'

const tables = ['profiles', 'payments', 'analyses', 'credit_ledger'] as const
const hidden = [
  'leases',
  'credit_lots',
  'call_counters',
  'notices',
  'model_use',
  'mailed_links',
  'sign_up_secrets',
] as const

const forbiddenChanges: [string, unknown][] = [
  ['documents_limit', 99],
  ['documents_used', 0],
  ['subscription_type', 'free'],
  ['email', 'thief@example.com'],
  ['deleted', true],
  ['deleted_at', '2020-01-01T00:00:00Z'],
  ['last_reset_date', '2099-01-01'],
  ['credits_expire_at', '2099-01-01T00:00:00Z'],
  ['created_at', '2000-01-01T00:00:00Z'],
  ['id', '11111111-1111-4111-8111-111111111111'],
]

/** What a signed-in user or a visitor tries over the REST address, past the gateway and through it. */
export function attackSuite(open: () => TestDatabase): void {
  describe.each(['through the gateway', 'straight at the API'])('attacks %s', (way) => {
    let db: TestDatabase
    let attacker: Account
    let victim: Account
    let client: SupabaseClient
    let visitor: SupabaseClient
    // The gateway knows no such route; the database knows it and refuses the right to it.
    const refusal = way === 'through the gateway' ? 'not_found' : '42501'

    beforeAll(async () => {
      db = open()
      attacker = await db.person()
      victim = await db.person()
      const isGated = way === 'through the gateway'
      client = isGated ? attacker.client : attacker.direct
      visitor = isGated ? db.visitor() : db.directVisitor()
      for (const person of [attacker, victim]) {
        await db.buy(person.id, 10)
        const begun = await db.database.credits.begin(person.id, `${person.id}-document-key`, 1)
        if (begun.outcome !== 'leased') throw new Error(begun.outcome)
        await db.database.credits.settle(
          begun.token,
          {
            engine: 'test',
            mode: 'general',
            language: null,
            characters: 10,
            parts: 1,
            items: 1,
            durationMs: 5,
          },
          'a-summary-key',
        )
        const running = await db.database.credits.begin(person.id, 'another-document-key', 1)
        expect(running.outcome).toBe('leased')
      }
    })

    it.each(forbiddenChanges)('refuses to change %s of the own profile', async (column, value) => {
      const before = await db.database.accounts.loadProfile(attacker.id)
      const { error } = await client
        .from('profiles')
        .update({ [column]: value })
        .eq('id', attacker.id)
        .select()
      expect(error?.message).toMatch(/Only full_name can be changed|row-level security/)
      expect(await db.database.accounts.loadProfile(attacker.id)).toEqual(before)
    })

    it('refuses a forbidden column beside an allowed one', async () => {
      const { error } = await client
        .from('profiles')
        .update({ full_name: 'Mallory', documents_limit: 1000 })
        .eq('id', attacker.id)
      expect(error).not.toBeNull()
      const profile = await db.database.accounts.loadProfile(attacker.id)
      expect(profile?.full_name).toBe('Ada')
      expect(profile?.documents_limit).toBe(10)
    })

    it('lets the owner change full_name, within its limit', async () => {
      const { data, error } = await client
        .from('profiles')
        .update({ full_name: 'Ada' })
        .eq('id', attacker.id)
        .select('full_name')
        .single()
      expect(error).toBeNull()
      expect(data).toEqual({ full_name: 'Ada' })
      const long = await client
        .from('profiles')
        .update({ full_name: 'x'.repeat(201) })
        .eq('id', attacker.id)
      expect(long.error).not.toBeNull()
    })

    it('does not change a stranger', async () => {
      const { data } = await client
        .from('profiles')
        .update({ full_name: 'Mallory' })
        .eq('id', victim.id)
        .select()
      expect(data ?? []).toEqual([])
      expect((await db.database.accounts.loadProfile(victim.id))?.full_name).toBe('Ada')
    })

    it.each(tables)('shows only own rows of %s', async (table) => {
      const owner = table === 'profiles' ? 'id' : 'user_id'
      const own = await client.from(table).select('*')
      expect(own.error).toBeNull()
      expect(own.data?.length).toBeGreaterThan(0)
      expect(own.data?.every((row) => row[owner] === attacker.id)).toBe(true)
      const foreign = await client.from(table).select('*').eq(owner, victim.id)
      expect(foreign.data).toEqual([])
    })

    it.each(hidden)('shows nothing of %s', async (table) => {
      const { data } = await client.from(table).select('*')
      expect(data ?? []).toEqual([])
    })

    it.each([...tables, ...hidden])('neither inserts into nor deletes from %s', async (table) => {
      const count = () =>
        db.embedded.sql.query<{ rows: string }>(
          `select count(*)::text as rows from public.${table}`,
        )
      const before = await count()
      const inserted = await client.from(table).insert(insertion(table, attacker.id)).select()
      expect(inserted.error?.code).toBe(refusal)
      const owner = table === 'profiles' ? 'id' : 'user_id'
      await client.from(table).delete().eq(owner, attacker.id)
      await client.from(table).delete().eq(owner, victim.id)
      expect(await count()).toEqual(before)
    })

    it.each(['payments', 'analyses', 'credit_ledger', ...hidden])(
      'updates no row of %s',
      async (table) => {
        const { data } = await client
          .from(table)
          .update({ user_id: someone })
          .eq('user_id', attacker.id)
          .select()
        expect(data ?? []).toEqual([])
      },
    )

    it.each(serverOnly)('does not run %s for a user', async (name, parameters) => {
      const { data, error } = await client.rpc(name, parameters)
      expect(error?.code).toBe(refusal)
      expect(data).toBeNull()
    })

    it.each(serverOnly)('does not run %s for a visitor', async (name, parameters) => {
      const { data, error } = await visitor.rpc(name, parameters)
      expect(error?.code).toBe(refusal)
      expect(data).toBeNull()
    })

    it.each([...tables, ...hidden])('shows a visitor nothing of %s', async (table) => {
      const { data } = await visitor.from(table).select('*')
      expect(data ?? []).toEqual([])
    })

    it('gives a visitor no write and no credit', async () => {
      const update = await visitor
        .from('profiles')
        .update({ full_name: 'Mallory' })
        .eq('id', victim.id)
        .select()
      expect(update.data ?? []).toEqual([])
      expect((await visitor.rpc('increment_document_usage')).error).not.toBeNull()
      expect((await visitor.from('profiles').insert({ id: someone })).error).not.toBeNull()
    })

    it.each(['auth', 'precis_private', 'supabase_migrations', 'pg_catalog'])(
      'keeps the schema %s out of the API',
      async (schema) => {
        const { data, error } = await client.schema(schema).from('users').select('*')
        expect(data).toBeNull()
        expect(error).not.toBeNull()
      },
    )
  })
}

function insertion(table: string, user: string): Record<string, unknown> {
  switch (table) {
    case 'profiles':
      return { id: user, documents_limit: 1000 }
    case 'payments':
      return {
        user_id: user,
        transaction_id: `forged-${table}`,
        provider: 'test',
        amount_cents: 1,
        currency: 'usd',
        documents: 1000,
      }
    case 'credit_lots':
      return { user_id: user, payment_id: someone, granted: 1000 }
    case 'analyses':
      return {
        user_id: user,
        document_key: 'k'.repeat(64),
        engine: 'x',
        mode: 'general',
        characters: 1,
        parts: 1,
        items: 1,
        duration_ms: 1,
        settled_token: someone,
      }
    case 'call_counters':
      return { key: 'k'.repeat(64), calls: 1, ends_at: '2099-01-01T00:00:00Z' }
    case 'model_use':
      return { user_id: user, day: '2026-01-01', characters: 0, abandoned_runs: 0 }
    case 'notices':
      return { user_id: user, kind: 'receipt', subject: someone }
    case 'mailed_links':
      return { user_id: user, kind: 'recovery', hash: 'h'.repeat(64) }
    case 'sign_up_secrets':
      return { user_id: user, hash: 'h'.repeat(43) }
    case 'credit_ledger':
      return { user_id: user, kind: 'grant', change: 1000, limit_after: 1000, used_after: 0 }
    default:
      return {
        user_id: user,
        token: someone,
        document_key: 'k'.repeat(64),
        expires_at: '2099-01-01T00:00:00Z',
      }
  }
}
