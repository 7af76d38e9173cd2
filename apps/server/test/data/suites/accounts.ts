import { describe, expect, it } from 'vitest'
import type { Room } from '../support/room.ts'
import { origin } from '../support/room.ts'

const shape = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shape)
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).map(([key, inner]) => [key, shape(inner)])
  }
  return typeof value === 'string' ? value.replace(/[0-9a-f]/gi, '0').length : typeof value
}

async function post(room: Room, path: string, body: object, base = origin) {
  const answer = await room.handle(
    new Request(`${base}${path}`, {
      method: 'POST',
      headers: {
        apikey: room.database.supabase.publishableKey,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  )
  const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
  return { status: answer.status, headers, body: (await answer.json()) as unknown }
}

async function coolDown(room: Room, email: string) {
  await room.embedded.sql.query(
    `update auth.users set confirmation_sent_at = confirmation_sent_at - interval '61 seconds',
       recovery_sent_at = recovery_sent_at - interval '61 seconds' where email = $1`,
    [email],
  )
}

async function ageSessions(room: Room, userId: string) {
  await room.embedded.sql.query(
    `update auth.sessions set created_at = now() - interval '6 minutes' where user_id = $1`,
    [userId],
  )
}

/** What the gateway mends of sign-up, mail, sign-in and change of password. */
export function accountSuite(open: () => Room): void {
  describe('sign-up', () => {
    it('answers a repeated sign-up as a first one, verified or not, and mails once', async () => {
      const room = open()
      const email = room.newEmail()
      const other = room.newEmail()
      const body = { password: 'a-password', data: { full_name: 'Ada Lovelace' } }
      const first = await post(room, '/auth/v1/signup', { ...body, email })
      const again = await post(room, '/auth/v1/signup', { ...body, email })
      const verified = await room.person()
      const known = await post(room, '/auth/v1/signup', { ...body, email: verified.email })
      const fresh = await post(room, '/auth/v1/signup', { ...body, email: other })
      expect(first.status).toBe(200)
      for (const answer of [again, known, fresh]) {
        expect(answer.status).toBe(200)
        expect(answer.headers).toEqual(first.headers)
      }
      expect(keysOf(again.body)).toEqual(keysOf(first.body))
      expect(keysOf(known.body)).toEqual(keysOf(first.body))
      expect(keysOf(fresh.body)).toEqual(keysOf(first.body))
      expect(await room.mailsTo(email)).toHaveLength(1)
      expect(await room.mailsTo(verified.email)).toHaveLength(1)
    })

    it('refuses a short password alike for new and existing addresses', async () => {
      const room = open()
      const { email } = await room.person()
      const known = await post(room, '/auth/v1/signup', { email, password: 'short' })
      const unknown = await post(room, '/auth/v1/signup', {
        email: room.newEmail(),
        password: 'short',
      })
      expect(known.status).toBe(422)
      expect(unknown.status).toBe(422)
      expect(known.body).toMatchObject({ code: 'weak_password' })
      expect(shape(known.body)).toEqual(shape(unknown.body))
    })

    it('signs up an unverified address again after the cool-down, with the newer password', async () => {
      const room = open()
      const email = room.newEmail()
      await post(room, '/auth/v1/signup', { email, password: 'older-password' })
      await coolDown(room, email)
      await post(room, '/auth/v1/signup', { email, password: 'newer-password' })
      const [newer, older] = await room.mailsTo(email)
      if (newer === undefined || older === undefined) throw new Error('two mails are due')
      expect((await room.follow(older)).get('error_code')).toBe('otp_expired')
      expect((await room.follow(newer)).get('access_token')).not.toBeNull()
      const visitor = room.visitor()
      const old = await visitor.auth.signInWithPassword({ email, password: 'older-password' })
      expect(old.error?.code).toBe('invalid_credentials')
      const fresh = await visitor.auth.signInWithPassword({ email, password: 'newer-password' })
      expect(fresh.error).toBeNull()
    })

    it('makes one account and one mail when two sign-ups race', async () => {
      const room = open()
      const email = room.newEmail()
      const answers = await Promise.all(
        Array.from({ length: 4 }, () =>
          post(room, '/auth/v1/signup', { email, password: 'a-password' }),
        ),
      )
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
      expect(await room.mailsTo(email)).toHaveLength(1)
    })

    it('makes a profile with the name, free and without credits', async () => {
      const { client, id, email } = await open().person()
      const { data } = await client.from('profiles').select('*').single()
      expect(data).toMatchObject({
        id,
        email,
        full_name: 'Ada',
        subscription_type: 'free',
        documents_limit: 0,
        documents_used: 0,
        deleted: false,
      })
    })

    it.each([['not-an-address'], [`${'x'.repeat(300)}@example.com`], ['a\u0001@example.com']])(
      'refuses the address %j',
      async (email) => {
        const answer = await post(open(), '/auth/v1/signup', { email, password: 'a-password' })
        expect(answer.status).toBe(400)
        expect(answer.body).toMatchObject({ code: 'validation_failed' })
      },
    )
  })

  describe('mail', () => {
    it('starts its text with the link to follow, back to the verify-email page', async () => {
      const room = open()
      const email = room.newEmail()
      await room.visitor().auth.signUp({ email, password: 'a-password' })
      const [mail] = await room.mailsTo(email)
      const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
      expect(link.searchParams.get('redirect_to')).toBe(`${origin}/auth?mode=verify-email`)
      expect(mail?.html).toContain('Confirm email address')
      const answer = await room.handle(new Request(link))
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toMatch(
        /^http:\/\/localhost:3000\/auth\?mode=verify-email#access_token=/,
      )
      const reused = await room.handle(new Request(link))
      expect(reused.headers.get('location')).toContain('error_code=otp_expired')
    })

    it('leads back to the loopback name that asked', async () => {
      const room = open()
      const email = room.newEmail()
      const base = 'http://127.0.0.1:3000'
      await post(room, '/auth/v1/signup', { email, password: 'a-password' }, base)
      const [mail] = await room.mailsTo(email)
      expect(mail?.text).toContain(`${base}/auth/v1/verify`)
      const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
      const answer = await room.handle(new Request(link))
      expect(answer.headers.get('location')).toMatch(
        /^http:\/\/127\.0\.0\.1:3000\/auth\?mode=verify-email#access_token=/,
      )
    })

    it('never sends a session to a foreign address', async () => {
      const room = open()
      const email = room.newEmail()
      await post(room, '/auth/v1/signup?redirect_to=https%3A%2F%2Fevil.example%2Fauth', {
        email,
        password: 'a-password',
      })
      const [mail] = await room.mailsTo(email)
      expect(mail?.text).not.toContain('evil.example')
      const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
      link.searchParams.set('redirect_to', 'http://127.0.0.1:9999/steal')
      const answer = await room.handle(new Request(link))
      expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/auth\?mode=/)
    })

    it('tells nobody whether an address is known', async () => {
      const room = open()
      const { email } = await room.person()
      const unknown = room.newEmail()
      for (const [path, extra] of [
        ['/auth/v1/recover', {}],
        ['/auth/v1/resend', { type: 'signup' }],
      ] as const) {
        const known = await post(room, path, { ...extra, email })
        const other = await post(room, path, { ...extra, email: unknown })
        expect(known).toEqual(other)
        expect(known.status).toBe(200)
      }
      const wrong = await post(room, '/auth/v1/token?grant_type=password', {
        email,
        password: 'wrong-password',
      })
      const nobody = await post(room, '/auth/v1/token?grant_type=password', {
        email: unknown,
        password: 'wrong-password',
      })
      expect(wrong.status).toBe(nobody.status)
      expect(shape(wrong.body)).toEqual(shape(nobody.body))
      expect(await room.mailsTo(unknown)).toEqual([])
    })

    it('sends the confirmation again after a cool-down only', async () => {
      const room = open()
      const email = room.newEmail()
      const visitor = room.visitor()
      await visitor.auth.signUp({ email, password: 'a-password' })
      expect((await visitor.auth.resend({ type: 'signup', email })).error).toBeNull()
      expect(await room.mailsTo(email)).toHaveLength(1)
      await coolDown(room, email)
      expect((await visitor.auth.resend({ type: 'signup', email })).error).toBeNull()
      const mails = await room.mailsTo(email)
      expect(mails).toHaveLength(2)
      const [newest] = mails
      if (newest === undefined) throw new Error('no mail')
      expect((await room.follow(newest)).get('access_token')).not.toBeNull()
    })

    it('sends a recovery mail once in the cool-down', async () => {
      const room = open()
      const { email, client } = await room.person()
      await Promise.all(Array.from({ length: 3 }, () => client.auth.resetPasswordForEmail(email)))
      expect(await room.mailsTo(email)).toHaveLength(2)
      await coolDown(room, email)
      await client.auth.resetPasswordForEmail(email)
      expect(await room.mailsTo(email)).toHaveLength(3)
    })
  })

  describe('sign-in', () => {
    it('says that an address is not confirmed only to who knows the password', async () => {
      const room = open()
      const email = room.newEmail()
      const visitor = room.visitor()
      await visitor.auth.signUp({ email, password: 'a-password' })
      const right = await visitor.auth.signInWithPassword({ email, password: 'a-password' })
      expect(right.error?.code).toBe('email_not_confirmed')
      const wrong = await visitor.auth.signInWithPassword({ email, password: 'b-password' })
      expect(wrong.error?.code).toBe('invalid_credentials')
    })

    it('refreshes a session and ends it at sign-out', async () => {
      const room = open()
      const { client } = await room.person()
      const refreshed = await client.auth.refreshSession()
      expect(refreshed.error).toBeNull()
      const token = refreshed.data.session?.access_token ?? ''
      const refreshToken = refreshed.data.session?.refresh_token ?? ''
      expect(await room.database.accounts.identify(token)).not.toBeNull()
      expect((await client.auth.signOut()).error).toBeNull()
      expect(await room.database.accounts.identify(token)).toBeNull()
      const late = await room.visitor().auth.refreshSession({ refresh_token: refreshToken })
      expect(late.error).not.toBeNull()
    })

    it.each(['', 'abc', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.x'])(
      'identifies nobody by the token %j',
      async (token) => {
        expect(await open().database.accounts.identify(token)).toBeNull()
      },
    )
  })

  describe('a new password', () => {
    it('is taken from a fresh session, and ends every other session', async () => {
      const room = open()
      const { client, email, password } = await room.person()
      const elsewhere = room.visitor()
      await elsewhere.auth.signInWithPassword({ email, password })
      const { error } = await client.auth.updateUser({ password: 'second-password' })
      expect(error).toBeNull()
      expect((await elsewhere.auth.refreshSession()).error).not.toBeNull()
      expect((await client.auth.refreshSession()).error).toBeNull()
      const old = await room.visitor().auth.signInWithPassword({ email, password })
      expect(old.error?.code).toBe('invalid_credentials')
    })

    it('is refused from an older session, refreshed or not', async () => {
      const room = open()
      const { client, id, email, password } = await room.person()
      await ageSessions(room, id)
      const refused = await client.auth.updateUser({ password: 'second-password' })
      expect(refused.error?.code).toBe('reauthentication_needed')
      expect((await client.auth.refreshSession()).error).toBeNull()
      const again = await client.auth.updateUser({ password: 'second-password' })
      expect(again.error?.code).toBe('reauthentication_needed')
      await client.auth.signInWithPassword({ email, password })
      const fresh = await client.auth.updateUser({ password: 'second-password' })
      expect(fresh.error).toBeNull()
    })

    it('is taken from the session of a recovery link, which works once', async () => {
      const room = open()
      const { email, id } = await room.person()
      await ageSessions(room, id)
      const visitor = room.visitor()
      await visitor.auth.resetPasswordForEmail(email, {
        redirectTo: `${origin}/auth?mode=update-password`,
      })
      const [mail] = await room.mailsTo(email)
      if (mail === undefined) throw new Error('no recovery mail')
      expect(mail.text).toContain(encodeURIComponent(`${origin}/auth?mode=update-password`))
      const fragment = await room.follow(mail)
      expect(fragment.get('type')).toBe('recovery')
      await visitor.auth.setSession({
        access_token: fragment.get('access_token') ?? '',
        refresh_token: fragment.get('refresh_token') ?? '',
      })
      expect((await visitor.auth.updateUser({ password: 'third-password' })).error).toBeNull()
      const signIn = await room
        .visitor()
        .auth.signInWithPassword({ email, password: 'third-password' })
      expect(signIn.error).toBeNull()
      expect((await room.follow(mail)).get('error_code')).toBe('otp_expired')
    })

    it('needs a signed-in user and six characters', async () => {
      const room = open()
      const { client } = await room.person()
      const short = await client.auth.updateUser({ password: 'five5' })
      expect(short.error?.code).toBe('weak_password')
      const answer = await room.handle(
        new Request(`${origin}/auth/v1/user`, {
          method: 'PUT',
          headers: { apikey: room.database.supabase.publishableKey },
          body: JSON.stringify({ password: 'a-new-password' }),
        }),
      )
      expect(answer.status).toBe(401)
    })
  })

  describe('an e-mail change', () => {
    it('is refused by the gateway and, past it, by the database', async () => {
      const room = open()
      const { client, direct, id, email } = await room.person()
      const wish = { email: room.newEmail() }
      const gated = await client.auth.updateUser(wish)
      expect(gated.error?.message).toBe('Contact support to change your email address')
      expect((await direct.auth.updateUser(wish)).error).not.toBeNull()
      const rows = await room.embedded.sql.query<{ email: string; change: string | null }>(
        'select email, email_change as change from auth.users where id = $1',
        [id],
      )
      expect(rows).toEqual([{ email, change: null }])
      expect(await room.mailsTo(wish.email)).toEqual([])
    })
  })

  describe('the list of routes', () => {
    const closed: [string, string][] = [
      ['POST', '/auth/v1/otp'],
      ['POST', '/auth/v1/magiclink'],
      ['GET', '/auth/v1/reauthenticate'],
      ['GET', '/auth/v1/admin/users'],
      ['POST', '/auth/v1/admin/users'],
      ['GET', '/auth/v1/.well-known/jwks.json'],
      ['OPTIONS', '/auth/v1/signup'],
      ['GET', '/rest/v1/'],
      ['GET', '/rest/v1/leases'],
      ['POST', '/rest/v1/profiles'],
      ['DELETE', '/rest/v1/profiles'],
      ['PUT', '/rest/v1/profiles'],
      ['PATCH', '/rest/v1/payments'],
      ['POST', '/rest/v1/rpc/grant_pack'],
      ['GET', '/rest/v1/rpc/increment_document_usage'],
      ['GET', '/storage/v1/bucket'],
      ['GET', '/_system/info'],
    ]

    it.each(closed)('ends %s %s with a plain 404', async (method, path) => {
      const room = open()
      const answer = await room.handle(
        new Request(`${origin}${path}`, {
          method,
          headers: { apikey: room.database.supabase.publishableKey, 'x-request-id': 'req-1' },
        }),
      )
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'not_found', requestId: 'req-1' })
    })

    it('takes the publishable key only, never the secret one from outside', async () => {
      const room = open()
      for (const key of ['', 'wrong', room.embedded.keys.secretKey]) {
        const answer = await room.handle(
          new Request(`${origin}/rest/v1/profiles?select=*`, { headers: { apikey: key } }),
        )
        expect(answer.status).toBe(401)
      }
    })

    it('words every refusal with error, code and requestId', async () => {
      const room = open()
      const refusals = [
        await post(room, '/auth/v1/token?grant_type=password', { email: 'a@b.co', password: 'x' }),
        await post(room, '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'x' }),
        await post(room, '/auth/v1/token?grant_type=id_token', {}),
        await post(room, '/auth/v1/signup', { email: 'a@b.co', password: 'x\u0000y' }),
        await post(room, '/rest/v1/rpc/increment_document_usage', {}),
      ]
      for (const { status, body } of refusals) {
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
        expect(body).toMatchObject({
          error: expect.any(String),
          code: expect.any(String),
          requestId: expect.any(String),
        })
      }
    })

    it('refuses oversized and malformed bodies', async () => {
      const room = open()
      const large = await post(room, '/auth/v1/signup', { email: 'x'.repeat(70_000) })
      expect(large.status).toBe(413)
      const answer = await room.handle(
        new Request(`${origin}/auth/v1/signup`, {
          method: 'POST',
          headers: { apikey: room.database.supabase.publishableKey },
          body: '{"email":',
        }),
      )
      expect(answer.status).toBe(400)
    })
  })
}

function keysOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keysOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.entries(value).map(([key, inner]) => [key, keysOf(inner)])
}
