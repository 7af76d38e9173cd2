import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { origin, type TestDatabase } from '../support/test-database.ts'

const password = 'a-password'
const newSecret = () => randomBytes(32).toString('base64url')

async function ask(db: TestDatabase, path: string, body: object, headers: object = {}) {
  const answer = await db.handle(
    new Request(`${origin}${path}`, {
      method: 'POST',
      headers: {
        apikey: db.database.supabase.publishableKey,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  )
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
}

/** Signs up as a tab does that will prove itself by this secret. */
function signUp(db: TestDatabase, email: string, secret: string, as = password) {
  const challenge = createHash('sha256').update(secret).digest('base64url')
  return ask(db, '/auth/v1/signup', { email, password: as }, { 'x-sign-up-challenge': challenge })
}

const enter = (db: TestDatabase, secret: string) => ask(db, '/auth/v1/signup/session', { secret })

async function verify(db: TestDatabase, email: string) {
  await db.handle(new Request(await db.linkTo(email)))
}

const nothing = { status: 204, body: null }

/** The tab that signed up signs itself in once its address is verified. */
export function signedUpTabSuite(open: () => TestDatabase): void {
  describe('the tab that signed up', () => {
    it('gets a session of its own when the address is verified, once', async () => {
      const db = open()
      const email = db.newEmail()
      const secret = newSecret()
      await signUp(db, email, secret)
      expect(await enter(db, secret)).toEqual(nothing)
      await verify(db, email)
      const { status, body } = await enter(db, secret)
      expect(status).toBe(200)
      expect((await db.database.accounts.identify(body.access_token))?.email).toBe(email)
      expect(body.refresh_token).toEqual(expect.any(String))
      expect(await enter(db, secret)).toEqual(nothing)
    })

    it('is one tab, however many ask at once', async () => {
      const db = open()
      const email = db.newEmail()
      const secret = newSecret()
      await signUp(db, email, secret)
      await verify(db, email)
      const answers = await Promise.all(Array.from({ length: 8 }, () => enter(db, secret)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(7)
    })

    it('keeps waiting at an address that has an account, as at one nobody verifies', async () => {
      const db = open()
      const { email } = await db.person()
      const secret = newSecret()
      expect((await signUp(db, email, secret)).status).toBe(200)
      expect(await enter(db, secret)).toEqual(nothing)
      expect(await enter(db, newSecret())).toEqual(nothing)
    })

    it('gives way to a sign-up with another password', async () => {
      const db = open()
      const email = db.newEmail()
      const [stranger, owner] = [newSecret(), newSecret()]
      await signUp(db, email, stranger, 'strange-password')
      await signUp(db, email, owner)
      await verify(db, email)
      expect(await enter(db, stranger)).toEqual(nothing)
      expect((await enter(db, owner)).status).toBe(200)
    })

    it('is the last of those who signed up with the same password', async () => {
      const db = open()
      const email = db.newEmail()
      const [first, last] = [newSecret(), newSecret()]
      await signUp(db, email, first)
      await signUp(db, email, last)
      await verify(db, email)
      expect(await enter(db, first)).toEqual(nothing)
      expect((await enter(db, last)).status).toBe(200)
    })

    it('is let in no more once somebody else may have set its password', async () => {
      const db = open()
      const email = db.newEmail()
      const secret = newSecret()
      await signUp(db, email, secret)
      await db.visitor().auth.resetPasswordForEmail(email)
      const [mail] = await db.emailsTo(email)
      if (mail === undefined) throw new Error('no mail')
      await db.follow(mail)
      expect(await enter(db, secret)).toEqual(nothing)
    })

    it('is let in for an hour', async () => {
      const db = open()
      const email = db.newEmail()
      const secret = newSecret()
      await signUp(db, email, secret)
      await verify(db, email)
      const hash = createHash('sha256').update(secret).digest('base64url')
      await db.embedded.sql.query(
        `update public.sign_up_secrets set made_at = made_at - interval '61 minutes' where hash = $1`,
        [hash],
      )
      expect(await enter(db, secret)).toEqual(nothing)
    })

    it('leaves no secret in clear, and is refused one that is none', async () => {
      const db = open()
      const email = db.newEmail()
      const secret = newSecret()
      await signUp(db, email, secret)
      const [row] = await db.embedded.sql.query<{ kept: string }>(
        `select s::text as kept from public.sign_up_secrets s join auth.users u on u.id = s.user_id
           where u.email = $1`,
        [email],
      )
      expect(row?.kept).toBeDefined()
      expect(row?.kept).not.toContain(secret)
      for (const wrong of [undefined, '', 'short', ['x'.repeat(43)], 'x'.repeat(129)]) {
        expect(await ask(db, '/auth/v1/signup/session', { secret: wrong })).toMatchObject({
          status: 400,
        })
      }
    })
  })
}
