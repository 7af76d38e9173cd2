import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  client,
  type GoogleStub,
  type GoogleUser,
  openGoogleStub,
} from './support/google-stub-server.ts'
import { claimsOf, signedToken } from './support/signed-token.ts'
import { openTestDatabase, origin, type TestDatabase } from './support/test-database.ts'

const callback = `${origin}/auth/v1/callback`
const googleHosts = ['oauth2.googleapis.com', 'www.googleapis.com']

// The embedded API has Google's addresses built in. Its own requests to them (token, keys) go to a real OpenID provider
// on a loopback port here, and so do the browser's steps; issuer, paths, keys and signatures are checked for real.
// Not shown: Google's screens themselves, and what Google's service does beyond OpenID Connect.
describe('a sign-in with Google', () => {
  let db: TestDatabase
  let stub: GoogleStub
  /** What is done to the token answer on its way. */
  let bend: (answer: Record<string, unknown>) => Response | Record<string, unknown>
  let tokenRequests: URLSearchParams[]

  beforeAll(async () => {
    stub = await openGoogleStub(callback)
    db = await openTestDatabase({ google: client })
    const direct = globalThis.fetch
    vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      if (!googleHosts.includes(url.hostname)) return direct(input, init)
      const body = request.method === 'POST' ? await request.text() : null
      const answer = await direct(new URL(url.pathname + url.search, stub.base), {
        method: request.method,
        headers: request.headers,
        body,
      })
      if (url.pathname !== '/token') return answer
      tokenRequests.push(new URLSearchParams(body ?? ''))
      const bent = bend(await answer.json())
      return bent instanceof Response ? bent : Response.json(bent, { status: answer.status })
    })
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await db.close()
    await stub.close()
  })
  beforeEach(() => {
    bend = (answer) => answer
    tokenRequests = []
    stub.state.user = newUser()
  })

  const newUser = (change: Partial<GoogleUser> = {}): GoogleUser => ({
    sub: randomUUID(),
    email: db.newEmail(),
    email_verified: true,
    name: 'Grace Hopper',
    ...change,
  })

  /** A browser that keeps the secret of its own sign-in. */
  const browser = () => {
    const kept = new Map<string, string>()
    return createClient(origin, db.database.supabase.publishableKey, {
      auth: {
        flowType: 'pkce',
        autoRefreshToken: false,
        detectSessionInUrl: false,
        storage: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, value),
          removeItem: (key) => void kept.delete(key),
        },
      },
      global: { fetch: (input, init) => db.handle(new Request(input, init)) },
    })
  }
  const visit = async (url: string | URL) => {
    const answer = await db.handle(new Request(url))
    return new URL(answer.headers.get('location') ?? '', origin)
  }
  const start = async (tab: ReturnType<typeof browser>) => {
    const { data, error } = await tab.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: `${origin}/auth`, skipBrowserRedirect: true },
    })
    if (error !== null) throw error
    return visit(data.url)
  }
  /** From the button to the address that Google leads back to. */
  const passGoogle = async (tab: ReturnType<typeof browser>) => stub.pass((await start(tab)).href)
  const signIn = async () => {
    const tab = browser()
    const back = await visit(await passGoogle(tab))
    const code = back.searchParams.get('code') ?? ''
    return { tab, back, code, ...(await tab.auth.exchangeCodeForSession(code)) }
  }
  const accountsOf = (email: string) =>
    db.embedded.sql.query('select id from auth.users where email = $1', [email])

  it('makes an account with name and address, and finds it again', async () => {
    const first = await signIn()
    expect(first.error).toBeNull()
    expect(first.back.origin + first.back.pathname).toBe(`${origin}/auth`)
    expect(first.back.hash).toBe('')
    const profile = await first.tab.from('profiles').select('*').single()
    expect(profile.data).toMatchObject({
      id: first.data.user?.id,
      email: stub.state.user?.email,
      full_name: 'Grace Hopper',
      documents_limit: 0,
    })
    expect((await signIn()).data.user?.id).toBe(first.data.user?.id)
    expect(tokenRequests.map((form) => Object.fromEntries(form))).toMatchObject(
      Array(2).fill({
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uri: callback,
        grant_type: 'authorization_code',
      }),
    )
  })

  it('comes back to an account that was deleted as to a new one', async () => {
    const first = await signIn()
    await db.database.accounts.deleteAccount(first.data.user?.id ?? '')
    const again = await signIn()
    expect(again.error).toBeNull()
    expect(again.data.user?.id).not.toBe(first.data.user?.id)
  })

  it('finds the account of the same verified address', async () => {
    const person = await db.person()
    stub.state.user = newUser({ email: person.email })
    expect((await signIn()).data.user?.id).toBe(person.id)
    expect((await db.visitor().auth.signInWithPassword(person)).error).toBeNull()
  })

  it('leaves nothing to who had signed up that address before without verifying it', async () => {
    const { email } = newUser()
    const early = { email, password: 'password-of-a-thief' }
    await db.visitor().auth.signUp(early)
    stub.state.user = newUser({ email })
    expect((await signIn()).error).toBeNull()
    expect((await db.visitor().auth.signInWithPassword(early)).error).not.toBeNull()
    // The mail of that sign-up lies with the owner, who may still follow it.
    for (const mail of await db.emailsTo(email)) await db.follow(mail)
    expect((await db.visitor().auth.signInWithPassword(early)).error).not.toBeNull()
  })

  describe('proof key', () => {
    it('keeps the code from another browser, and lets it be used once', async () => {
      const tab = browser()
      const code = (await visit(await passGoogle(tab))).searchParams.get('code') ?? ''
      expect(code).not.toBe('')
      const thief = browser()
      await start(thief)
      expect((await thief.auth.exchangeCodeForSession(code)).error).not.toBeNull()
      for (const code_verifier of ['', 'x'.repeat(43)]) {
        const answer = await db.handle(
          new Request(`${origin}/auth/v1/token?grant_type=pkce`, {
            method: 'POST',
            headers: { apikey: db.database.supabase.publishableKey },
            body: JSON.stringify({ auth_code: code, code_verifier }),
          }),
        )
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(answer.status).toBeLessThan(500)
      }
      const own = await signIn()
      expect(own.error).toBeNull()
      expect((await own.tab.auth.exchangeCodeForSession(own.code)).error).not.toBeNull()
    })
  })

  describe('state', () => {
    it.each([
      ['none', (url: URL) => url.searchParams.delete('state')],
      ['another', (url: URL) => url.searchParams.set('state', randomUUID())],
      [
        'one signed by somebody else',
        (url: URL) =>
          url.searchParams.set(
            'state',
            signedToken(
              { provider: 'google', flow_state_id: randomUUID(), exp: 4e9 },
              'x'.repeat(40),
            ),
          ),
      ],
    ])('with %s leads to no session', async (_, forge) => {
      const tab = browser()
      const back = await passGoogle(tab)
      forge(back)
      const answer = await db.handle(new Request(back))
      const location = answer.headers.get('location')
      expect(location ?? '').not.toMatch(/[?&#](code|access_token)=/)
      if (location === null) expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(tokenRequests).toEqual([])
      expect(await accountsOf(stub.state.user?.email ?? '')).toEqual([])
    })

    it('works once', async () => {
      const tab = browser()
      const back = await passGoogle(tab)
      expect((await visit(back)).searchParams.get('code')).not.toBeNull()
      const answer = await db.handle(new Request(back))
      expect(answer.headers.get('location') ?? '').not.toMatch(/[?&#](code|access_token)=/)
      expect(answer.status).toBeLessThan(500)
    })
  })

  it('that is canceled at Google comes back to /auth saying so', async () => {
    stub.state.user = null
    const tab = browser()
    const back = await visit(await passGoogle(tab))
    expect(back.origin + back.pathname).toBe(`${origin}/auth`)
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.get('code')).toBeNull()
    expect(tokenRequests).toEqual([])
  })

  const claims = () => ({
    iss: 'https://accounts.google.com',
    aud: client.clientId,
    sub: 'somebody',
    email: stub.state.user?.email,
    email_verified: true,
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 600,
  })
  const withIdToken = (token: () => string) => (answer: Record<string, unknown>) => ({
    ...answer,
    id_token: token(),
  })

  it.each<[string, () => typeof bend]>([
    ['answers with an error', () => () => Response.json({ error: 'x' }, { status: 500 })],
    ['refuses the code', () => () => Response.json({ error: 'invalid_grant' }, { status: 400 })],
    ['answers with no JSON', () => () => new Response('<html>')],
    ['is not reached', () => () => Response.error()],
    [
      'signs for another client',
      () => withIdToken(() => stub.signIdToken({ ...claims(), aud: 'client-2' })),
    ],
    [
      'is another issuer',
      () => withIdToken(() => stub.signIdToken({ ...claims(), iss: 'https://evil.example' })),
    ],
    ['sends an expired token', () => withIdToken(() => stub.signIdToken({ ...claims(), exp: 1 }))],
    ['sends an unsigned token', () => withIdToken(() => signedToken(claims(), null))],
    [
      'sends a token signed with the secret',
      () => withIdToken(() => signedToken(claims(), client.clientSecret)),
    ],
    [
      'sends a token that was altered',
      () => (answer) => {
        const [head, , signature] = String(answer['id_token']).split('.')
        const other = Buffer.from(
          JSON.stringify({ ...claimsOf(String(answer['id_token'])), sub: 'another' }),
        ).toString('base64url')
        return { ...answer, id_token: `${head}.${other}.${signature}` }
      },
    ],
  ])('fails when Google %s', async (_, bending) => {
    bend = bending()
    const tab = browser()
    const back = await visit(await passGoogle(tab))
    expect(tokenRequests).toHaveLength(1)
    expect(back.origin + back.pathname).toBe(`${origin}/auth`)
    expect(back.searchParams.get('error')).not.toBeNull()
    expect(back.searchParams.get('code')).toBeNull()
    expect(back.href).not.toContain(client.clientSecret)
    expect(await accountsOf(stub.state.user?.email ?? '')).toEqual([])
  })

  it('takes a token that Google signed for this product', async () => {
    bend = withIdToken(() => stub.signIdToken(claims()))
    expect((await signIn()).error).toBeNull()
  })

  it('with an address that Google has not verified opens no account of that address', async () => {
    const person = await db.person()
    stub.state.user = newUser({ email: person.email, email_verified: false })
    const { data } = await signIn()
    expect(data.user?.id).not.toBe(person.id)
    expect((await db.visitor().auth.signInWithPassword(person)).error).toBeNull()
  })
})
