import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAudit } from './support/operator-command.ts'
import { type PostgresServer, startPostgres } from './support/postgres-server.ts'
import { startServer } from './support/start-server.ts'
import { openStripeStub } from './support/stripe-stub-server.ts'
import { visit } from './support/visitor.ts'

describe('a payment whose buyer closed the tab and whose webhook was lost', () => {
  let postgres: PostgresServer
  let stripe: Awaited<ReturnType<typeof openStripeStub>>
  let environment: Record<'DATABASE_URL' | 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL', string>
  beforeAll(async () => {
    postgres = await startPostgres()
    stripe = await openStripeStub()
    environment = {
      DATABASE_URL: await postgres.createDatabase(),
      STRIPE_SECRET_KEY: 'sk_test_stub',
      STRIPE_API_URL: stripe.url,
    }
  })
  afterAll(async () => {
    await stripe.close()
    await postgres.stop()
  })

  async function pass(interval: string) {
    const client = await postgres.connect(environment.DATABASE_URL)
    await client.query(
      `update public.payments set created_at = created_at - $1::interval,
         next_check_at = next_check_at - $1::interval`,
      [interval],
    )
    await client.end()
  }

  it('is listed by the audit while no server runs, then found and granted once by two', async () => {
    const first = await startServer(environment)
    const buyer = await visit(first.origin)
    await buyer.signUp('buyer@example.test', 'paperweight')
    await buyer.followMail('buyer@example.test')
    await buyer.signIn('buyer@example.test', 'paperweight')
    expect((await buyer.post('/.netlify/functions/checkout', {})).status).toBe(200)
    const [session = ''] = stripe.sessions.keys()
    stripe.pay(session)
    await first.stop()

    await pass('26 hours')
    const listed = await runAudit(environment)
    expect(listed.code).toBe(1)
    expect(listed.stdout).toContain('a checkout ends within 25 hours')

    const asked = stripe.requests.length
    const servers = await Promise.all([startServer(environment), startServer(environment)])
    const back = await visit(servers[0]?.origin ?? '')
    await back.signIn('buyer@example.test', 'paperweight')
    const limit = async () => {
      const { data } = await back.supabase.from('profiles').select('documents_limit')
      return (data as { documents_limit: number }[] | null)?.[0]?.documents_limit
    }
    await expect.poll(limit, { timeout: 240_000, interval: 200 }).toBe(10)
    await Promise.all(servers.map((server) => server.stop()))
    const paths = stripe.requests.slice(asked).map(({ path }) => path)
    expect(paths).toEqual(Array(2).fill(`/v1/checkout/sessions/${session}`))
    expect(await runAudit(environment)).toMatchObject({ code: 0 })
  })
})
