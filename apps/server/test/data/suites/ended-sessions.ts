import { beforeAll, describe, expect, it } from 'vitest'
import { analyze } from '../support/credit-work.ts'
import { openSender, type Sender } from '../support/sender.ts'
import { claimsOf, signedToken } from '../support/signed-token.ts'
import { type Account, origin, type TestDatabase } from '../support/test-database.ts'

const calls: [method: string, path: string, body?: object][] = [
  ['GET', '/rest/v1/profiles?select=*'],
  ['HEAD', '/rest/v1/profiles?select=*'],
  ['GET', '/rest/v1/payments?select=*'],
  ['GET', '/rest/v1/analyses?select=*'],
  ['GET', '/rest/v1/credit_ledger?select=*'],
  ['PATCH', '/rest/v1/profiles?id=eq.{user}', { full_name: 'Mallory' }],
  ['POST', '/rest/v1/rpc/increment_document_usage', {}],
  ['GET', '/auth/v1/user'],
  ['PUT', '/auth/v1/user', { password: 'another-password' }],
  ['POST', '/.netlify/functions/export-account', {}],
  ['POST', '/.netlify/functions/checkout', {}],
  [
    'POST',
    '/.netlify/functions/openai-analysis',
    { action: 'chatCompletion', systemPrompt: 'summary', content: 'The rent is due monthly.' },
  ],
]

/** How the one session of a person ends. */
const ends: [string, (db: TestDatabase, person: Account) => Promise<unknown>][] = [
  ['sign-out', (_, person) => person.client.auth.signOut({ scope: 'local' })],
  [
    'sign-out of all sessions elsewhere',
    async (db, person) => {
      const elsewhere = db.visitor()
      await elsewhere.auth.signInWithPassword(person)
      await elsewhere.auth.signOut({ scope: 'global' })
    },
  ],
  [
    'a password change elsewhere',
    async (db, person) => {
      const elsewhere = db.visitor()
      await elsewhere.auth.signInWithPassword(person)
      const { error } = await elsewhere.auth.updateUser({ password: 'changed-password' })
      expect(error).toBeNull()
    },
  ],
  ['deletion of the account', (db, person) => db.database.accounts.deleteAccount(person.id)],
]

