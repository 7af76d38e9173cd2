import { describe, expect, it } from 'vitest'
import { ageSessions, coolDown, passTime } from '../support/pass-time.ts'
import { post } from '../support/post.ts'
import { shape } from '../support/shape.ts'
import { origin, type TestDatabase } from '../support/test-database.ts'

/** What the gateway mends of emails and their links. */
export function mailLinkSuite(open: () => TestDatabase): void {
  describe('mail', () => {
    it('starts its text with the link to follow, back to the verify-email page', async () => {
      const db = open()
      const email = db.newEmail()
      await db.visitor().auth.signUp({ email, password: 'a-password' })
      const [mail] = await db.emailsTo(email)
      const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
      expect(link.searchParams.get('redirect_to')).toBe(`${origin}/auth?mode=verify-email`)
      expect(mail?.html).toContain('Confirm email address')
      const answer = await db.handle(new Request(link))
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toMatch(
        /^http:\/\/localhost:3000\/auth\?mode=verify-email#access_token=/,
      )
    })

    it('leads back to the loopback name that asked', async () => {
      const db = open()
      const email = db.newEmail()
      const base = 'http://127.0.0.1:3000'
      await post(db, '/auth/v1/signup', { email, password: 'a-password' }, base)
      const [mail] = await db.emailsTo(email)
      expect(mail?.text).toContain(`${base}/auth/v1/verify`)
      const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
      const answer = await db.handle(new Request(link))
      expect(answer.headers.get('location')).toMatch(
        /^http:\/\/127\.0\.0\.1:3000\/auth\?mode=verify-email#access_token=/,
      )
    })

    it('never sends a session to a foreign address', async () => {
      const db = open()
      const email = db.newEmail()
      await post(db, '/auth/v1/signup?redirect_to=https%3A%2F%2Fevil.example%2Fauth', {
        email,
        password: 'a-password',
      })
      const [mail] = await db.emailsTo(email)
      expect(mail?.text).not.toContain('evil.example')
      const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
      link.searchParams.set('redirect_to', 'http://127.0.0.1:9999/steal')
      const answer = await db.handle(new Request(link))
      expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/auth\?mode=/)
    })

    it('tells nobody whether an address is known', async () => {
      const db = open()
      const { email } = await db.person()
      const unknown = db.newEmail()
      for (const [path, extra] of [
        ['/auth/v1/recover', {}],
        ['/auth/v1/resend', { type: 'signup' }],
      ] as const) {
        const known = await post(db, path, { ...extra, email })
        const other = await post(db, path, { ...extra, email: unknown })
        expect(known).toEqual(other)
        expect(known.status).toBe(200)
      }
      const wrong = await post(db, '/auth/v1/token?grant_type=password', {
        email,
        password: 'wrong-password',
      })
      const nobody = await post(db, '/auth/v1/token?grant_type=password', {
        email: unknown,
        password: 'wrong-password',
      })
      expect(wrong.status).toBe(nobody.status)
      expect(shape(wrong.body)).toEqual(shape(nobody.body))
      expect(await db.emailsTo(unknown)).toEqual([])
    })

    it('sends the confirmation again after a cool-down only', async () => {
      const db = open()
      const email = db.newEmail()
      const visitor = db.visitor()
      await visitor.auth.signUp({ email, password: 'a-password' })
      expect((await visitor.auth.resend({ type: 'signup', email })).error).toBeNull()
      expect(await db.emailsTo(email)).toHaveLength(1)
      await coolDown(db, email)
      expect((await visitor.auth.resend({ type: 'signup', email })).error).toBeNull()
      const emails = await db.emailsTo(email)
      expect(emails).toHaveLength(2)
      const [newest] = emails
      if (newest === undefined) throw new Error('no mail')
      expect((await db.follow(newest)).get('access_token')).not.toBeNull()
    })

    it('sends a recovery mail once in the cool-down', async () => {
      const db = open()
      const { email, client } = await db.person()
      await Promise.all(Array.from({ length: 3 }, () => client.auth.resetPasswordForEmail(email)))
      expect(await db.emailsTo(email)).toHaveLength(2)
      await coolDown(db, email)
      await client.auth.resetPasswordForEmail(email)
      expect(await db.emailsTo(email)).toHaveLength(3)
    })

    it('answers a verification link that is fetched twice within a minute both times alike', async () => {
      const db = open()
      const email = db.newEmail()
      await db.visitor().auth.signUp({ email, password: 'a-password' })
      const link = await db.linkTo(email)
      const follow = async () => (await db.handle(new Request(link))).headers.get('location')
      const locations = await Promise.all(Array.from({ length: 20 }, follow))
      locations.push(await follow())
      for (const location of locations) {
        const [address, fragment] = (location ?? '').split('#')
        expect(address).toBe(`${origin}/auth?mode=verify-email`)
        const parts = new URLSearchParams(fragment)
        expect(parts.get('type')).toBe('signup')
        const caller = await db.database.accounts.identify(parts.get('access_token') ?? '')
        expect(caller?.email).toBe(email)
      }
      await passTime(db, email, 61)
      expect(await follow()).toContain('error_code=otp_expired')
    })

    it('opens a recovery link any number of times, until a password was saved', async () => {
      const db = open()
      const { email } = await db.person()
      await db.visitor().auth.resetPasswordForEmail(email)
      const [mail] = await db.emailsTo(email)
      if (mail === undefined) throw new Error('no mail')
      await Promise.all([db.follow(mail), db.follow(mail), db.follow(mail)])
      await passTime(db, email, 3_500)
      const early = await db.enter(await db.follow(mail))
      const late = await db.enter(await db.follow(mail))
      expect((await late.auth.updateUser({ password: 'chosen-password' })).error).toBeNull()
      expect((await db.follow(mail)).get('error_code')).toBe('otp_expired')
      expect((await early.auth.refreshSession()).error).not.toBeNull()
      expect((await late.auth.refreshSession()).error).toBeNull()
    })

    it('takes a new password for as long as the recovery link is good', async () => {
      const db = open()
      const { email, id } = await db.person()
      await db.visitor().auth.resetPasswordForEmail(email)
      const [mail] = await db.emailsTo(email)
      if (mail === undefined) throw new Error('no mail')
      const first = await db.follow(mail)
      await ageSessions(db, id)
      const client = await db.enter(first)
      expect((await client.auth.updateUser({ password: 'chosen-password' })).error).toBeNull()
      const again = await client.auth.updateUser({ password: 'another-password' })
      expect(again.error?.code).toBe('reauthentication_needed')
    })

    it('takes a token by POST as it takes the link, and no code to type in', async () => {
      const db = open()
      const email = db.newEmail()
      const visitor = db.visitor()
      await visitor.auth.signUp({ email, password: 'a-password' })
      const token = (await db.linkTo(email)).searchParams.get('token') ?? ''
      const [{ stored } = { stored: '' }] = await db.embedded.sql.query<{ stored: string }>(
        'select confirmation_token as stored from auth.users where email = $1',
        [email],
      )
      for (const wrong of [
        { type: 'signup', token_hash: stored },
        { type: 'signup', email, token: stored },
        { type: 'recovery', token_hash: token },
        { type: 'signup', email, token: '123456' },
      ] as const) {
        expect((await visitor.auth.verifyOtp(wrong)).error?.code).toBe('otp_expired')
      }
      const { data, error } = await visitor.auth.verifyOtp({ type: 'signup', token_hash: token })
      expect([error, data.user?.email]).toEqual([null, email])
      expect((await post(db, '/auth/v1/verify', { type: 'signup' })).status).toBe(400)
    })

    it('keeps no token that could be followed', async () => {
      const db = open()
      const email = db.newEmail()
      await db.visitor().auth.signUp({ email, password: 'a-password' })
      const token = (await db.linkTo(email)).searchParams.get('token') ?? ''
      const rows = await db.embedded.sql.query<{ hash: string; kept: string }>(
        `select l.hash, u.confirmation_token as kept from public.mailed_links l
           join auth.users u on u.id = l.user_id where u.email = $1`,
        [email],
      )
      for (const kept of rows.flatMap((row) => [row.hash, row.kept])) {
        expect(kept).not.toBe(token)
        const answer = await db.handle(
          new Request(`${origin}/auth/v1/verify?type=signup&token=${kept}`),
        )
        expect(answer.headers.get('location')).toContain('error_code=otp_expired')
      }
    })

    it.each(['signup', 'recovery'])('lets a %s link expire after an hour', async (type) => {
      const db = open()
      const { email } = type === 'recovery' ? await db.person() : { email: db.newEmail() }
      await post(db, type === 'recovery' ? '/auth/v1/recover' : '/auth/v1/signup', {
        email,
        password: 'a-password',
      })
      const [mail] = await db.emailsTo(email)
      if (mail === undefined) throw new Error('no mail')
      await passTime(db, email, 3_601)
      const fragment = await db.follow(mail)
      expect(fragment.get('error_code')).toBe('otp_expired')
      expect(fragment.get('access_token')).toBeNull()
    })
  })
}
