import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAudit } from './support/operator-command.ts'
import { type PostgresServer, startPostgres } from './support/postgres-server.ts'
import { type ServerProcess, startServer } from './support/start-server.ts'
import { visit } from './support/visitor.ts'

const password = 'paperweight'
const many = 200

type Visitor = Awaited<ReturnType<typeof visit>>
type Origins = readonly [string, string]

/** One signed-in person in two browsers, one on each server. */
async function personOnBoth(origins: Origins, email: string): Promise<[Visitor, Visitor]> {
  const [one, other] = [await visit(origins[0]), await visit(origins[1])]
  const { error } = await one.signUp(email, password)
  if (error) throw error
  await one.followMail(email)
  for (const visitor of [one, other]) await visitor.signIn(email, password)
  return [one, other]
}

async function rows(visitor: Visitor, table: string, filter: Record<string, string> = {}) {
  const { data, error } = await visitor.supabase.from(table).select('*').match(filter)
  if (error) throw error
  return data as Record<string, unknown>[]
}

/** Sends a document until it is no longer refused for another that runs; counts the refusals. */
async function summarize(visitor: Visitor, content: string) {
  const body = { action: 'chatCompletion', systemPrompt: 'summary', content }
  for (let refusals = 0; ; refusals += 1) {
    const answer = await visitor.ai(body)
    const result = (await answer.json()) as { code?: string; documentId?: string }
    if (result.code !== 'analysis_running') return { status: answer.status, refusals, ...result }
  }
}

describe('two server processes on one PostgreSQL', () => {
  let postgres: PostgresServer
  let environment: { DATABASE_URL: string; RATE_LIMITS: string }
  let servers: ServerProcess[] = []
  let origins: Origins
  beforeAll(async () => {
    postgres = await startPostgres()
    environment = { DATABASE_URL: await postgres.createDatabase(), RATE_LIMITS: 'off' }
    const [one, other] = await Promise.all([startServer(environment), startServer(environment)])
    servers = [one, other]
    origins = [one.origin, other.origin]
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres.stop()
  })

  it(`grant one pack for ${many} activations of one payment at once`, async () => {
    const [one, other] = await personOnBoth(origins, 'buyer@example.test')
    const checkout = await one.post('/.netlify/functions/checkout', {})
    const { url } = (await checkout.json()) as { url: string }
    const transaction_id = new URL(url).searchParams.get('session') ?? ''
    const paid = await fetch(`${origins[0]}/checkout/test`, {
      method: 'POST',
      body: new URLSearchParams({ session: transaction_id, choice: 'pay' }),
      redirect: 'manual',
    })
    expect(paid.status).toBe(303)
    const answers = await Promise.all(
      Array.from({ length: many }, async (_, index) => {
        const visitor = index % 2 === 0 ? one : other
        const answer = await visitor.post('/.netlify/functions/activate-payment', {
          transaction_id,
        })
        const body = (await answer.json()) as { profile?: { documents_limit: number } }
        return { status: answer.status, limit: body.profile?.documents_limit }
      }),
    )
    expect(answers).toEqual(Array(many).fill({ status: 200, limit: 10 }))
    expect(await rows(one, 'credit_ledger')).toMatchObject([
      { kind: 'grant', change: 10, limit_after: 10, used_after: 0 },
    ])
    expect(await rows(one, 'payments')).toMatchObject([{ status: 'granted' }])
  })

  it(`give 10 results for 10 credits when ${many} documents are sent at once`, async () => {
    const [one, other] = await personOnBoth(origins, 'reader@example.test')
    expect((await one.buyPack()).status).toBe(200)
    const outcomes = await Promise.all(
      Array.from({ length: many }, (_, index) =>
        summarize(
          index % 2 === 0 ? one : other,
          `Lease number ${index}. The tenant shall pay rent of $3,400 per month. The lease runs for ${index} years.`,
        ),
      ),
    )
    const results = outcomes.filter(({ status }) => status === 200)
    expect(results).toHaveLength(10)
    expect(new Set(results.map(({ documentId }) => documentId)).size).toBe(10)
    expect(outcomes.filter(({ code }) => code === 'limit_reached')).toHaveLength(many - 10)
    expect(outcomes.some(({ refusals }) => refusals > 0)).toBe(true)
    expect(await rows(one, 'credit_ledger', { kind: 'use' })).toHaveLength(10)
    expect(await rows(one, 'analyses')).toHaveLength(10)
    expect(await rows(one, 'profiles')).toMatchObject([{ documents_used: 10, documents_limit: 10 }])
  })

  it('leave books that add up', async () => {
    expect(await runAudit(environment)).toEqual({
      code: 0,
      stdout: 'Credits of: PostgreSQL\nEverything adds up.\n',
      stderr: '',
    })
  })
})
