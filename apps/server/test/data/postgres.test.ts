import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/adapters/supabase/open-database.ts'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { auditSuite } from './suites/audit.ts'
import { callCounterSuite } from './suites/call-counters.ts'
import { creditSuite } from './suites/credits.ts'
import { databaseRuleSuite } from './suites/database-rules.ts'
import { emailOutboxSuite } from './suites/email-outbox.ts'
import { endedSessionSuite } from './suites/ended-sessions.ts'
import { figureSuite } from './suites/figures.ts'
import { mailLinkSuite } from './suites/mail-links.ts'
import { modelBoundSuite } from './suites/model-bounds.ts'
import { openRouteSuite } from './suites/open-routes.ts'
import { paymentCheckSuite } from './suites/payment-checks.ts'
import { paymentSuite } from './suites/payments.ts'
import { attackSuite } from './suites/refusals/attacks.ts'
import { badNameSuite } from './suites/refusals/bad-names.ts'
import { badQuerySuite } from './suites/refusals/bad-queries.ts'
import { badTokenSuite } from './suites/refusals/bad-tokens.ts'
import { sessionSuite } from './suites/sessions.ts'
import { signUpSuite } from './suites/sign-up.ts'
import { signedUpTabSuite } from './suites/signed-up-tab.ts'
import { tableCallSuite } from './suites/table-calls.ts'
import { welcomeSuite } from './suites/welcome.ts'
import {
  openTestDatabase,
  type TestDatabase,
  testDatabaseOptions,
} from './support/test-database.ts'

describe('on PostgreSQL', () => {
  let server: PostgresServer
  let db: TestDatabase
  beforeAll(async () => {
    server = await startPostgres()
    db = await openTestDatabase({ databaseUrl: await server.createDatabase() })
  })
  afterAll(async () => {
    await db?.close()
    await server?.stop()
  })

  signUpSuite(() => db)
  signedUpTabSuite(() => db)
  mailLinkSuite(() => db)
  sessionSuite(() => db)
  endedSessionSuite(() => db)
  openRouteSuite(() => db)
  tableCallSuite(() => db)
  attackSuite(() => db)
  badTokenSuite(() => db)
  badQuerySuite(() => db)
  badNameSuite(() => db)
  callCounterSuite(() => db)
  databaseRuleSuite(() => db)
  creditSuite(() => db)
  modelBoundSuite(() => db)
  emailOutboxSuite(() => db)
  paymentSuite(() => db)
  welcomeSuite(() => db)
  paymentCheckSuite(() => db)
  figureSuite(() => db)
  auditSuite(() => db)

  it('runs a transaction again that met another, and asks for patience when it meets more', async () => {
    const { sql } = db.embedded
    const { client, id } = await db.person()
    await sql.script(`create sequence public.meetings;
      create function public.meet() returns trigger language plpgsql security definer as $$
        begin
          if new.full_name = 'Meets always' or nextval('public.meetings') % 3 <> 0 then
            raise exception 'met' using errcode = '40P01';
          end if;
          return new;
        end $$;
      create trigger meet before update on public.profiles for each row
        when (new.full_name like 'Meets%') execute function public.meet()`)
    try {
      const rename = (full_name: string) =>
        client.from('profiles').update({ full_name }).eq('id', id)
      const nameOf = async () => (await db.database.accounts.loadProfile(id))?.full_name
      expect((await rename('Meets twice')).error).toBeNull()
      expect(await nameOf()).toBe('Meets twice')
      const byServer = 'update public.profiles set full_name = $2 where id = $1'
      await sql.query(byServer, [id, 'Meets two others'])
      expect(await nameOf()).toBe('Meets two others')
      expect((await rename('Meets always')).status).toBe(503)
      await expect(sql.query(byServer, [id, 'Meets always'])).rejects.toMatchObject({
        code: '40P01',
      })
      expect(await nameOf()).toBe('Meets two others')
    } finally {
      await sql.script(`drop trigger meet on public.profiles; drop function public.meet();
        drop sequence public.meetings`)
    }
  })

  it('writes nothing to the disk of the machine, which a container may not let it', async () => {
    const dataDir = '/dev/null/precis'
    const databaseUrl = await server.createDatabase()
    const opened = await openDatabase({ ...testDatabaseOptions(dataDir), databaseUrl })
    expect(await opened.readiness()).toBeNull()
    await opened.close()
    expect(existsSync(dataDir)).toBe(false)
  })

  // The PgBouncer of the tests meets PostgreSQL as its superuser, whoever asks.
  const isPooled = process.env['PRECIS_TEST_PGBOUNCER'] !== undefined
  it.skipIf(isPooled)(
    'names the right that a user of the database lacks to make the roles',
    async () => {
      const url = new URL(await server.createDatabase())
      const superuser = await server.connect(url.href)
      await superuser.query(`create role plain login password 'plain'`)
      await superuser.query(`alter database ${url.pathname.slice(1)} owner to plain`)
      await superuser.end()
      url.username = 'plain'
      url.password = 'plain'
      const opening = openDatabase({ ...testDatabaseOptions(''), databaseUrl: url.href })
      await expect(opening).rejects.toThrow('alter role … createrole')
    },
  )

  it('ends a statement of a user that waits too long, and answers the others', async () => {
    const { sql } = db.embedded
    const { client, id } = await db.person()
    const held = sql
      .script(`select from public.profiles where id = '${id}' for update; select pg_sleep(60)`)
      .catch(() => 'canceled')
    const cancel = 'pid, pg_cancel_backend(pid) as is_canceled'
    const sleepers = (columns: string) =>
      sql.query(`select ${columns} from pg_stat_activity
        where wait_event = 'PgSleep' and datname = current_database()`)
    await expect.poll(() => sleepers('pid'), { timeout: 240_000 }).toHaveLength(1)
    const { error } = await client.from('profiles').update({ full_name: 'Eve' }).eq('id', id)
    expect(error).not.toBeNull()
    expect((await client.from('profiles').select('full_name')).data).toEqual([{ full_name: 'Ada' }])
    expect(await sleepers(cancel)).toHaveLength(1)
    expect(await held).toBe('canceled')
  })
})
