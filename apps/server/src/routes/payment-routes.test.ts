import { describe, expect, it } from 'vitest'
import { makeApp } from '../../test/fakes/test-app.ts'
import { createRateLimits, rateBudgets } from '../http/rate-limits.ts'
import type { PaymentProvider } from '../services/payments/ports.ts'

const checkoutPath = '/.netlify/functions/checkout'
const activatePath = '/.netlify/functions/activate-payment'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

function setUp(overrides: Parameters<typeof makeApp>[0] = {}) {
  const made = makeApp(overrides)
  const user = made.database.addUser('ada')
  const open = async () => {
    const response = await made.post(checkoutPath, {}, user.token)
    const { url } = (await response.json()) as { url: string }
    return { url, session: new URL(url).searchParams.get('session') ?? '' }
  }
  const choose = (fields: Record<string, string>) =>
    made.request('/checkout/test', {
      method: 'POST',
      headers: form,
      body: new URLSearchParams(fields).toString(),
    })
  const activate = (transaction_id: string, token = user.token) =>
    made.post(activatePath, { transaction_id }, token)
  return { ...made, user, open, choose, activate }
}

describe('a test purchase', () => {
  it('opens, is paid, is activated, and stays activated when repeated', async () => {
    const { open, choose, activate, database, user } = setUp()
    const { url, session } = await open()
    expect(url).toBe(`http://localhost:3000/checkout/test?session=${session}`)
    const paid = await choose({ session, choice: 'pay' })
    expect(paid.status).toBe(303)
    expect(paid.headers.get('location')).toBe(`/payment/success?transaction_id=${session}`)
    expect(database.profile(user.id).documents_limit).toBe(0)
    for (const _ of ['first', 'again']) {
      const activated = await activate(session)
      expect(activated.status).toBe(200)
      expect(await activated.json()).toMatchObject({
        profile: { id: user.id, documents_limit: 10, subscription_type: 'paid' },
      })
    }
  })

  it('pays by default, and what is chosen first counts', async () => {
    const { open, choose, activate } = setUp()
    const first = await open()
    expect((await choose({ session: first.session })).headers.get('location')).toContain('success')
    const late = await choose({ session: first.session, choice: 'decline' })
    expect(late.headers.get('location')).toContain('success')
    const second = await open()
    expect(second.session).not.toBe(first.session)
    const declined = await choose({ session: second.session, choice: 'decline' })
    expect(declined.headers.get('location')).toBe('/analyze')
    await choose({ session: second.session, choice: 'pay' })
    expect((await activate(second.session)).status).toBe(402)
  })

  it('is reused while open', async () => {
    const { open } = setUp()
    expect(await open()).toEqual(await open())
  })

  it('returns to the loopback name the visitor used', async () => {
    const { app, user } = setUp()
    const init = { method: 'POST', headers: { authorization: `Bearer ${user.token}` } }
    const own = await app.request(`http://127.0.0.1:3000${checkoutPath}`, init)
    expect(((await own.json()) as { url: string }).url).toMatch(/^http:\/\/127\.0\.0\.1:3000\//)
    const foreign = await app.request(`http://evil.example${checkoutPath}`, init)
    expect(((await foreign.json()) as { url: string }).url).toMatch(/^http:\/\/localhost:3000\//)
  })
})

describe('activation', () => {
  it('answers 402 to an unpaid payment and 404 to an unknown or foreign one', async () => {
    const { open, choose, activate, database } = setUp()
    const { session } = await open()
    expect((await activate(session)).status).toBe(402)
    const unknown = await activate('cs_unknown')
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({
      error: 'Invalid payment session',
      code: 'payment_unknown',
    })
    await choose({ session })
    const eve = database.addUser('eve')
    expect((await activate(session, eve.token)).status).toBe(404)
    expect(database.profile(eve.id).documents_limit).toBe(0)
  })

  it('refuses a body without a transaction and callers who are signed out', async () => {
    const { post, user, activate } = setUp()
    expect((await post(activatePath, {}, user.token)).status).toBe(400)
    expect((await post(activatePath, '{', user.token)).status).toBe(400)
    expect((await post(activatePath, { transaction_id: 'x' })).status).toBe(401)
    expect((await post(checkoutPath, {})).status).toBe(401)
    expect((await activate('x'.repeat(300))).status).toBe(400)
  })

  it('believes the provider, not the record, on amount, currency and owner', async () => {
    const good = { paid: true, isOpen: false, isPending: false, amountCents: 500, currency: 'usd' }
    const made = makeApp()
    const ada = made.database.addUser('ada')
    const provider = (status: object): PaymentProvider => ({
      name: 'test',
      createCheckout: async () => ({ transactionId: 'cs_1', url: '/checkout/test?session=cs_1' }),
      readCheckout: async () => ({ ...good, userId: ada.id, ...status }),
      refund: async () => undefined,
    })
    await made.post(checkoutPath, {}, ada.token)
    const [session = ''] = made.database.ledger.keys()
    for (const [status, expected] of [
      [{ paid: false }, 402],
      [{ amountCents: 1 }, 502],
      [{ currency: 'jpy' }, 502],
      [{ userId: 'someone-else' }, 502],
      [{}, 200],
    ] as const) {
      const { post } = makeApp({ database: made.database, paymentProvider: provider(status) })
      const answer = await post(activatePath, { transaction_id: session }, ada.token)
      expect(answer.status).toBe(expected)
    }
    expect(made.database.profile(ada.id).documents_limit).toBe(10)
  })

  it('answers 502 when the provider does not answer', async () => {
    const made = setUp()
    const { session } = await made.open()
    const silent: PaymentProvider = {
      ...made.deps.paymentProvider,
      readCheckout: async () => {
        throw new Error('connection refused')
      },
    }
    const { post } = makeApp({ database: made.database, paymentProvider: silent })
    const answer = await post(activatePath, { transaction_id: session }, made.user.token)
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ error: 'Failed to verify payment' })
  })
})

