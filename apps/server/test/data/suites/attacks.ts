import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Account, TestDatabase } from '../support/test-database.ts'

const tables = ['profiles', 'payments', 'analyses', 'credit_ledger'] as const
const hidden = [
  'leases',
  'credit_lots',
  'call_counters',
  'notices',
  'model_use',
  'mailed_links',
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

const someone = '11111111-1111-4111-8111-111111111111'
const serverOnly: [string, Record<string, unknown>][] = [
  ['begin_analysis', begin(someone)],
  ['renew_lease', { p_token: someone, p_lease_seconds: 30 }],
  ['release_lease', { p_token: someone }],
  ['settle_analysis', { ...chargeOf(someone), p_summary_key: 'k' }],
  ['charge_lease', chargeOf(someone)],
  ['abandon_lease', { p_user: someone, p_token: someone }],
  ['spend_characters', { p_user: someone, p_characters: -1_000_000, p_daily_characters: null }],
  [
    'record_model_use',
    {
      p_user: someone,
      p_calls: 1,
      p_characters: -1_000_000,
      p_prompt_tokens: 0,
      p_completion_tokens: 0,
      p_cached_tokens: 0,
    },
  ],
  ['today', {}],
  ['add_summary_key', { p_keys: [], p_key: 'k' }],
  ['count_question', { p_user: someone, p_document: someone, p_document_key: 'k', p_cap: 5 }],
  ['count_export', { p_user: someone, p_document: someone, p_cap: 5 }],
  ['has_standing', { p_user: someone }],
  ['find_caller', { p_user: someone, p_session: someone }],
  ['load_profile', { p_user: someone }],
  ['lock_profile', { p_user: someone }],
  ['expire_credits', { p_user: someone }],
  ['take_credit', { p_user: someone, p_analysis: null }],
  ['grant_pack', { p_transaction: 'x' }],
  ['operator_figures', {}],
  ['find_account', { p_email: 'a@b.example' }],
  ['prune_records', { p_days: 30 }],
  ['log_operator', { p_deed: 'grant', p_subject: 'x', p_reason: 'x' }],
  [
    'grant_documents',
    { p_user: someone, p_documents: 5, p_validity_days: null, p_reason: 'because' },
  ],
  ['mark_payment', { p_transaction: 'x', p_status: 'paid' }],
  ['mark_refunded', { p_transaction: 'x' }],
  ['withdraw_pack', { p_transaction: 'x' }],
  ['claim_unsettled_payments', { p_provider: 'test', p_batch: 1 }],
  ['note_pending_payment', { p_transaction: 'x' }],
  ['audit_payments', {}],
  ['check_writable', {}],
  ['mark_disputed', { p_transaction: 'x' }],
  ['close_dispute', { p_transaction: 'x', p_won: true }],
  ['find_receipt', { p_user: someone, p_transaction: 'x' }],
  ['export_account', { p_user: someone }],
  ['claim_notices', { p_batch: 10, p_lease_seconds: 60, p_expiry_days: 7 }],
  ['settle_notice', { p_notice: someone, p_claim: someone, p_outcome: 'sent', p_retry_seconds: 0 }],
  ['low_credit_threshold', {}],
  ['find_payment', { p_transaction: 'x' }],
  ['find_open_payment', findOpen(someone)],
  ['record_payment', recordFor(someone)],
  ['delete_account', { p_user: someone }],
  ['sweep_leases', { p_grace_seconds: 0 }],
  ['audit_credits', {}],
  ['open_mailed_link', { p_kind: 'signup', p_hash: 'h', p_token: 't' }],
  ['disown_sign_up', { p_user: someone }],
  ['count_call', { p_key: 'k'.repeat(64), p_window_seconds: 60 }],
]

function chargeOf(token: string) {
  return {
    p_token: token,
    p_engine: 'x',
    p_mode: 'general',
    p_language: null,
    p_characters: 1,
    p_parts: 1,
    p_items: 1,
    p_duration_ms: 1,
  }
}

function begin(user: string) {
  return {
    p_user: user,
    p_document_key: 'k'.repeat(64),
    p_free_repeats: 5,
    p_free_hours: 24,
    p_lease_seconds: 30,
  }
}

function findOpen(user: string) {
  return {
    p_user: user,
    p_provider: 'test',
    p_amount_cents: 500,
    p_documents: 10,
    p_max_age_minutes: 30,
  }
}

function recordFor(user: string) {
  return {
    p_transaction: 'forged',
    p_user: user,
    p_provider: 'test',
    p_amount_cents: 1,
    p_currency: 'usd',
    p_documents: 1000,
    p_validity_days: null,
    p_url: 'http://localhost',
  }
}

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
