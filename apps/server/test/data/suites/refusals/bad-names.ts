import { beforeAll, describe, expect, it } from 'vitest'
import { openSender, type Sender } from '../../support/sender.ts'
import { origin, type TestDatabase } from '../../support/test-database.ts'

/** Names, addresses and ways back that mean harm. */
export function badNameSuite(open: () => TestDatabase): void {
  describe('bad names over HTTP', () => {
    let db: TestDatabase
    let sender: Sender
    beforeAll(async () => {
      db = open()
      sender = await openSender(db)
    })

    describe('names and addresses', () => {
      const rename = (full_name: string) =>
        sender.rest(`profiles?id=eq.${sender.attacker.id}&select=full_name`, {
          method: 'PATCH',
          headers: { prefer: 'return=representation' },
          body: JSON.stringify({ full_name }),
        })

      it.each([
        'Zoë Ångström',
        'محمد',
        '李小龍',
        '👩‍👩‍👧‍👦 Familie',
        'a\u202Eb\u200Bc',
        '<img src=x onerror=alert(1)>',
        "Robert'); drop table students;--",
        '{{7*7}} %s %n',
      ])('in any script are kept as they are: %j', async (name) => {
        const answer = await rename(name)
        expect(answer.status).toBe(200)
        expect(await answer.json()).toEqual([{ full_name: name }])
      })

      it.each([
        ['200', 'x'.repeat(200)],
        ['200 astral', '😀'.repeat(200)],
      ])('of %s characters are kept', async (_, name) => {
        expect(await (await rename(name)).json()).toEqual([{ full_name: name }])
      })

      it.each([
        ['of 201 characters', 'x'.repeat(201), 'name_too_long'],
        ['of 10,000 characters', 'x'.repeat(10_000), 'name_too_long'],
        ['of 10,000 astral characters', '😀'.repeat(10_000), 'name_too_long'],
        ['with NUL', 'a\u0000b', 'invalid_request'],
        ['with half a character', 'a\ud800b', 'invalid_request'],
      ])('%s are refused', async (_, name, code) => {
        await rename('Ada')
        const answer = await rename(name)
        expect([answer.status, (await answer.json()).code]).toEqual([400, code])
        expect((await db.database.accounts.loadProfile(sender.attacker.id))?.full_name).toBe('Ada')
      })

      it('of 10,000 characters are cut at sign-up', async () => {
        const email = db.newEmail()
        const data = { full_name: 'y'.repeat(10_000) }
        expect((await sender.auth('signup', { email, password: 'a-password', data })).status).toBe(
          200,
        )
        const rows = await db.embedded.sql.query<{ length: number }>(
          'select char_length(full_name) as length from public.profiles where email = $1',
          [email],
        )
        expect(rows).toEqual([{ length: 200 }])
      })

      it('that look like another are another, and learn nothing of it', async () => {
        const person = await db.person()
        const emails = (await db.emailsTo(person.email)).length
        for (const letter of ['р', 'ｐ', '\u0440\u200b']) {
          const lookalike = person.email.replace('p', letter)
          await sender.auth('recover', { email: lookalike })
          await sender.auth('signup', { email: lookalike, password: 'other-password' })
          const answer = await sender.auth('token?grant_type=password', {
            email: lookalike,
            password: person.password,
          })
          expect(answer.status).toBe(400)
        }
        expect(await db.emailsTo(person.email)).toHaveLength(emails)
      })

      it('that fold into another never receive its mail', async () => {
        const base = db.newEmail().replace('person', 'kim')
        await sender.auth('signup', { email: base, password: 'a-password' })
        const kelvin = base.replace('k', '\u212A')
        expect(kelvin.toLowerCase()).toBe(base)
        await sender.auth('signup', { email: kelvin, password: 'other-password' })
        await sender.auth('recover', { email: kelvin })
        await sender.auth('resend', { type: 'signup', email: kelvin })
        expect(await db.emailsTo(kelvin)).toEqual([])
      })

      it.each([
        'a@example.com\r\nBcc: thief@example.com',
        'a@example.com%0aBcc:thief@example.com\n',
        'a@example.com,thief@example.com, x',
        '"a\r\n"@example.com',
        '<script>@example.com>',
        'a@b@example.com',
      ])('with more than one address in them are none: %j', async (email) => {
        for (const [path, extra] of [
          ['signup', { password: 'a-password' }],
          ['recover', {}],
          ['resend', { type: 'signup' }],
        ] as const) {
          const answer = await sender.auth(path, { ...extra, email })
          expect([path, answer.status]).toEqual([path, 400])
        }
        expect(await db.emailsTo('thief@example.com')).toEqual([])
      })
    })

    describe('ways back', () => {
      it.each([
        'https://evil.example/auth',
        '//evil.example/auth',
        '/\\evil.example',
        `${origin}@evil.example/auth`,
        `${origin}.evil.example/auth`,
        'javascript:alert(1)',
        'data:text/html,x',
        `${origin}/auth?next=//evil.example`,
        '%0d%0aLocation: https://evil.example',
      ])('to %s lead here', async (wanted) => {
        const email = db.newEmail()
        const to = encodeURIComponent(wanted)
        await sender.auth(`signup?redirect_to=${to}`, { email, password: 'a-password' })
        await sender.auth(`recover?redirect_to=${to}`, { email })
        const emails = await db.emailsTo(email)
        expect(emails).not.toEqual([])
        for (const mail of emails) {
          expect(mail.text).not.toContain('evil.example')
          const link = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '')
          link.searchParams.set('redirect_to', wanted)
          const answer = await sender.app.request(`${link.pathname}${link.search}`)
          const location = new URL(answer.headers.get('location') ?? '')
          expect(location.origin + location.pathname).toBe(`${origin}/auth`)
        }
      })
    })
  })
}