describe('a payment of a deleted account', () => {
  it('is refunded when it completes afterwards', async () => {
    const { open, choose, database, user } = setUp()
    const { session } = await open()
    await database.accounts.deleteAccount(user.id)
    await choose({ session })
    expect(database.ledger.get(session)?.status).toBe('refunded')
  })
})

describe('the checkout function', () => {
  it('says so when the provider fails', async () => {
    const { post, user } = setUp({
      paymentProvider: {
        name: 'test',
        createCheckout: async () => {
          throw new Error('down')
        },
        readCheckout: async () => null,
        refund: async () => undefined,
      },
    })
    const answer = await post(checkoutPath, {}, user.token)
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ code: 'checkout_failed' })
  })

  it('is limited in its rate', async () => {
    const budgets = { ...rateBudgets, checkout: { perAccount: 1, perAddress: 9 } }
    const { post, user } = setUp({ rateLimits: createRateLimits({ budgets }) })
    expect((await post(checkoutPath, {}, user.token)).status).toBe(200)
    const second = await post(checkoutPath, {}, user.token)
    expect(second.status).toBe(429)
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('grants an open checkout that was paid in the meantime, then opens another', async () => {
    const { open, database, user } = setUp()
    const first = await open()
    const record = database.ledger.get(first.session)
    const stale = { ...record, status: 'open' as const }
    database.payments.findOpen = async () => (record ? { ...record, ...stale } : null)
    await database.payments.mark(first.session, 'paid')
    const second = await open()
    expect(second.session).not.toBe(first.session)
    expect(database.profile(user.id).documents_limit).toBe(10)
  })
})

describe('the test checkout page', () => {
  it('is marked as a test, asks for no card and has two buttons', async () => {
    const { open, request } = setUp()
    const { session } = await open()
    const response = await request(`/checkout/test?session=${session}`)
    expect(response.headers.get('content-type')).toContain('text/html')
    const html = await response.text()
    expect(html).toContain('Test checkout')
    expect(html).toContain('No card is needed and no money is charged.')
    expect(html).toContain('>Pay $5.00</button>')
    expect(html).toContain('>Decline</button>')
    expect(html).toContain('method="post" action="/checkout/test"')
    expect(html).not.toMatch(/<style|style=|<script|onclick/)
    const css = await request('/checkout/pages.css')
    expect(css.headers.get('content-type')).toContain('text/css')
  })

  it('shows a settled checkout as settled', async () => {
    const { open, choose, request } = setUp()
    const { session } = await open()
    await choose({ session })
    const paid = await (await request(`/checkout/test?session=${session}`)).text()
    expect(paid).toContain('This checkout has been paid.')
    expect(paid).not.toContain('<button')
  })

  it('knows no other sessions and no other choices', async () => {
    const { open, choose, request } = setUp()
    const { session } = await open()
    expect((await choose({ session, choice: 'steal' })).status).toBe(400)
    expect((await choose({ session: 'test_other' })).status).toBe(404)
    expect((await choose({})).status).toBe(404)
    expect((await request('/checkout/test')).status).toBe(404)
  })
})

describe('deleting the account', () => {
  const path = '/.netlify/functions/delete-account'

  it('answers 204, after which the token is worth nothing', async () => {
    const { post, user, database } = setUp()
    const response = await post(path, {}, user.token)
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(database.profiles.size).toBe(0)
    expect((await post(path, {}, user.token)).status).toBe(401)
  })

  it('says so when it fails, and needs a sign-in', async () => {
    const { post, user, database } = setUp()
    database.accounts.deleteAccount = async () => {
      throw new Error('constraint')
    }
    const failed = await post(path, {}, user.token)
    expect(failed.status).toBe(500)
    expect(await failed.json()).toMatchObject({
      error: 'Failed to delete account. Please contact support.',
    })
    expect((await post(path, {})).status).toBe(401)
  })
})
