import { describe, expect, it } from 'vitest'
import { coolDown, passTime } from '../support/pass-time.ts'
import { post } from '../support/post.ts'
import { origin, type Room } from '../support/room.ts'
import { shape } from '../support/shape.ts'

/** What the gateway mends of mails and their links. */
export function mailLinkSuite(open: () => Room): void {
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

    it.each(['signup', 'recovery'])('lets a %s link expire after an hour', async (type) => {
      const room = open()
      const { email } = type === 'recovery' ? await room.person() : { email: room.newEmail() }
      await post(room, type === 'recovery' ? '/auth/v1/recover' : '/auth/v1/signup', {
        email,
        password: 'a-password',
      })
      const [mail] = await room.mailsTo(email)
      if (mail === undefined) throw new Error('no mail')
      await passTime(room, email, 3_601)
      const fragment = await room.follow(mail)
      expect(fragment.get('error_code')).toBe('otp_expired')
      expect(fragment.get('access_token')).toBeNull()
    })
  })
}
