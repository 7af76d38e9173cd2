import { describe, expect, it } from 'vitest'
import { coolDown } from '../support/pass-time.ts'
import { post } from '../support/post.ts'
import type { Room } from '../support/room.ts'
import { keysOf, shape } from '../support/shape.ts'

/** What the gateway mends of sign-up. */
export function signUpSuite(open: () => Room): void {
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
}
