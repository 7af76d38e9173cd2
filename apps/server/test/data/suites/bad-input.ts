import { beforeAll, describe, expect, it } from 'vitest'
import { createTestPayments } from '../../../src/adapters/test-payments.ts'
import { aiPath, makeApp } from '../../fakes/test-app.ts'
import { origin, type Person, type Room } from '../support/room.ts'
import { claimsOf, signedToken } from '../support/signed-token.ts'

const functions = [
  'openai-analysis',
  'checkout',
  'activate-payment',
  'send-receipt',
  'export-account',
  'delete-account',
] as const

/** What anybody can send over HTTP: the whole application on a real database. */
export function badInputSuite(open: () => Room): void {
  describe('bad input over HTTP', () => {
    let room: Room
    let app: ReturnType<typeof makeApp>
    let attacker: Person
    let victim: Person
    let token: string
    let victimToken: string
    let victimPayment: string

    const tokenOf = async (person: Person) =>
      (await person.client.auth.getSession()).data.session?.access_token ?? ''
    const apikey = () => room.database.supabase.publishableKey
    const rest = (path: string, init: RequestInit = {}, bearer = token) =>
      app.request(`/rest/v1/${path}`, {
        ...init,
        headers: {
          apikey: apikey(),
          'content-type': 'application/json',
          ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
          ...init.headers,
        },
      })
    const auth = (path: string, body: object) =>
      app.post(`/auth/v1/${path}`, body, undefined, { apikey: apikey() })
    const call = (name: string, body: unknown, bearer = token) =>
      app.post(`/.netlify/functions/${name}`, body, bearer)

    beforeAll(async () => {
      room = open()
      app = makeApp({
        database: room.database,
        paymentProvider: createTestPayments(room.database.payments),
        limitsRates: false,
        rateLimits: { spend: async () => undefined },
      })
      attacker = await room.person()
      victim = await room.person()
      victimPayment = await room.buy(victim.id, 10)
      token = await tokenOf(attacker)
      victimToken = await tokenOf(victim)
    })

    describe('tokens', () => {
      const now = Math.floor(Date.now() / 1000)
      const part = (of: string, index: number) => of.split('.')[index] ?? ''
      const forgeries: [string, () => string][] = [
        ['without a signature', () => signedToken(claimsOf(victimToken), null)],
        ['signed with nothing', () => signedToken(claimsOf(victimToken), '')],
        ['signed with the public key', () => signedToken(claimsOf(victimToken), apikey())],
        ['of another secret', () => signedToken(claimsOf(victimToken), 'x'.repeat(40))],
        [
          'expired',
          () =>
            signedToken(
              { ...claimsOf(victimToken), iat: now - 7200, exp: now - 3600 },
              room.embedded.keys.jwtSecret,
            ),
        ],
        [
          'with the claims of another',
          () => `${part(token, 0)}.${part(victimToken, 1)}.${part(token, 2)}`,
        ],
        [
          'raised to the server’s role',
          () => signedToken({ ...claimsOf(token), role: 'service_role' }, 'x'.repeat(40)),
        ],
        [
          'in a signature it does not fit',
          () => `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`,
        ],
        ['that is the public key', () => apikey()],
      ]

      it.each(forgeries)('%s open no function and no row', async (_, forge) => {
        const forged = forge()
        for (const name of functions) {
          const answer = await call(name, { transaction_id: victimPayment }, forged)
          expect([name, answer.status]).toEqual([name, 401])
        }
        for (const table of ['profiles', 'payments', 'analyses', 'credit_ledger']) {
          const answer = await rest(`${table}?select=*`, {}, forged)
          expect(answer.ok ? await answer.json() : []).toEqual([])
        }
        const user = await app.request('/auth/v1/user', {
          headers: { apikey: apikey(), authorization: `Bearer ${forged}` },
        })
        expect([401, 403]).toContain(user.status)
        expect(await room.database.accounts.loadProfile(victim.id)).not.toBeNull()
      })

      it('that were given back are worth nothing', async () => {
        const visitor = room.visitor()
        await visitor.auth.signInWithPassword(attacker)
        const session = (await visitor.auth.getSession()).data.session
        await visitor.auth.signOut({ scope: 'local' })
        expect((await call('export-account', {}, session?.access_token ?? '')).status).toBe(401)
        const refreshed = await auth('token?grant_type=refresh_token', {
          refresh_token: session?.refresh_token,
        })
        expect(refreshed.status).toBeGreaterThanOrEqual(400)
      })
    })

    describe('what belongs to somebody else', () => {
      it('is neither activated, nor receipted, nor asked about', async () => {
        const begun = await room.database.credits.begin(victim.id, 'a-victims-document-key')
        if (begun.outcome !== 'leased') throw new Error(begun.outcome)
        const { documentId } = await room.database.credits.settle(begun.token, {
          engine: 'test',
          mode: 'general',
          language: null,
          characters: 1,
          parts: 1,
          items: 1,
          durationMs: 1,
        })
        const transaction_id = victimPayment
        expect((await call('activate-payment', { transaction_id })).status).toBe(404)
        expect((await call('send-receipt', { transaction_id })).status).toBe(404)
        const question = { systemPrompt: 'question', content: 'x', question: 'y', documentId }
        const asked = await app.post(aiPath, { action: 'chatCompletion', ...question }, token)
        expect(asked.status).toBe(403)
        const mine = JSON.stringify(await (await call('export-account', {})).json())
        for (const foreign of [victim.id, victim.email, victimPayment, documentId]) {
          expect(mine).not.toContain(foreign)
        }
      })

      it('is granted once to its owner, however often it is activated', async () => {
        for (let count = 0; count < 5; count += 1) {
          const body = { transaction_id: victimPayment }
          expect((await call('activate-payment', body, victimToken)).status).toBe(200)
        }
        expect(await room.database.accounts.loadProfile(victim.id)).toMatchObject({
          documents_limit: 10,
        })
      })
    })

    describe('numbers', () => {
      it.each([-1, 1.5, 1e21, -1e-9, '1e309', 'NaN', null, [], {}])(
        'like %j are no transaction and no balance',
        async (value) => {
          const answer = await call('activate-payment', { transaction_id: value })
          expect([400, 404]).toContain(answer.status)
          for (const column of ['documents_limit', 'documents_used']) {
            const patch = await rest(`profiles?id=eq.${attacker.id}`, {
              method: 'PATCH',
              body: JSON.stringify({ [column]: value }),
            })
            expect(patch.status).toBeGreaterThanOrEqual(400)
            expect(patch.status).toBeLessThan(500)
          }
          expect(await room.database.accounts.loadProfile(attacker.id)).toMatchObject({
            documents_limit: 0,
            documents_used: 0,
          })
        },
      )

      it.each([
        'limit=-1',
        'limit=99999999999999999999',
        'limit=1.5',
        'limit=x',
        'offset=-1',
        'offset=99999999999999999999',
        'documents_used=eq.1e400',
        'documents_used=eq.99999999999999999999',
      ])('in %s break nothing', async (query) => {
        const answer = await rest(`profiles?select=id&${query}`)
        expect(answer.status).toBeLessThan(500)
        const rows: unknown = answer.ok ? await answer.json() : []
        expect([[], [{ id: attacker.id }]]).toContainEqual(rows)
      })
    })

    describe('queries', () => {
      const quote = encodeURIComponent
      it.each([
        'select=id,is_admin',
        'select=encrypted_password',
        'select=*,payments(*)',
        'select=*,users(*)',
        'select=id,user:auth.users(*)',
        'select=pg_sleep(5)',
        'select=count()',
        'select=documents_limit.sum()',
        `select=${quote('id;select 1')}`,
        `select=${quote('id,(select email from auth.users limit 1)')}`,
        'select=email::regclass',
        'order=is_admin.desc',
        `order=${quote('(select 1)')}`,
        'no_such_column=eq.1',
        'id=eq.not-a-uuid',
        'id=not.is.null',
        'or=(id.not.is.null,id.is.null)',
        'and=(id.not.is.null,or(deleted.eq.true,deleted.eq.false))',
        'email=like.*',
        'email=ilike.%25',
        'email=match..*',
        `full_name=eq.${quote("x'; drop table public.profiles; --")}`,
        `full_name=eq.${quote("' or 1=1 --")}`,
        `full_name=in.(${quote('"a","b") or (1=1')})`,
        `full_name=fts(simple).${quote("x' | y")}`,
        `or=(${quote("full_name.eq.x),id.not.is.null,(full_name.eq.y'")})`,
        `${quote('id"; select pg_sleep(5); --')}=eq.1`,
        'id=eq.%00',
        'columns=documents_limit&on_conflict=id',
      ])('like %s answer with own rows or not at all', async (query) => {
        const startedAt = performance.now()
        const answer = await rest(`profiles?${query}`)
        expect(performance.now() - startedAt).toBeLessThan(4_000)
        expect(answer.status).toBeLessThan(500)
        const text = await answer.text()
        for (const foreign of [victim.id, victim.email]) expect(text).not.toContain(foreign)
        const known = await rest('profiles?select=id')
        expect(await known.json()).toEqual([{ id: attacker.id }])
      })

      it.each([
        ['accept-profile', 'auth'],
        ['accept', 'application/vnd.pgrst.plan+json'],
        ['prefer', 'count=exact,tx=rollback,resolution=merge-duplicates'],
        ['range', '0-99999999999999'],
        ['x-http-method-override', 'DELETE'],
      ])('with the header %s: %s give nothing more', async (name, value) => {
        const answer = await rest('profiles?select=*', { headers: { [name]: value } })
        expect(answer.status).toBeLessThan(500)
        expect(await answer.text()).not.toContain(victim.id)
        expect(await room.database.accounts.loadProfile(attacker.id)).not.toBeNull()
      })

      it.each([
        { is_admin: true },
        { documents_limit: 5, is_admin: true },
        [{ full_name: 'a' }, { documents_limit: 9 }],
        { full_name: { toString: 'x' } },
        { 'full_name" = $$x$$, "documents_limit': 9 },
      ])('that write %j change nothing', async (body) => {
        const before = await room.database.accounts.loadProfile(attacker.id)
        const answer = await rest(`profiles?id=eq.${attacker.id}`, {
          method: 'PATCH',
          body: JSON.stringify(body),
        })
        expect(answer.status).toBeLessThan(500)
        const after = await room.database.accounts.loadProfile(attacker.id)
        expect({ ...after, full_name: '' }).toEqual({ ...before, full_name: '' })
      })

      it('that write without a filter reach the own row only', async () => {
        await rest('profiles', { method: 'PATCH', body: JSON.stringify({ full_name: 'Mallory' }) })
        expect((await room.database.accounts.loadProfile(victim.id))?.full_name).toBe('Ada')
      })
    })

    describe('names and addresses', () => {
      const rename = (full_name: string) =>
        rest(`profiles?id=eq.${attacker.id}&select=full_name`, {
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
        expect((await room.database.accounts.loadProfile(attacker.id))?.full_name).toBe('Ada')
      })

      it('of 10,000 characters are cut at sign-up', async () => {
        const email = room.newEmail()
        const data = { full_name: 'y'.repeat(10_000) }
        expect((await auth('signup', { email, password: 'a-password', data })).status).toBe(200)
        const rows = await room.embedded.sql.query<{ length: number }>(
          'select char_length(full_name) as length from public.profiles where email = $1',
          [email],
        )
        expect(rows).toEqual([{ length: 200 }])
      })

      it('that look like another are another, and learn nothing of it', async () => {
        const person = await room.person()
        const mails = (await room.mailsTo(person.email)).length
        for (const letter of ['р', 'ｐ', '\u0440\u200b']) {
          const lookalike = person.email.replace('p', letter)
          await auth('recover', { email: lookalike })
          await auth('signup', { email: lookalike, password: 'other-password' })
          const answer = await auth('token?grant_type=password', {
            email: lookalike,
            password: person.password,
          })
          expect(answer.status).toBe(400)
        }
        expect(await room.mailsTo(person.email)).toHaveLength(mails)
      })

      it('that fold into another never receive its mail', async () => {
        const base = room.newEmail().replace('person', 'kim')
        await auth('signup', { email: base, password: 'a-password' })
        const kelvin = base.replace('k', '\u212A')
        expect(kelvin.toLowerCase()).toBe(base)
        await auth('signup', { email: kelvin, password: 'other-password' })
        await auth('recover', { email: kelvin })
        await auth('resend', { type: 'signup', email: kelvin })
        expect(await room.mailsTo(kelvin)).toEqual([])
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
          const answer = await auth(path, { ...extra, email })
          expect([path, answer.status]).toEqual([path, 400])
        }
        expect(await room.mailsTo('thief@example.com')).toEqual([])
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
        const email = room.newEmail()
        const to = encodeURIComponent(wanted)
        await auth(`signup?redirect_to=${to}`, { email, password: 'a-password' })
        await auth(`recover?redirect_to=${to}`, { email })
        const mails = await room.mailsTo(email)
        expect(mails).not.toEqual([])
        for (const mail of mails) {
          expect(mail.text).not.toContain('evil.example')
          const link = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '')
          link.searchParams.set('redirect_to', wanted)
          const answer = await app.request(`${link.pathname}${link.search}`)
          const location = new URL(answer.headers.get('location') ?? '')
          expect(location.origin + location.pathname).toBe(`${origin}/auth`)
        }
      })
    })
  })
}
