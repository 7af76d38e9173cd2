import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAudit } from './support/operator-command.ts'
import { type PostgresServer, startPostgres } from './support/postgres-server.ts'
import { type ServerProcess, startServer } from './support/start-server.ts'
import { visit } from './support/visitor.ts'

const password = 'paperweight'
const callerCount = 6

type Visitor = Awaited<ReturnType<typeof visit>>

interface Answer {
  readonly status: number
  readonly code: string | undefined
  readonly retryAfter: string | null
}

async function customer(origin: string, email: string): Promise<Visitor> {
  const visitor = await visit(origin)
  const { error } = await visitor.signUp(email, password)
  if (error) throw error
  await visitor.followMail(email)
  await visitor.signIn(email, password)
  expect((await visitor.buyPack()).status).toBe(200)
  return visitor
}

describe('a server whose PostgreSQL goes away', () => {
  let postgres: PostgresServer
  let environment: Record<'DATABASE_URL' | 'RATE_LIMITS' | 'PACK_DOCUMENTS', string>
  let server: ServerProcess
  let customers: Visitor[]
  let publishableKey: string
  let run = 0
  beforeAll(async () => {
    postgres = await startPostgres()
    environment = {
      DATABASE_URL: await postgres.createDatabase(),
      RATE_LIMITS: 'off',
      PACK_DOCUMENTS: '10000',
    }
    server = await startServer(environment)
    const config = await (await fetch(`${server.origin}/config.json`)).json()
    publishableKey = (config as { supabaseKey: string }).supabaseKey
    customers = []
    for (let number = 0; number < callerCount; number += 1) {
      customers.push(await customer(server.origin, `caller${number}@example.test`))
    }
  })
  afterAll(async () => {
    await server.stop()
    await postgres.stop()
  })

  async function read(answer: Response): Promise<Answer> {
    const text = await answer.text()
    const body = text.startsWith('{') ? (JSON.parse(text) as { code?: string }) : {}
    const retryAfter = answer.headers.get('retry-after')
    return { status: answer.status, code: body.code, retryAfter }
  }

  async function readProfile(visitor: Visitor | undefined, path = '/rest/v1/profiles?select=*') {
    const authorization = `Bearer ${visitor?.accessToken()}`
    const headers = { authorization, apikey: publishableKey }
    return read(await fetch(server.origin + path, { headers }))
  }

  async function call(visitor: Visitor): Promise<Answer[]> {
    run += 1
    const content = `Lease number ${run}. The tenant shall pay rent of $3,400 per month.`
    const summary = { action: 'chatCompletion', systemPrompt: 'summary', content }
    return [
      await read(await visitor.ai(summary)),
      await readProfile(visitor),
      await readProfile(visitor, '/auth/v1/user'),
    ]
  }

  /** Six callers call on and on while something happens, which is told what they hear; then they ask once more. */
  async function callThrough(happen: (heard: readonly Answer[]) => Promise<void>) {
    const during: Answer[] = []
    let isOver = false
    const callers = customers.map(async (visitor) => {
      while (!isOver) during.push(...(await call(visitor)))
    })
    await happen(during).finally(() => {
      isOver = true
    })
    await Promise.all(callers)
    const isReady = async () => (await fetch(`${server.origin}/readyz`)).status
    await expect.poll(isReady, { timeout: 240_000, interval: 200 }).toBe(200)
    for (const visitor of customers)
      expect(await readProfile(visitor)).toMatchObject({ status: 200 })
    const wrong = during.filter(({ status, retryAfter }) =>
      status >= 500 ? retryAfter === null : status !== 200 && status !== 409,
    )
    expect(wrong).toEqual([])
    expect(server.output.stderr).not.toContain('unexpected error: stopping')
  }

  it('goes on by itself after a restart', async () => {
    await callThrough(async (heard) => {
      const statuses = () => heard.map(({ status }) => status)
      await expect.poll(statuses).toContain(200)
      await postgres.halt('fast')
      await expect
        .poll(() => heard)
        .toContainEqual({ status: 503, code: 'not_ready', retryAfter: '3' })
      await postgres.resume()
      const heardBefore = heard.length
      await expect.poll(() => statuses().slice(heardBefore)).toContain(200)
    })
  })

  it('goes on by itself after all its connections were ended, again and again', async () => {
    await callThrough(async () => {
      for (let time = 0; time < 10; time += 1) {
        await postgres.endConnections(environment.DATABASE_URL)
        await sleep(100)
      }
    })
  })

  it('lets nobody wait for ever while its connections are all taken', async () => {
    const holder = await postgres.connect(environment.DATABASE_URL)
    await holder.query('begin')
    await holder.query('lock table public.profiles in access exclusive mode')
    const [visitor] = customers
    const calls = Array.from({ length: 16 }, () => readProfile(visitor))
    const first = await Promise.race(calls)
    expect(first).toEqual({ status: 503, code: 'not_ready', retryAfter: '3' })
    await holder.end()
    await Promise.all(calls)
    expect(await readProfile(visitor)).toMatchObject({ status: 200 })
  })

  it('asks to come again when a table is locked for longer than a request waits', async () => {
    const holder = await postgres.connect(environment.DATABASE_URL)
    await holder.query('begin')
    await holder.query('lock table public.payments in access exclusive mode')
    const read = await readProfile(customers[0], '/rest/v1/payments?select=*')
    await holder.end()
    expect(read).toEqual({ status: 503, code: 'not_ready', retryAfter: '3' })
  })

  it('leaves books that add up', async () => {
    expect(await runAudit(environment)).toMatchObject({
      code: 0,
      stdout: 'Credits of: PostgreSQL\nEverything adds up.\n',
    })
  })
})
