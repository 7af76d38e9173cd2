import { describe, expect, it } from 'vitest'
import { makeApp } from '../../test/fakes/test-app.ts'
import { createRateLimits, rateBudgets } from '../http/rate-limits.ts'

const signIn = '/auth/v1/token?grant_type=password'

describe('the Supabase API', () => {
  it('gets the request as it came, with its id', async () => {
    const { post, database } = makeApp()
    const answer = await post('/rest/v1/rpc/increment_document_usage?x=1', { a: 1 }, 'a.b.c', {
      apikey: 'publishable',
    })
    const [forwarded] = database.forwarded
    expect(forwarded?.method).toBe('POST')
    expect(forwarded?.url).toBe('http://localhost:3000/rest/v1/rpc/increment_document_usage?x=1')
    expect(forwarded?.headers.get('authorization')).toBe('Bearer a.b.c')
    expect(forwarded?.headers.get('apikey')).toBe('publishable')
    expect(forwarded?.headers.get('x-request-id')).toBe(answer.headers.get('x-request-id'))
    expect(await forwarded?.json()).toEqual({ a: 1 })
  })

  it('gives back status and body unchanged', async () => {
    const { request, database } = makeApp()
    database.answer = () => Response.json({ message: 'no' }, { status: 406 })
    const answer = await request('/rest/v1/profiles')
    expect(answer.status).toBe(406)
    expect(await answer.json()).toEqual({ message: 'no' })
  })

  it('is spared bodies of unreasonable size', async () => {
    const { post, database } = makeApp()
    expect((await post('/auth/v1/signup', { email: 'x'.repeat(300_000) })).status).toBe(413)
    expect(database.forwarded).toHaveLength(0)
  })
})

describe('limits', () => {
  it('allow ten sign-ins a minute for an account, then ask to wait', async () => {
    const { post, database } = makeApp()
    const attempt = (email: string) => post(signIn, { email, password: 'wrong' })
    for (let count = 0; count < 10; count += 1) {
      expect((await attempt('ada@example.org')).status).toBe(200)
    }
    const refused = await attempt(' ADA@example.org ')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({
      code: 'rate_limited',
      error: 'Too many requests. Please wait a moment and try again.',
    })
    expect((await attempt('bob@example.org')).status).toBe(200)
    expect(database.forwarded).toHaveLength(11)
  })

  it("leave an owner's sign-ins alone, whatever somebody else spends on the account", async () => {
    const { request } = makeApp()
    const attempt = async (path: string, peerAddress: string) => {
      const body = JSON.stringify({ email: 'ada@example.org', password: 'wrong' })
      return (await request(path, { method: 'POST', body }, { peerAddress })).status
    }
    for (const path of [signIn, '/auth/v1/signup', '/auth/v1/recover']) {
      const statuses = []
      for (let count = 0; count < 40; count += 1) statuses.push(await attempt(path, '203.0.113.5'))
      expect(statuses).toContain(429)
      expect(await attempt(path, '198.51.100.7')).toBe(200)
    }
  })

  it('count the mailed links that an address follows, in both ways', async () => {
    const { request, post } = makeApp()
    const statuses = []
    for (let count = 0; count < 60; count += 1) {
      const token = `${count}`.repeat(32)
      statuses.push((await post('/auth/v1/verify', { type: 'signup', token_hash: token })).status)
      statuses.push((await request(`/auth/v1/verify?type=signup&token=${token}`)).status)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await post('/auth/v1/verify', { type: 'signup', token_hash: 'x' })).status).toBe(429)
    expect((await request('/auth/v1/verify?type=signup&token=x')).status).toBe(429)
  })

  it('count an address over all its accounts', async () => {
    const { post } = makeApp()
    const statuses = []
    for (let count = 0; count < 61; count += 1) {
      statuses.push((await post(signIn, { email: `user${count}@example.org` })).status)
    }
    expect(statuses.indexOf(429)).toBe(60)
  })

  it('bound the calls of tables, by account, of strangers by address', async () => {
    const data = { perAccount: 3, ownCalls: 1, perAddress: 4 }
    const limits = createRateLimits({ budgets: { ...rateBudgets, data } })
    const { request, database } = makeApp({ rateLimits: limits })
    let caller: string | null = null
    let asked = 0
    database.supabase = {
      ...database.supabase,
      handle: async (_, callerLimits) => {
        if (caller) await callerLimits?.onToken(caller)
        asked += 1
        await callerLimits?.onCaller(caller)
        return Response.json([])
      },
    }
    const read = async (userId: string | null, peerAddress = '10.0.0.1') => {
      caller = userId
      return (await request('/rest/v1/profiles', {}, { peerAddress })).status
    }
    const flood = []
    for (let count = 0; count < 30; count += 1) flood.push(await read('flooder'))
    expect(flood).toEqual([200, 200, 200, ...Array(27).fill(429)])
    // The one that was counted, and refused; those after it are refused unasked.
    expect(asked).toBe(4)
    expect(await read('flooder', '10.0.0.9')).toBe(429)
    const strangers = []
    for (let count = 0; count < 4; count += 1) strangers.push(await read(null))
    expect(strangers).toEqual([200, 200, 429, 429])
    expect([await read('ada'), await read('ada')]).toEqual([200, 429])
    expect([await read('bob'), await read(null, '10.0.0.9')]).toEqual([200, 200])
  })

  it('bound what an account changes of itself', async () => {
    const { request, database } = makeApp()
    database.supabase = {
      ...database.supabase,
      handle: async (_, callerLimits) => {
        await callerLimits?.onCaller('ada')
        return Response.json({})
      },
    }
    const statuses = []
    for (let count = 0; count < 8; count += 1) {
      statuses.push((await request('/auth/v1/user', { method: 'PUT', body: '{}' })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    expect((await request('/auth/v1/user')).status).toBe(200)
  })

  it('hold for sign-up and mail, not for refresh', async () => {
    const { post } = makeApp()
    const refusals = async (path: string) => {
      let refused = 0
      for (let count = 0; count < 12; count += 1) {
        if ((await post(path, { email: 'ada@example.org' })).status === 429) refused += 1
      }
      return refused
    }
    expect(await refusals('/auth/v1/signup')).toBeGreaterThan(0)
    expect(await refusals('/auth/v1/recover')).toBeGreaterThan(0)
    expect(await refusals('/auth/v1/resend')).toBe(12)
    expect(await refusals('/auth/v1/token?grant_type=refresh_token')).toBe(0)
  })

  it('believe no proxy, on this machine neither, unless told to', async () => {
    const attempt = async (made: ReturnType<typeof makeApp>, peerAddress: string, from: string) => {
      const init = {
        method: 'POST',
        headers: { 'x-forwarded-for': `9.9.9.9, ${from}` },
        body: JSON.stringify({ email: `${Math.random()}@example.org` }),
      }
      return (await made.request(signIn, init, { peerAddress })).status
    }
    const spend = async (made: ReturnType<typeof makeApp>, peerAddress: string) => {
      const statuses = []
      for (let count = 0; count < 61; count += 1) {
        statuses.push(await attempt(made, peerAddress, `10.0.0.${count}`))
      }
      return statuses.includes(429)
    }
    expect(await spend(makeApp(), '127.0.0.1')).toBe(true)
    expect(await spend(makeApp(), '203.0.113.5')).toBe(true)
    for (const stub of ['127.0.0.1', '203.0.113.5']) {
      expect(await spend(makeApp({ trustsProxy: true }), stub)).toBe(false)
    }
  })
})
