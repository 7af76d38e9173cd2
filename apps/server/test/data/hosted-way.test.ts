import { afterAll, beforeAll, describe } from 'vitest'
import { auditSuite } from './suites/audit.ts'
import { callCounterSuite } from './suites/call-counters.ts'
import { creditSuite } from './suites/credits.ts'
import { modelBoundSuite } from './suites/model-bounds.ts'
import { noticeSuite } from './suites/notices.ts'
import { paymentSuite } from './suites/payments.ts'
import { openRoom, type Room } from './support/test-database.ts'

describe('with the secret key through the API, as on a Supabase project', () => {
  let room: Room
  beforeAll(async () => {
    room = await openRoom({}, { callsFunctions: 'through the API' })
  })
  afterAll(() => room.close())

  creditSuite(() => room)
  modelBoundSuite(() => room)
  paymentSuite(() => room)
  noticeSuite(() => room)
  callCounterSuite(() => room)
  auditSuite(() => room)
})
