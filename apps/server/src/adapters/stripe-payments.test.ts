import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '../../test/fakes/test-app.ts'
import { openStripeStub } from '../../test/support/stripe-stub-server.ts'
import { createStripePayments, createStripeWebhook } from './stripe-payments.ts'

const webhookPath = '/.netlify/functions/stripe-webhook'
const webhookSecret = 'whsec_stub'
let stub: Awaited<ReturnType<typeof openStripeStub>>

beforeEach(async () => {
  stub = await openStripeStub()
})
afterEach(() => stub.close())

function setUp() {
  const options = { secretKey: 'sk_test_stub', apiUrl: stub.url }
  const provider = createStripePayments(options)
  const made = makeApp({
    paymentProvider: provider,
    paymentWebhook: createStripeWebhook(options, webhookSecret),
  })
  const user = made.database.addUser('ada')
  const open = async () => {
    const response = await made.post('/.netlify/functions/checkout', {}, user.token)
    return { response, body: (await response.json()) as { url: string } }
  }
  const activate = (transaction_id: string) =>
    made.post('/.netlify/functions/activate-payment', { transaction_id }, user.token)
  const report = async (type: string, object: object, secret = webhookSecret, ageSeconds = 0) => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret,
      timestamp: Math.floor(Date.now() / 1000) - ageSeconds,
    })
    return made.request(webhookPath, {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body: payload,
    })
  }
  return { ...made, provider, user, open, activate, report }
}

const completed = (id: string) => ({ id, object: 'checkout.session', payment_status: 'paid' })

