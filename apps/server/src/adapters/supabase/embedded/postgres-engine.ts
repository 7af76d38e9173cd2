import type pg from 'pg'
import { retryConflicts } from '../conflict.ts'
import { apiConnection } from './api-connection.ts'
import type { Engine } from './engine.ts'
import type { Lite } from './import-lite.ts'
import { openConnection, openPool } from './postgres-pool.ts'
import { apiTypes } from './postgres-types.ts'

const startLock = 7_361_120_419

/** How long one statement may take: the server's own, the audit among them, and those of a user's request. */
const limits = { statementMs: 25_000, transactionStatementMs: 5_000 }

/** A PostgreSQL that several processes may share. It may go away and come back at any time. */
export async function openPostgresEngine(databaseUrl: string, lite: Lite): Promise<Engine> {
  await checkReachable(databaseUrl)
  const serverPool = openPool({ databaseUrl, max: 10, ...limits })
  const apiPool = openPool({ databaseUrl, max: 10, types: apiTypes, ...limits })
  return {
    description: 'PostgreSQL',
    connection: apiConnection(lite, apiPool),
    serial: (run) => run(),
    sql: {
      // Each statement is a transaction of its own.
      query: <Row>(text: string, parameters: readonly unknown[] = []) =>
        retryConflicts(async () => {
          const client = await serverPool.connect()
          try {
            const { rows } = await client.query<Row>(text, parameters)
            return rows
          } finally {
            client.release()
          }
        }),
      script: (text) =>
        inTransaction(databaseUrl, async (client) => {
          await client.query(text)
        }),
    },
    transaction: (run) =>
      inTransaction(databaseUrl, async (client) => {
        await client.query(
          `set transaction isolation level repeatable read; set local time zone 'UTC'`,
        )
        return run({
          query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
            (await client.query(text, [...parameters])).rows as Row[],
        })
      }),
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
    await client.query('begin; set local statement_timeout = 0')
    const result = await run(client)
    await client.query('commit')
    return result
  } finally {
    // An open transaction ends with its connection.
    await client.end()
  }
}
