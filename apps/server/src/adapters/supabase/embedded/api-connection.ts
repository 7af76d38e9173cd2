import {
  Kysely,
  type PostgresPool as KyselyPool,
  PostgresDialect,
  type PostgresQueryResult,
} from 'kysely'
import type { Lite, LiteConnection } from './import-lite.ts'

export interface PooledConnection {
  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  release(): void
}

/** Connections to a database, as Kysely wants them. */
export interface ConnectionPool {
  connect(): Promise<PooledConnection>
  end(): Promise<void>
}

/** The API's own connection with our way to the database in place of its driver, which connects nowhere before its first use. */
export function apiConnection(lite: Lite, pool: ConnectionPool): LiteConnection {
  const connection = new lite.PostgresConnection({ url: 'postgres://unused' })
  // The API reads no cursors, which the type asks for.
  const dialect = new PostgresDialect({ pool: pool as unknown as KyselyPool })
  connection.kysely = new Kysely({ dialect })
  return connection
}