describe('a checkout at Stripe', () => {
  it('is asked for as a form, signed in, with a key against doubles', async () => {
    const { open, user } = setUp()
    const { body } = await open()
    expect(body.url).toBe('https://checkout.stripe.com/c/pay/cs_test_1')
    const [request] = stub.requests
    expect(request?.path).toBe('/v1/checkout/sessions')
    expect(request?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(request?.headers['authorization']).toBe('Bearer sk_test_stub')
    expect(request?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
    expect(Object.fromEntries(request?.form ?? [])).toMatchObject({
      mode: 'payment',
      client_reference_id: user.id,
      customer_email: 'ada@example.org',
      'metadata[user_id]': user.id,
      'metadata[documents]': '10',
      'payment_intent_data[metadata][user_id]': user.id,
      success_url: 'http://localhost:3000/payment/success?transaction_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/analyze',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '500',
    })
  })

  it('is asked for in the one version of the API that the library was written for', async () => {
    const { open, activate } = setUp()
    await open()
    await activate('cs_test_1')
    expect(stub.requests.length).toBeGreaterThan(1)
    for (const { headers } of stub.requests)
      expect(headers['stripe-version']).toBe(Stripe.API_VERSION)
  })

  it('is made anew once a delayed payment is under way, or it expired', async () => {
    const { open } = setUp()
    await open()
    stub.complete('cs_test_1', 'unpaid')
    expect((await open()).body.url).toBe('https://checkout.stripe.com/c/pay/cs_test_2')
    const session = stub.sessions.get('cs_test_2')
    if (session) session.status = 'expired'
    expect((await open()).body.url).toBe('https://checkout.stripe.com/c/pay/cs_test_3')
  })

  it('is made once when Stripe stumbles', async () => {
    const { open } = setUp()
    stub.failNext(1)
    expect((await open()).response.status).toBe(200)
    const keys = new Set(stub.requests.map((request) => request.headers['idempotency-key']))
    expect(stub.requests).toHaveLength(2)
    expect(keys.size).toBe(1)
    expect(stub.sessions.size).toBe(1)
  })

  it('is reused while Stripe knows it as unpaid', async () => {
    const { open } = setUp()
    const first = await open()
    expect((await open()).body).toEqual(first.body)
    expect(stub.sessions.size).toBe(1)
  })

  it('is activated only once Stripe says that it is paid', async () => {
    const { open, activate, database, user } = setUp()
    await open()
    expect((await activate('cs_test_1')).status).toBe(402)
    stub.pay('cs_test_1')
    expect((await activate('cs_test_1')).status).toBe(200)
    expect((await activate('cs_test_1')).status).toBe(200)
    expect(database.profile(user.id).documents_limit).toBe(10)
  })

  it('is refused when Stripe tells another amount, currency or owner', async () => {
    const { open, activate, database, user } = setUp()
    await open()
    stub.pay('cs_test_1')
    const session = stub.sessions.get('cs_test_1')
    if (!session) throw new Error('no session')
    const good = { ...session }
    for (const change of [{ amount_total: 1 }, { currency: 'jpy' }, { client_reference_id: 'x' }]) {
      Object.assign(session, good, change)
      expect((await activate('cs_test_1')).status).toBe(502)
    }
    expect(database.profile(user.id).documents_limit).toBe(0)
  })

  it('is not confirmed by the test checkout page', async () => {
    const { open, request } = setUp()
    await open()
    const init = { method: 'POST', body: new URLSearchParams({ session: 'cs_test_1' }) }
    expect((await request('/checkout/test', init)).status).toBe(404)
  })

  it('unknown to Stripe is null, and a wrong key is a failed payment', async () => {
    const { provider } = setUp()
    expect(await provider.readCheckout('cs_none')).toBeNull()
    const wrong = createStripePayments({ secretKey: 'sk_wrong', apiUrl: stub.url })
    await expect(wrong.readCheckout('cs_none')).rejects.toMatchObject({ code: 'payment_failed' })
  })
})

describe('the webhook', () => {
  it('grants the pack once, with and without the success page', async () => {
    const { open, report, activate, database, user } = setUp()
    await open()
    stub.pay('cs_test_1')
    for (const _ of ['first', 'replayed']) {
      expect((await report('checkout.session.completed', completed('cs_test_1'))).status).toBe(200)
    }
    expect((await activate('cs_test_1')).status).toBe(200)
    expect(database.profile(user.id).documents_limit).toBe(10)
  })

  it('believes Stripe, not the event, on whether it is paid', async () => {
    const { open, report, database, user } = setUp()
    await open()
    expect((await report('checkout.session.completed', completed('cs_test_1'))).status).toBe(200)
    expect(database.profile(user.id).documents_limit).toBe(0)
  })

  it('answers 400 to a bad, missing or old signature', async () => {
    const { open, report, request, database, user } = setUp()
    await open()
    stub.pay('cs_test_1')
    const object = completed('cs_test_1')
    const bad = await report('checkout.session.completed', object, 'whsec_other')
    expect(bad.status).toBe(400)
    expect(await bad.json()).toMatchObject({ code: 'invalid_request' })
    const old = await report('checkout.session.completed', object, webhookSecret, 3_600)
    expect(old.status).toBe(400)
    expect((await request(webhookPath, { method: 'POST', body: '{}' })).status).toBe(400)
    expect(database.profile(user.id).documents_limit).toBe(0)
  })

  it('ignores payments and events that are not of this product', async () => {
    const { report } = setUp()
    expect((await report('checkout.session.completed', completed('cs_foreign'))).status).toBe(200)
    expect((await report('customer.created', { id: 'cus_1' })).status).toBe(200)
  })

  it('closes expired checkouts', async () => {
    const { open, report, database } = setUp()
    await open()
    await report('checkout.session.expired', completed('cs_test_1'))
    expect(database.ledger.get('cs_test_1')?.status).toBe('expired')
  })

  it('waits for the money of a delayed payment method', async () => {
    const { open, report, activate, database, user } = setUp()
    await open()
    stub.complete('cs_test_1', 'unpaid')
    const object = { ...completed('cs_test_1'), payment_status: 'unpaid' }
    expect((await report('checkout.session.completed', object)).status).toBe(200)
    const waiting = await activate('cs_test_1')
    expect([waiting.status, (await waiting.json()).code]).toEqual([402, 'payment_pending'])
    expect(database.profile(user.id).documents_limit).toBe(0)
    stub.complete('cs_test_1', 'paid')
    await report('checkout.session.async_payment_succeeded', completed('cs_test_1'))
    expect(database.profile(user.id).documents_limit).toBe(10)
    await report('checkout.session.async_payment_failed', completed('cs_test_1'))
    expect(database.ledger.get('cs_test_1')?.status).toBe('granted')
  })

  it('closes a delayed payment that failed, and grants it when it comes all the same', async () => {
    const { open, report, database, user } = setUp()
    await open()
    stub.complete('cs_test_1', 'unpaid')
    await report('checkout.session.async_payment_failed', completed('cs_test_1'))
    expect(database.ledger.get('cs_test_1')?.status).toBe('declined')
    stub.complete('cs_test_1', 'paid')
    await report('checkout.session.async_payment_succeeded', completed('cs_test_1'))
    expect(database.profile(user.id).documents_limit).toBe(10)
  })

  it('grants what was paid though the expiry was told first', async () => {
    const { open, report, database, user } = setUp()
    await open()
    stub.pay('cs_test_1')
    await report('checkout.session.expired', completed('cs_test_1'))
    await report('checkout.session.completed', completed('cs_test_1'))
    expect(database.profile(user.id).documents_limit).toBe(10)
  })

  it('follows a dispute by how it stands, not by which event comes', async () => {
    const { open, report, database } = setUp()
    await open()
    stub.pay('cs_test_1')
    await report('checkout.session.completed', completed('cs_test_1'))
    const dispute = {
      id: 'du_1',
      object: 'dispute' as const,
      payment_intent: 'pi_cs_test_1',
      charge: 'ch_1',
    }
    const status = () => database.ledger.get('cs_test_1')?.status
    const tell = async (type: string, stands: string) => {
      stub.disputes.set('du_1', { ...dispute, status: stands })
      expect((await report(`charge.dispute.${type}`, { ...dispute, status: 'x' })).status).toBe(200)
    }
    await tell('created', 'warning_needs_response')
    expect(status()).toBe('granted')
    await tell('created', 'needs_response')
    await tell('funds_withdrawn', 'under_review')
    expect(status()).toBe('refunded')
    await tell('created', 'won')
    expect(status()).toBe('granted')
    await tell('closed', 'won')
    await tell('closed', 'lost')
    expect(status()).toBe('refunded')
  })

  it('grants the pack of a payment whose dispute was won before it was granted', async () => {
    const { open, report, database, user } = setUp()
    await open()
    stub.pay('cs_test_1')
    const dispute = {
      id: 'du_1',
      object: 'dispute' as const,
      payment_intent: 'pi_cs_test_1',
      charge: 'ch_1',
    }
    stub.disputes.set('du_1', { ...dispute, status: 'needs_response' })
    await report('charge.dispute.created', dispute)
    await report('checkout.session.completed', completed('cs_test_1'))
    expect(database.profile(user.id).documents_limit).toBe(0)
    stub.disputes.set('du_1', { ...dispute, status: 'won' })
    await report('charge.dispute.closed', dispute)
    expect(database.profile(user.id).documents_limit).toBe(10)
  })

  it('ignores disputes of other products and fails on those Stripe does not know', async () => {
    const { report } = setUp()
    const dispute = {
      id: 'du_9',
      object: 'dispute' as const,
      payment_intent: 'pi_foreign',
      charge: 'ch_9',
    }
    stub.disputes.set('du_9', { ...dispute, status: 'lost' })
    expect((await report('charge.dispute.closed', dispute)).status).toBe(200)
    expect((await report('charge.dispute.closed', { ...dispute, id: 'du_none' })).status).toBe(500)
  })

  it('refunds the payment of an account that is gone', async () => {
    const { open, report, database, user } = setUp()
    await open()
    await database.accounts.deleteAccount(user.id)
    stub.pay('cs_test_1')
    expect((await report('checkout.session.completed', completed('cs_test_1'))).status).toBe(200)
    const refund = stub.requests.find((request) => request.path === '/v1/refunds')
    expect(refund?.form.get('payment_intent')).toBe('pi_cs_test_1')
    expect(refund?.headers['idempotency-key']).toBe('refund-cs_test_1')
    expect(database.ledger.get('cs_test_1')?.status).toBe('refunded')
  })

  it('takes a pack back when its charge was refunded in full', async () => {
    const { open, report, database } = setUp()
    await open()
    stub.pay('cs_test_1')
    await report('checkout.session.completed', completed('cs_test_1'))
    const charge = { id: 'ch_1', payment_intent: 'pi_cs_test_1', charge: 'ch_1' }
    await report('charge.refunded', { ...charge, refunded: false })
    expect(database.ledger.get('cs_test_1')?.status).toBe('granted')
    await report('charge.refunded', { ...charge, refunded: true })
    expect(database.ledger.get('cs_test_1')?.status).toBe('refunded')
  })

  it('asks to be told again when the grant fails', async () => {
    const { open, report, database } = setUp()
    await open()
    stub.pay('cs_test_1')
    database.payments.grant = async () => {
      throw new Error('database down')
    }
    expect((await report('checkout.session.completed', completed('cs_test_1'))).status).toBe(500)
  })

  it('is not there while Stripe is not set up', async () => {
    const { request } = makeApp()
    expect((await request(webhookPath, { method: 'POST', body: '{}' })).status).toBe(404)
  })
})
