import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { type ServerProcess, startServer } from '../support/start-server.ts'
import { visit } from '../support/visitor.ts'

describe('two server processes on one PostgreSQL', () => {
  let postgres: PostgresServer
  let servers: ServerProcess[] = []
  beforeAll(async () => {
    postgres = await startPostgres()
    const environment = { DATABASE_URL: await postgres.createDatabase(), HOST: '127.0.0.1' }
    servers = await Promise.all([startServer(environment), startServer(environment)])
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres.stop()
  })

  it('share the sign-ins of an account', async () => {
    const visitors = await Promise.all(servers.map(({ origin }) => visit(origin)))
    const tries = Array.from({ length: 24 }, (_, index) =>
      visitors[index % 2]?.signIn('ada@example.test', 'wrong-password'),
    )
    const statuses = (await Promise.all(tries)).map((answer) => answer?.error?.status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(14)
  })

  it('say when to come again, and keep other accounts apart', async () => {
    const signIn = (server: ServerProcess | undefined, email: string) =>
      fetch(`${server?.origin}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'wrong-password' }),
      })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signIn(servers[0], 'bob@example.test')),
    )
    expect(answers.some(({ status }) => status === 429)).toBe(false)
    const more = []
    for (let count = 0; count < 3; count += 1) {
      more.push(await signIn(servers[1], 'bob@example.test'))
    }
    expect(more.map(({ status }) => status === 429)).toEqual([false, false, true])
    const waitSeconds = Number(more[2]?.headers.get('retry-after'))
    expect(waitSeconds).toBeGreaterThan(0)
    expect(waitSeconds).toBeLessThanOrEqual(60)
    expect((await signIn(servers[1], 'eve@example.test')).status).not.toBe(429)
  })
})
