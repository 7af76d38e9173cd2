import { createTestPayments } from '../../../src/adapters/test-payments.ts'
import { noRateLimits } from '../../../src/http/rate-limits.ts'
import { makeApp } from '../../fakes/test-app.ts'
import type { TestDatabase } from './test-database.ts'

export type Sender = Awaited<ReturnType<typeof openSender>>

/** The whole application on a real database, a user who sends to it what nobody should, and another whom it could hurt. */
export async function openSender(db: TestDatabase) {
  const app = makeApp({
    database: db.database,
    paymentProvider: createTestPayments(db.database.payments),
    limitsRates: false,
    rateLimits: noRateLimits,
  })
  const apikey = db.database.supabase.publishableKey
  const join = async () => {
    const person = await db.person()
    const { session } = (await person.client.auth.getSession()).data
    return { ...person, token: session?.access_token ?? '' }
  }
  const attacker = await join()
  const victim = await join()
  return {
    app,
    apikey,
    attacker,
    victim: { ...victim, payment: await db.buy(victim.id, 10) },
    rest: (path: string, init: RequestInit = {}, bearer = attacker.token) =>
      app.request(`/rest/v1/${path}`, {
        ...init,
        headers: {
          apikey,
          'content-type': 'application/json',
          ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
          ...init.headers,
        },
      }),
    auth: (path: string, body: object) => app.post(`/auth/v1/${path}`, body, undefined, { apikey }),
    call: (name: string, body: unknown, bearer = attacker.token) =>
      app.post(`/.netlify/functions/${name}`, body, bearer),
  }
}
