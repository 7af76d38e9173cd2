import { beforeAll, describe, expect, it } from 'vitest'
import { aiPath } from '../../../fakes/test-app.ts'
import { analyze } from '../../support/credit-work.ts'
import { openSender, type Sender } from '../../support/sender.ts'
import { claimsOf, signedToken } from '../../support/signed-token.ts'
import type { TestDatabase } from '../../support/test-database.ts'

const functions = [
  'openai-analysis',
  'checkout',
  'activate-payment',
  'send-receipt',
  'export-account',
  'delete-account',
] as const

/** Who somebody claims to be, and what is not theirs. */
export function badTokenSuite(open: () => TestDatabase): void {
  describe('bad tokens over HTTP', () => {
    let db: TestDatabase
    let sender: Sender
    beforeAll(async () => {
      db = open()
      sender = await openSender(db)
    })

    describe('tokens', () => {
      const now = Math.floor(Date.now() / 1000)
      const part = (of: string, index: number) => of.split('.')[index] ?? ''
      const forgeries: [string, () => string][] = [
        ['without a signature', () => signedToken(claimsOf(sender.victim.token), null)],
        ['signed with nothing', () => signedToken(claimsOf(sender.victim.token), '')],
        [
          'signed with the public key',
          () => signedToken(claimsOf(sender.victim.token), sender.apikey),
        ],
        ['of another secret', () => signedToken(claimsOf(sender.victim.token), 'x'.repeat(40))],
        [
          'expired',
          () =>
            signedToken(
              { ...claimsOf(sender.victim.token), iat: now - 7200, exp: now - 3600 },
              db.embedded.keys.jwtSecret,
            ),
        ],
        [
          'with the claims of another',
          () =>
            `${part(sender.attacker.token, 0)}.${part(sender.victim.token, 1)}.${part(sender.attacker.token, 2)}`,
        ],
        [
          'raised to the server’s role',
          () =>
            signedToken(
              { ...claimsOf(sender.attacker.token), role: 'service_role' },
              'x'.repeat(40),
            ),
        ],
        [
          'in a signature it does not fit',
          () =>
            `${sender.attacker.token.slice(0, -4)}${sender.attacker.token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`,
        ],
        ['that is the public key', () => sender.apikey],
      ]

      it.each(forgeries)('%s open no function and no row', async (_, forge) => {
        const forged = forge()
        for (const name of functions) {
          const answer = await sender.call(name, { transaction_id: sender.victim.payment }, forged)
          expect([name, answer.status]).toEqual([name, 401])
        }
        for (const table of ['profiles', 'payments', 'analyses', 'credit_ledger']) {
          const answer = await sender.rest(`${table}?select=*`, {}, forged)
          expect(answer.ok ? await answer.json() : []).toEqual([])
        }
        const user = await sender.app.request('/auth/v1/user', {
          headers: { apikey: sender.apikey, authorization: `Bearer ${forged}` },
        })
        expect([401, 403]).toContain(user.status)
        expect(await db.database.accounts.loadProfile(sender.victim.id)).not.toBeNull()
      })

      it.each([
        { ahead: 200, status: 200 },
        { ahead: 3600, status: 401 },
      ])('issued $ahead s from now read rows: $status', async ({ ahead, status }) => {
        const claims = claimsOf(sender.attacker.token)
        const issued = Math.floor(Date.now() / 1000) + ahead
        const secret = db.embedded.keys.jwtSecret
        const ofLater = signedToken({ ...claims, iat: issued }, secret)
        const answer = await sender.rest('profiles?select=id', {}, ofLater)
        expect(answer.status).toBe(status)
        if (status === 200) expect(await answer.json()).toEqual([{ id: sender.attacker.id }])
        const forged = signedToken({ ...claims, iat: issued }, 'x'.repeat(40))
        expect((await sender.rest('profiles?select=id', {}, forged)).status).toBe(401)
        const ended = signedToken({ ...claims, iat: issued, exp: issued - 2 * ahead }, secret)
        expect((await sender.rest('profiles?select=id', {}, ended)).status).toBe(401)
      })

      it('that were given back are worth nothing', async () => {
        const visitor = db.visitor()
        await visitor.auth.signInWithPassword(sender.attacker)
        const session = (await visitor.auth.getSession()).data.session
        await visitor.auth.signOut({ scope: 'local' })
        expect((await sender.call('export-account', {}, session?.access_token ?? '')).status).toBe(
          401,
        )
        const refreshed = await sender.auth('token?grant_type=refresh_token', {
          refresh_token: session?.refresh_token,
        })
        expect(refreshed.status).toBeGreaterThanOrEqual(400)
      })
    })

    describe('what belongs to somebody else', () => {
      it('is neither activated, nor receipted, nor asked about', async () => {
        const { documentId } = await analyze(db, sender.victim.id, 'a-victims-document-key')
        const transaction_id = sender.victim.payment
        expect((await sender.call('activate-payment', { transaction_id })).status).toBe(404)
        expect((await sender.call('send-receipt', { transaction_id })).status).toBe(404)
        const question = { systemPrompt: 'question', content: 'x', question: 'y', documentId }
        const asked = await sender.app.post(
          aiPath,
          { action: 'chatCompletion', ...question },
          sender.attacker.token,
        )
        expect(asked.status).toBe(403)
        const mine = JSON.stringify(await (await sender.call('export-account', {})).json())
        for (const foreign of [
          sender.victim.id,
          sender.victim.email,
          sender.victim.payment,
          documentId,
        ]) {
          expect(mine).not.toContain(foreign)
        }
      })

      it('is granted once to its owner, however often it is activated', async () => {
        for (let count = 0; count < 5; count += 1) {
          const body = { transaction_id: sender.victim.payment }
          expect((await sender.call('activate-payment', body, sender.victim.token)).status).toBe(
            200,
          )
        }
        expect(await db.database.accounts.loadProfile(sender.victim.id)).toMatchObject({
          documents_limit: 10,
        })
      })
    })
  })
}
