import { Socket } from 'node:net'
import type { PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { asOutage, DatabaseAway } from '../outage.ts'
import type { ConnectionPool } from './api-connection.ts'

/** How long a request waits for a free connection, or for a new one. */
const waitMs = 5_000
/** Longer than a statement may take: past it PostgreSQL, or the way to it, is gone without a word. */
const silenceMs = 30_000
const idleMs = 10_000
/** Waiting for a lock ends first: then somebody else is too slow, and not the statement. */
const lockShare = 0.8

interface PoolOptions {
  readonly databaseUrl: string
  readonly max: number
  /** How long one statement may take, and one of a transaction. */
  readonly statementMs: number
  readonly transactionStatementMs: number
  readonly types?: pg.CustomTypesConfig | undefined
}

/** Connections to PostgreSQL. One that fails says {@link DatabaseAway} and is replaced. */
export function openPool({ databaseUrl, max, types, ...limits }: PoolOptions): ConnectionPool {
  const pool = new pg.Pool({
    ...connectionOptions(databaseUrl),
    max,
    types,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: idleMs,
    stream: impatientSocket,
    onConnect: async (client) => {
      await client.query(`set time zone 'UTC'; ${limitsOf('set', limits.statementMs)}`)
    },
  })
  // Without listeners, a connection that breaks while nobody waits for an answer would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  // Set for the session it would stay with a connection that a pooler gives to others.
  const begin = `begin; ${limitsOf('set local', limits.transactionStatementMs)}`
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw asOutage(error)
      })
      let isBroken = false
      return {
        async query<Row>(text: string, values: readonly unknown[]) {
          try {
            const result: unknown = await client.query(text === 'begin' ? begin : text, [...values])
            return result as PostgresQueryResult<Row>
          } catch (cause) {
            const error = asOutage(cause)
            isBroken ||= error instanceof DatabaseAway
            throw error
          }
        },
        release: () => client.release(isBroken || client.getTransactionStatus() !== 'I'),
      }
    },
    end: () => pool.end(),
  }
}

function limitsOf(set: 'set' | 'set local', ms: number): string {
  return `${set} statement_timeout = ${ms}; ${set} lock_timeout = ${lockShare * ms}`
}

/** A connection of its own for the start: migrations take their time, and wait for those of another process. */
export async function openConnection(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionOptions(databaseUrl),
    connectionTimeoutMillis: 15_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

function connectionOptions(databaseUrl: string): pg.ClientConfig {
  const url = new URL(databaseUrl)
  // `sslmode` as every other client of PostgreSQL reads it.
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true')
  return { connectionString: url.href, keepAlive: true, application_name: 'precis' }
}

function impatientSocket(): Socket {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () => socket.destroy(new Error('PostgreSQL is silent')))
}
