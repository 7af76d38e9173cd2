import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '../../../test/fakes/test-app.ts'
import { openStripeStub } from '../../../test/support/stripe-stub-server.ts'
import { createStripePayments } from '../../adapters/stripe-payments.ts'
import { checkPayments } from './check-payments.ts'

let stub: Awaited<ReturnType<typeof openStripeStub>>
beforeEach(async () => {
  stub = await openStripeStub()
})
afterEach(() => stub.close())

function setUp() {
  const provider = createStripePayments({ secretKey: 'sk_test_stub', apiUrl: stub.url })
  const { database } = makeApp({ paymentProvider: provider })
  const user = database.addUser('ada')
  const failed: string[] = []
  const open = async () => {
    const made = await provider.createCheckout({
      userId: user.id,
      email: 'ada@example.org',
      amountCents: 500,
      currency: 'usd',
      documents: 10,
      successUrl: 'http://localhost:3000/payment/success',
      cancelUrl: 'http://localhost:3000/analyze',
      idempotencyKey: randomUUID(),
    })
    await database.payments.record({
      ...{ ...made, userId: user.id, provider: provider.name, amountCents: 500 },
      ...{ currency: 'usd', documents: 10, validityDays: null },
    })
    return made.transactionId
  }
  const check = (...due: string[]) => {
    database.duePayments.push(...due)
    return checkPayments({
      payments: database.payments,
      provider,
      onFailure: ({ record }) => failed.push(record.transactionId),
    })
  }
  const status = (id: string) => database.ledger.get(id)?.status
  return { database, user, failed, open, check, status }
}

describe('a payment that nobody told of', () => {
  it('is granted once when it was paid', async () => {
    const { database, user, open, check, status } = setUp()
    const id = await open()
    stub.pay(id)
    await check(id)
    await check(id)
    expect(status(id)).toBe('granted')
    expect(database.profile(user.id).documents_limit).toBe(10)
  })

  it('is left alone while it can still be paid, and closed when it cannot', async () => {
    const { open, check, status } = setUp()
    const id = await open()
    await check(id)
    expect(status(id)).toBe('open')
    const session = stub.sessions.get(id)
    if (session) session.status = 'expired'
    await check(id)
    expect(status(id)).toBe('expired')
  })

  it('is known as under way while its money is', async () => {
    const { database, open, check, status } = setUp()
    const id = await open()
    stub.complete(id, 'unpaid')
    await check(id)
    expect([status(id), database.pendingPayments]).toEqual(['open', [id]])
  })

  it('is refunded when its account is gone, also when the refund was made but not noted', async () => {
    const { database, user, open, check, status } = setUp()
    const id = await open()
    stub.pay(id)
    stub.refunded.add(`pi_${id}`)
    await database.accounts.deleteAccount(user.id)
    await check(id)
    expect(status(id)).toBe('refunded')
  })

  it('that cannot be read holds up no other', async () => {
    const { failed, open, check, status } = setUp()
    const wrong = await open()
    stub.pay(wrong)
    const session = stub.sessions.get(wrong)
    if (session) session.amount_total = 1
    const good = await open()
    stub.pay(good)
    await check(wrong, good)
    expect(failed).toEqual([wrong])
    expect([status(wrong), status(good)]).toEqual(['open', 'granted'])
  })
})
