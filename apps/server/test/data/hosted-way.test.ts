import { afterAll, beforeAll, describe } from 'vitest'
import { auditSuite } from './suites/audit.ts'
import { callCounterSuite } from './suites/call-counters.ts'
import { creditSuite } from './suites/credits.ts'
import { databaseRuleSuite } from './suites/database-rules.ts'
import { emailOutboxSuite } from './suites/email-outbox.ts'
import { modelBoundSuite } from './suites/model-bounds.ts'
import { paymentSuite } from './suites/payments.ts'
import { welcomeSuite } from './suites/welcome.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

describe('with the secret key through the API, as on a Supabase project', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await openTestDatabase({}, { callsFunctions: 'through the API' })
  })
  afterAll(() => db.close())

  databaseRuleSuite(() => db)
  creditSuite(() => db)
  modelBoundSuite(() => db)
  paymentSuite(() => db)
  welcomeSuite(() => db)
  emailOutboxSuite(() => db)
  callCounterSuite(() => db)
  auditSuite(() => db)
})
