import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { attackSuite } from './suites/attacks.ts'
import { auditSuite } from './suites/audit.ts'
import { badNameSuite } from './suites/bad-names.ts'
import { badQuerySuite } from './suites/bad-queries.ts'
import { badTokenSuite } from './suites/bad-tokens.ts'
import { callCounterSuite } from './suites/call-counters.ts'
import { creditSuite } from './suites/credits.ts'
import { emailOutboxSuite } from './suites/email-outbox.ts'
import { endedSessionSuite } from './suites/ended-sessions.ts'
import { figureSuite } from './suites/figures.ts'
import { mailLinkSuite } from './suites/mail-links.ts'
import { modelBoundSuite } from './suites/model-bounds.ts'
import { openRouteSuite } from './suites/open-routes.ts'
import { paymentCheckSuite } from './suites/payment-checks.ts'
import { paymentSuite } from './suites/payments.ts'
import { sessionSuite } from './suites/sessions.ts'
import { signUpSuite } from './suites/sign-up.ts'
import { tableCallSuite } from './suites/table-calls.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

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
  creditSuite(() => db)
  modelBoundSuite(() => db)
  emailOutboxSuite(() => db)
  paymentSuite(() => db)
  paymentCheckSuite(() => db)
  figureSuite(() => db)
  auditSuite(() => db)

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
    await expect.poll(() => sleepers('pid'), { timeout: 20_000 }).toHaveLength(1)
    const { error } = await client.from('profiles').update({ full_name: 'Eve' }).eq('id', id)
    expect(error).not.toBeNull()
    expect((await client.from('profiles').select('full_name')).data).toEqual([{ full_name: 'Ada' }])
    expect(await sleepers(cancel)).toHaveLength(1)
    expect(await held).toBe('canceled')
  })
})
