import { afterAll, beforeAll, describe } from 'vitest'
import { accountSuite } from './suites/accounts.ts'
import { attackSuite } from './suites/attacks.ts'
import { auditSuite } from './suites/audit.ts'
import { badInputSuite } from './suites/bad-input.ts'
import { callCounterSuite } from './suites/call-counters.ts'
import { creditSuite } from './suites/credits.ts'
import { noticeSuite } from './suites/notices.ts'
import { paymentSuite } from './suites/payments.ts'
import { openRoom, type Room } from './support/room.ts'

describe('on PGlite', () => {
  let room: Room
  beforeAll(async () => {
    room = await openRoom()
  })
  afterAll(() => room.close())

  accountSuite(() => room)
  attackSuite(() => room)
  badInputSuite(() => room)
  callCounterSuite(() => room)
  creditSuite(() => room)
  noticeSuite(() => room)
  paymentSuite(() => room)
  auditSuite(() => room)
})
