import { Kysely, type PostgresPool as KyselyPool, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Engine } from './engine.ts'
import type { Lite, LiteConnection } from './import-lite.ts'
import { openConnection, openPool, type PostgresPool } from './postgres-pool.ts'
import { apiTypes } from './postgres-types.ts'

const startLock = 7_361_120_419

/** A PostgreSQL that several processes may share. It may go away and come back at any time. */
export async function openPostgresEngine(databaseUrl: string, lite: Lite): Promise<Engine> {
  await checkReachable(databaseUrl)
  const serverPool = openPool({ databaseUrl, max: 10 })
  const apiPool = openPool({ databaseUrl, max: 10, types: apiTypes })
  return {
    description: 'PostgreSQL',
    connection: apiConnection(lite, databaseUrl, apiPool),
    serial: (run) => run(),
    sql: {
      async query<Row>(text: string, parameters: readonly unknown[] = []) {
        const client = await serverPool.connect()
        try {
          const { rows } = await client.query<Row>(text, parameters)
          return rows
        } finally {
          client.release()
        }
      },
      script: (text) =>
        inTransaction(databaseUrl, async (client) => {
          await client.query(text)
        }),
    },
    // Held by a transaction, not a session: poolers between us and the server keep those apart.
    exclusively: (run) =>
      inTransaction(databaseUrl, async (client) => {
        await client.query('select pg_advisory_xact_lock($1)', [startLock])
        return run()
      }),
    async close() {
      await Promise.all([serverPool.end(), apiPool.end()])
    },
  }
}

/** The API's own connection with our driver in place of its own, which ends the process when PostgreSQL goes away under load. */
function apiConnection(lite: Lite, databaseUrl: string, pool: PostgresPool): LiteConnection {
  const connection = new lite.PostgresConnection({ url: databaseUrl })
  // The API reads no cursors, which the type asks for.
  const dialect = new PostgresDialect({ pool: pool as unknown as KyselyPool })
  connection.kysely = new Kysely({ dialect })
  return connection
}

async function checkReachable(databaseUrl: string): Promise<void> {
  try {
    const client = await openConnection(databaseUrl)
    await client.end()
  } catch (error) {
    throw new Error('The PostgreSQL at DATABASE_URL cannot be reached.', { cause: error })
  }
}

async function inTransaction<T>(
  databaseUrl: string,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openConnection(databaseUrl)
  try {
    await client.query('begin')
    const result = await run(client)
    await client.query('commit')
    return result
  } finally {
    // An open transaction ends with its connection.
    await client.end()
  }
}
