import { afterAll, beforeAll, describe } from 'vitest'
import { attackSuite } from './suites/attacks.ts'
import { auditSuite } from './suites/audit.ts'
import { badNameSuite } from './suites/bad-names.ts'
import { badQuerySuite } from './suites/bad-queries.ts'
import { badTokenSuite } from './suites/bad-tokens.ts'
import { callCounterSuite } from './suites/call-counters.ts'
import { creditSuite } from './suites/credits.ts'
import { endedSessionSuite } from './suites/ended-sessions.ts'
import { mailLinkSuite } from './suites/mail-links.ts'
import { modelBoundSuite } from './suites/model-bounds.ts'
import { noticeSuite } from './suites/notices.ts'
import { openRouteSuite } from './suites/open-routes.ts'
import { paymentCheckSuite } from './suites/payment-checks.ts'
import { paymentSuite } from './suites/payments.ts'
import { sessionSuite } from './suites/sessions.ts'
import { signUpSuite } from './suites/sign-up.ts'
import { tableCallSuite } from './suites/table-calls.ts'
import { openRoom, type Room } from './support/test-database.ts'

describe('on PGlite', () => {
  let room: Room
  beforeAll(async () => {
    room = await openRoom()
  })
  afterAll(() => room.close())

  signUpSuite(() => room)
  mailLinkSuite(() => room)
  sessionSuite(() => room)
  endedSessionSuite(() => room)
  openRouteSuite(() => room)
  tableCallSuite(() => room)
  attackSuite(() => room)
  badTokenSuite(() => room)
  badQuerySuite(() => room)
  badNameSuite(() => room)
  callCounterSuite(() => room)
  creditSuite(() => room)
  modelBoundSuite(() => room)
  noticeSuite(() => room)
  paymentSuite(() => room)
  paymentCheckSuite(() => room)
  auditSuite(() => room)
})
