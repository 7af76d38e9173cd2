import { describe, expect, it } from 'vitest'
import { ageSessions } from '../support/pass-time.ts'
import { origin, type TestDatabase } from '../support/test-database.ts'

/** Sign-in, and what a session may change of its account. */
export function sessionSuite(open: () => TestDatabase): void {
  describe('sign-in', () => {
    it('says that an address is not confirmed only to who knows the password', async () => {
      const db = open()
      const email = db.newEmail()
      const visitor = db.visitor()
      await visitor.auth.signUp({ email, password: 'a-password' })
      const right = await visitor.auth.signInWithPassword({ email, password: 'a-password' })
      expect(right.error?.code).toBe('email_not_confirmed')
      const wrong = await visitor.auth.signInWithPassword({ email, password: 'b-password' })
      expect(wrong.error?.code).toBe('invalid_credentials')
    })

    it('refreshes a session and ends it at sign-out', async () => {
      const db = open()
      const { client } = await db.person()
      const refreshed = await client.auth.refreshSession()
      expect(refreshed.error).toBeNull()
      const token = refreshed.data.session?.access_token ?? ''
      const refreshToken = refreshed.data.session?.refresh_token ?? ''
      expect(await db.database.accounts.identify(token)).not.toBeNull()
      expect((await client.auth.signOut()).error).toBeNull()
      expect(await db.database.accounts.identify(token)).toBeNull()
      const late = await db.visitor().auth.refreshSession({ refresh_token: refreshToken })
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
      const db = open()
      const { client, email, password } = await db.person()
      const elsewhere = db.visitor()
      await elsewhere.auth.signInWithPassword({ email, password })
      const { error } = await client.auth.updateUser({ password: 'second-password' })
      expect(error).toBeNull()
      expect((await elsewhere.auth.refreshSession()).error).not.toBeNull()
      expect((await client.auth.refreshSession()).error).toBeNull()
      const old = await db.visitor().auth.signInWithPassword({ email, password })
      expect(old.error?.code).toBe('invalid_credentials')
    })

    it('is refused from an older session, refreshed or not', async () => {
      const db = open()
      const { client, id, email, password } = await db.person()
      await ageSessions(db, id)
      const refused = await client.auth.updateUser({ password: 'second-password' })
      expect(refused.error?.code).toBe('reauthentication_needed')
      expect((await client.auth.refreshSession()).error).toBeNull()
      const again = await client.auth.updateUser({ password: 'second-password' })
      expect(again.error?.code).toBe('reauthentication_needed')
      await client.auth.signInWithPassword({ email, password })
      const fresh = await client.auth.updateUser({ password: 'second-password' })
      expect(fresh.error).toBeNull()
    })

    it('is taken from the session of a recovery link, which ends with it', async () => {
      const db = open()
      const { email, id } = await db.person()
      await ageSessions(db, id)
      const visitor = db.visitor()
      await visitor.auth.resetPasswordForEmail(email, {
        redirectTo: `${origin}/auth?mode=update-password`,
      })
      const [mail] = await db.emailsTo(email)
      if (mail === undefined) throw new Error('no recovery mail')
      expect(mail.text).toContain(encodeURIComponent(`${origin}/auth?mode=update-password`))
      const fragment = await db.follow(mail)
      expect(fragment.get('type')).toBe('recovery')
      await visitor.auth.setSession({
        access_token: fragment.get('access_token') ?? '',
        refresh_token: fragment.get('refresh_token') ?? '',
      })
      expect((await visitor.auth.updateUser({ password: 'third-password' })).error).toBeNull()
      const signIn = await db
        .visitor()
        .auth.signInWithPassword({ email, password: 'third-password' })
      expect(signIn.error).toBeNull()
      expect((await db.follow(mail)).get('error_code')).toBe('otp_expired')
    })

    it('needs a signed-in user and six characters', async () => {
      const db = open()
      const { client } = await db.person()
      const short = await client.auth.updateUser({ password: 'five5' })
      expect(short.error?.code).toBe('weak_password')
      const answer = await db.handle(
        new Request(`${origin}/auth/v1/user`, {
          method: 'PUT',
          headers: { apikey: db.database.supabase.publishableKey },
          body: JSON.stringify({ password: 'a-new-password' }),
        }),
      )
      expect(answer.status).toBe(401)
    })
  })

  describe('an e-mail change', () => {
    it('is refused by the gateway and, past it, by the database', async () => {
      const db = open()
      const { client, direct, id, email } = await db.person()
      const wish = { email: db.newEmail() }
      const gated = await client.auth.updateUser(wish)
      expect(gated.error?.message).toBe('Contact support to change your email address')
      expect((await direct.auth.updateUser(wish)).error).not.toBeNull()
      const rows = await db.embedded.sql.query<{ email: string; change: string | null }>(
        'select email, email_change as change from auth.users where id = $1',
        [id],
      )
      expect(rows).toEqual([{ email, change: null }])
      expect(await db.emailsTo(wish.email)).toEqual([])
    })
  })
}
