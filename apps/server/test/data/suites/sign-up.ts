import { describe, expect, it } from 'vitest'
import { coolDown } from '../support/pass-time.ts'
import { post } from '../support/post.ts'
import { keysOf, shape } from '../support/shape.ts'
import type { TestDatabase } from '../support/test-database.ts'

async function signInCode(db: TestDatabase, person: { email: string; password: string }) {
  return (await db.visitor().auth.signInWithPassword(person)).error?.code
}

async function followNewest(db: TestDatabase, email: string) {
  const [mail] = await db.emailsTo(email)
  if (mail === undefined) throw new Error('no mail')
  return db.follow(mail)
}

/** What the gateway mends of sign-up. */
export function signUpSuite(open: () => TestDatabase): void {
  describe('sign-up', () => {
    it('answers a repeated sign-up as a first one, verified or not, and emails once', async () => {
      const db = open()
      const email = db.newEmail()
      const other = db.newEmail()
      const body = { password: 'a-password', data: { full_name: 'Ada Lovelace' } }
      const first = await post(db, '/auth/v1/signup', { ...body, email })
      const again = await post(db, '/auth/v1/signup', { ...body, email })
      const verified = await db.person()
      const known = await post(db, '/auth/v1/signup', { ...body, email: verified.email })
      const fresh = await post(db, '/auth/v1/signup', { ...body, email: other })
      expect(first.status).toBe(200)
      for (const answer of [again, known, fresh]) {
        expect(answer.status).toBe(200)
        expect(answer.headers).toEqual(first.headers)
      }
      expect(keysOf(again.body)).toEqual(keysOf(first.body))
      expect(keysOf(known.body)).toEqual(keysOf(first.body))
      expect(keysOf(fresh.body)).toEqual(keysOf(first.body))
      expect(await db.emailsTo(email)).toHaveLength(1)
      expect(await db.emailsTo(verified.email)).toHaveLength(1)
    })

    it('refuses a short password alike for new and existing addresses', async () => {
      const db = open()
      const { email } = await db.person()
      const known = await post(db, '/auth/v1/signup', { email, password: 'short' })
      const unknown = await post(db, '/auth/v1/signup', {
        email: db.newEmail(),
        password: 'short',
      })
      expect(known.status).toBe(422)
      expect(unknown.status).toBe(422)
      expect(known.body).toMatchObject({ code: 'weak_password' })
      expect(shape(known.body)).toEqual(shape(unknown.body))
    })

    it.each([
      ['only spaces', ' \u00a0\u3000   ', 'password_blank'],
      ['nothing that is seen', '\u200b'.repeat(8), 'password_blank'],
      ['73 bytes', 'x'.repeat(73), 'password_too_long'],
      ['74 bytes in 37 characters', 'é'.repeat(37), 'password_too_long'],
      ['no text', ['a-password'], 'invalid_request'],
    ])('refuses a password of %s, alike for known addresses', async (_, password, code) => {
      const db = open()
      const { email, client } = await db.person()
      const known = await post(db, '/auth/v1/signup', { email, password })
      const unknown = await post(db, '/auth/v1/signup', { email: db.newEmail(), password })
      expect(known.body).toMatchObject({ code })
      expect(known.status).toBe(code === 'invalid_request' ? 400 : 422)
      expect([known.status, shape(known.body)]).toEqual([unknown.status, shape(unknown.body)])
      const change = await client.auth.updateUser({ password: password as string })
      expect(change.error?.code).toBe(code)
    })

    it('takes a password of 72 bytes whole', async () => {
      const db = open()
      const email = db.newEmail()
      const password = `${'é'.repeat(35)}ab`
      await post(db, '/auth/v1/signup', { email, password })
      await followNewest(db, email)
      expect(await signInCode(db, { email, password: `${'é'.repeat(35)}ac` })).toBe(
        'invalid_credentials',
      )
      expect(await signInCode(db, { email, password })).toBeUndefined()
    })

    it('signs up an unverified address again after the cool-down, with the newer password', async () => {
      const db = open()
      const email = db.newEmail()
      await post(db, '/auth/v1/signup', { email, password: 'older-password' })
      await coolDown(db, email)
      await post(db, '/auth/v1/signup', { email, password: 'newer-password' })
      const [newer, older] = await db.emailsTo(email)
      if (newer === undefined || older === undefined) throw new Error('two emails are due')
      expect((await db.follow(older)).get('error_code')).toBe('otp_expired')
      expect((await db.follow(newer)).get('access_token')).not.toBeNull()
      const visitor = db.visitor()
      const old = await visitor.auth.signInWithPassword({ email, password: 'older-password' })
      expect(old.error?.code).toBe('invalid_credentials')
      const fresh = await visitor.auth.signInWithPassword({ email, password: 'newer-password' })
      expect(fresh.error).toBeNull()
    })

    it('gives an address to who follows the mail of their own sign-up, not to who came first', async () => {
      const db = open()
      const email = db.newEmail()
      const thief = { email, password: 'thief-password', data: { full_name: 'Thief' } }
      const owner = { email, password: 'owner-password', data: { full_name: 'Owner' } }
      const first = await post(db, '/auth/v1/signup', thief)
      const second = await post(db, '/auth/v1/signup', owner)
      expect(keysOf(second.body)).toEqual(keysOf(first.body))
      const [newer, older] = await db.emailsTo(email)
      if (newer === undefined || older === undefined) throw new Error('two emails are due')
      expect((await db.follow(older)).get('error_code')).toBe('otp_expired')
      const client = await db.enter(await db.follow(newer))
      const { data } = await client.from('profiles').select('full_name').single()
      expect(data?.full_name).toBe('Owner')
      expect(await signInCode(db, thief)).toBe('invalid_credentials')
      expect(await signInCode(db, owner)).toBeUndefined()
    })

    it('emails ten repeats an hour; then nobody keeps a password but by a recovery link', async () => {
      const db = open()
      const email = db.newEmail()
      for (let count = 0; count <= 12; count += 1) {
        await post(db, '/auth/v1/signup', { email, password: `password-${count}` })
      }
      expect(await db.emailsTo(email)).toHaveLength(11)
      const link = await db.linkTo(email)
      const answer = await db.handle(new Request(link))
      expect(answer.headers.get('location')).toContain('#access_token=')
      for (let count = 0; count <= 12; count += 1) {
        const person = { email, password: `password-${count}` }
        expect(await signInCode(db, person)).toBe('invalid_credentials')
      }
      await post(db, '/auth/v1/recover', { email })
      const owner = await db.enter(await followNewest(db, email))
      expect((await owner.auth.updateUser({ password: 'owner-password' })).error).toBeNull()
      expect(await signInCode(db, { email, password: 'owner-password' })).toBeUndefined()
    })

    it('leaves nothing of an unproved sign-up to who verifies by a recovery link', async () => {
      const db = open()
      const email = db.newEmail()
      const thief = { email, password: 'thief-password', data: { full_name: 'Thief' } }
      await post(db, '/auth/v1/signup', thief)
      const signUpLink = await db.linkTo(email)
      await post(db, '/auth/v1/recover', { email })
      const owner = await db.enter(await followNewest(db, email))
      expect(await signInCode(db, thief)).toBe('invalid_credentials')
      expect(JSON.stringify(await owner.auth.getUser())).not.toContain('Thief')
      const { data } = await owner.from('profiles').select('full_name').single()
      expect(data?.full_name).toBeNull()
      expect((await owner.auth.updateUser({ password: 'owner-password' })).error).toBeNull()
      await db.handle(new Request(signUpLink))
      expect(await signInCode(db, thief)).toBe('invalid_credentials')
      expect(await signInCode(db, { email, password: 'owner-password' })).toBeUndefined()
    })

    it('makes one account and one mail when two sign-ups race', async () => {
      const db = open()
      const email = db.newEmail()
      const answers = await Promise.all(
        Array.from({ length: 4 }, () =>
          post(db, '/auth/v1/signup', { email, password: 'a-password' }),
        ),
      )
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
      expect(await db.emailsTo(email)).toHaveLength(1)
    })

    it('leaves one link and one password when sign-ups with different ones race', async () => {
      const db = open()
      const email = db.newEmail()
      const people = ['one', 'two', 'three'].map((word) => ({
        email,
        password: `password-${word}`,
      }))
      const answers = await Promise.all(people.map((person) => post(db, '/auth/v1/signup', person)))
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
      const outcomes = []
      for (const mail of await db.emailsTo(email)) {
        outcomes.push((await db.follow(mail)).get('error_code'))
      }
      expect(outcomes.filter((code) => code === null)).toHaveLength(1)
      const codes = await Promise.all(people.map((person) => signInCode(db, person)))
      expect(codes.filter((code) => code === undefined)).toHaveLength(1)
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
}
