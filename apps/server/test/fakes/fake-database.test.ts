import { describe } from 'vitest'
import { databaseRuleSuite } from '../data/suites/database-rules.ts'
import { newPayment } from '../data/support/credit-work.ts'
import { FakeDatabase } from './fake-database.ts'

describe('in memory, for tests of routes', () => {
  const database = new FakeDatabase()
  let people = 0

  databaseRuleSuite(() => ({
    database,
    person: async () => {
      people += 1
      return database.addUser(`person ${people}`)
    },
    buy: async (userId, documents) => {
      const payment = newPayment(userId, { documents })
      await database.payments.record(payment)
      await database.payments.grant(payment.transactionId)
      return payment.transactionId
    },
  }))
})
