import { afterAll, beforeAll, describe } from 'vitest'
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
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

describe('on PGlite', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())

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
})
