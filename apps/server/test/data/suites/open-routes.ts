import { describe, expect, it } from 'vitest'
import { post } from '../support/post.ts'
import { origin, type TestDatabase } from '../support/test-database.ts'

/** Which addresses of the Supabase API are there, and how the others refuse. */
export function openRouteSuite(open: () => TestDatabase): void {
  describe('the list of routes', () => {
    const closed: [string, string][] = [
      ['POST', '/auth/v1/otp'],
      ['POST', '/auth/v1/magiclink'],
      ['GET', '/auth/v1/reauthenticate'],
      ['GET', '/auth/v1/admin/users'],
      ['POST', '/auth/v1/admin/users'],
      ['GET', '/auth/v1/.well-known/jwks.json'],
      ['OPTIONS', '/auth/v1/signup'],
      ['GET', '/rest/v1/'],
      ['GET', '/rest/v1/leases'],
      ['POST', '/rest/v1/profiles'],
      ['DELETE', '/rest/v1/profiles'],
      ['PUT', '/rest/v1/profiles'],
      ['PATCH', '/rest/v1/payments'],
      ['POST', '/rest/v1/rpc/grant_pack'],
      ['GET', '/rest/v1/rpc/increment_document_usage'],
      ['GET', '/storage/v1/bucket'],
      ['GET', '/_system/info'],
    ]

    it.each(closed)('ends %s %s with a plain 404', async (method, path) => {
      const db = open()
      const answer = await db.handle(
        new Request(`${origin}${path}`, {
          method,
          headers: { apikey: db.database.supabase.publishableKey, 'x-request-id': 'req-1' },
        }),
      )
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'not_found', requestId: 'req-1' })
    })

    it('takes the publishable key only, never the secret one from outside', async () => {
      const db = open()
      for (const key of ['', 'wrong', db.embedded.keys.secretKey]) {
        const answer = await db.handle(
          new Request(`${origin}/rest/v1/profiles?select=*`, { headers: { apikey: key } }),
        )
        expect(answer.status).toBe(401)
      }
    })

    it('words every refusal with error, code and requestId', async () => {
      const db = open()
      const refusals = [
        await post(db, '/auth/v1/token?grant_type=password', { email: 'a@b.co', password: 'x' }),
        await post(db, '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'x' }),
        await post(db, '/auth/v1/token?grant_type=id_token', {}),
        await post(db, '/auth/v1/signup', { email: 'a@b.co', password: 'x\u0000y' }),
        await post(db, '/rest/v1/rpc/increment_document_usage', {}),
      ]
      for (const { status, body } of refusals) {
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
        expect(body).toMatchObject({
          error: expect.any(String),
          code: expect.any(String),
          requestId: expect.any(String),
        })
      }
    })

    it('refuses oversized and malformed bodies', async () => {
      const db = open()
      const large = await post(db, '/auth/v1/signup', { email: 'x'.repeat(70_000) })
      expect(large.status).toBe(413)
      const answer = await db.handle(
        new Request(`${origin}/auth/v1/signup`, {
          method: 'POST',
          headers: { apikey: db.database.supabase.publishableKey },
          body: '{"email":',
        }),
      )
      expect(answer.status).toBe(400)
    })
  })
}
