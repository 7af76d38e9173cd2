import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

const sorting = `explain (analyze, format json) select count(*) from (
  select n, repeat(md5(n::text), 16) as filler from generate_series(1, 1000) as n
    order by n desc, filler offset 0) as sorted`

describe('the readiness of PostgreSQL', () => {
  let server: PostgresServer
  let databaseUrl: string
  let db: TestDatabase
  beforeAll(async () => {
    server = await startPostgres()
    databaseUrl = await server.createDatabase()
    db = await openTestDatabase({ databaseUrl })
  })
  afterAll(async () => {
    await db.close()
    await server.stop()
  })
  const isReady = async () => (await db.database.readiness()) === null

  it('is asked for once however many ask', async () => {
    const counted = async () => {
      const [row] = await db.embedded.sql.query<{ calls: number }>(
        `select coalesce(sum(calls), 0)::integer as calls from public.call_counters
           where key = 'readiness of the database'`,
      )
      return row?.calls ?? 0
    }
    const before = await counted()
    const answers = await Promise.all(Array.from({ length: 50 }, isReady))
    expect(answers).toEqual(Array(50).fill(true))
    expect(await counted()).toBe(before + 1)
  })

  it('needs new space on the disk', async () => {
    const client = await server.connect(databaseUrl)
    await client.query("set work_mem = '64kB'")
    const plan = JSON.stringify((await client.query(sorting)).rows)
    await client.end()
    expect(plan).toContain('"Sort Space Type":"Disk"')
  })

  it('is lost while nothing can be written, or there is no more space, and comes back', async () => {
    const change = async (setting: string) => {
      const client = await server.connect(new URL('/postgres', databaseUrl).href)
      await client.query(`alter database ${new URL(databaseUrl).pathname.slice(1)} ${setting}`)
      await client.end()
      await server.endConnections(databaseUrl)
    }
    for (const name of ['default_transaction_read_only = on', 'temp_file_limit = 0']) {
      await change(`set ${name}`)
      await expect.poll(isReady, { timeout: 240_000 }).toBe(false)
      await change(`reset ${name.split(' ')[0]}`)
      await expect.poll(isReady, { timeout: 240_000 }).toBe(true)
    }
  })
})