/** What a token is worth whose session is over while it has not expired. */
export function endedSessionSuite(open: () => TestDatabase): void {
  describe('an ended session', () => {
    let db: TestDatabase
    let sender: Sender
    beforeAll(async () => {
      db = open()
      sender = await openSender(db)
    })

    const tokenOf = async (person: Account) =>
      (await person.client.auth.getSession()).data.session?.access_token ?? ''
    const send = (token: string, userId: string, [method, path, body]: (typeof calls)[number]) =>
      sender.app.request(path.replace('{user}', userId), {
        method,
        headers: {
          apikey: sender.apikey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })

    it.each(ends)('by %s opens nothing any more', async (_, end) => {
      const person = await db.person()
      await db.buy(person.id, 3)
      const token = await tokenOf(person)
      const before = await send(token, person.id, ['GET', '/rest/v1/profiles?select=*'])
      expect(await before.json()).toHaveLength(1)
      await end(db, person)
      const profile = await db.database.accounts.loadProfile(person.id)
      for (const call of calls) {
        const answer = await send(token, person.id, call)
        // The account service refuses its own addresses in its own way.
        const refusals = call[1].startsWith('/auth/v1/') ? [401, 403] : [401]
        expect([call[0], call[1], refusals.includes(answer.status)]).toEqual([
          ...call.slice(0, 2),
          true,
        ])
      }
      expect(await db.database.accounts.loadProfile(person.id)).toEqual(profile)
    })

    it('opens nothing past the gateway either', async () => {
      const person = await db.person()
      await db.buy(person.id, 3)
      const token = await tokenOf(person)
      await person.client.auth.signOut({ scope: 'local' })
      const direct = async (method: string, path: string, body?: object) => {
        const answer = await db.embedded.fetch(
          new Request(`${origin}/rest/v1/${path}`, {
            method,
            headers: {
              apikey: sender.apikey,
              authorization: `Bearer ${token}`,
              'content-type': 'application/json',
              prefer: 'return=representation',
            },
            ...(body ? { body: JSON.stringify(body) } : {}),
          }),
        )
        return answer.ok ? answer.json() : []
      }
      for (const table of ['profiles', 'payments', 'analyses', 'credit_ledger']) {
        expect([table, await direct('GET', `${table}?select=*`)]).toEqual([table, []])
      }
      expect(await direct('PATCH', `profiles?id=eq.${person.id}`, { full_name: 'M' })).toEqual([])
      expect(await direct('POST', 'rpc/increment_document_usage', {})).toEqual([])
      expect(await db.database.accounts.loadProfile(person.id)).toMatchObject({
        full_name: 'Ada',
        documents_used: 0,
      })
    })

    it('is counted for nobody but strangers, whoever it was of', async () => {
      const ended = await db.person()
      const endedToken = await tokenOf(ended)
      await ended.client.auth.signOut({ scope: 'local' })
      const living = await db.person()
      const forged = signedToken(claimsOf(await tokenOf(living)), 'a-guessed-secret')
      const told: (string | null)[] = []
      const callerLimits = {
        onToken: async (userId: string) => void told.push(`token of ${userId}`),
        onCaller: async (userId: string | null) => void told.push(userId),
      }
      const tell = async (token: string, path: string) => {
        told.length = 0
        const headers = { apikey: sender.apikey, authorization: `Bearer ${token}` }
        await db.database.supabase.handle?.(new Request(origin + path, { headers }), callerLimits)
        return [...told]
      }
      for (const path of ['/rest/v1/profiles?select=*', '/auth/v1/user']) {
        expect(await tell(endedToken, path)).toEqual([`token of ${ended.id}`, null])
        expect(await tell(await tokenOf(living), path)).toEqual([
          `token of ${living.id}`,
          living.id,
        ])
        expect(await tell(forged, path)).toEqual([null])
        expect(await tell(sender.apikey, path)).toEqual([null])
      }
    })

    it('is also one whose time is over', async () => {
      const person = await db.person()
      const token = await tokenOf(person)
      await db.embedded.sql.query(
        `update auth.sessions set not_after = now() - interval '1 second' where user_id = $1`,
        [person.id],
      )
      expect(await db.database.accounts.identify(token)).toBeNull()
      expect((await person.direct.from('profiles').select('id')).data).toEqual([])
    })

    it('leaves other sessions alone', async () => {
      const person = await db.person()
      const elsewhere = db.visitor()
      await elsewhere.auth.signInWithPassword(person)
      await elsewhere.auth.signOut({ scope: 'local' })
      expect((await person.client.from('profiles').select('id')).data).toEqual([{ id: person.id }])
    })

    it.each([
      ['without a session', { session_id: undefined }],
      ['with somebody else’s session', { session_id: 'victim' }],
      ['for another audience', { aud: 'anon' }],
      ['without an end', { exp: undefined }],
    ])('is what a well-signed token %s is worth', async (_, change) => {
      const { attacker, victim } = sender
      const sessionId = claimsOf(victim.token).session_id
      const claims = Object.fromEntries(
        Object.entries({ ...claimsOf(attacker.token), ...change }).map(([name, value]) => [
          name,
          value === 'victim' ? sessionId : value,
        ]),
      )
      const token = signedToken(claims, db.embedded.keys.jwtSecret)
      expect(await db.database.accounts.identify(token)).toBeNull()
      const answer = await send(token, attacker.id, ['GET', '/rest/v1/profiles?select=*'])
      expect(answer.status).toBe(401)
    })
  })

  describe('the caller', () => {
    const canUseModel = async (db: TestDatabase, person: Account) =>
      (await db.database.accounts.identify(await accessToken(person)))?.canUseModel
    const accessToken = async (person: Account) =>
      (await person.client.auth.getSession()).data.session?.access_token ?? ''

    it('may use the model with a credit that has not expired, or an analysis within a day', async () => {
      const db = open()
      const person = await db.person()
      expect(await canUseModel(db, person)).toBe(false)
      await db.buy(person.id, 1, 30)
      expect(await canUseModel(db, person)).toBe(true)
      await db.embedded.sql.query(
        `update public.credit_lots set expires_at = now() - interval '1 second' where user_id = $1`,
        [person.id],
      )
      expect(await canUseModel(db, person)).toBe(false)
      await db.buy(person.id, 1)
      await analyze(db, person.id, 'model-document-key')
      expect(await canUseModel(db, person)).toBe(true)
      await db.embedded.sql.query(
        `update public.analyses set last_run_at = now() - interval '25 hours' where user_id = $1`,
        [person.id],
      )
      expect(await canUseModel(db, person)).toBe(false)
    })
  })
}
