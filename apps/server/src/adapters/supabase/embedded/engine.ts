import type { LiteConnection } from './import-lite.ts'
import type { Serial } from './serial.ts'
import type { Sql } from './sql.ts'

/** One of the two databases that the embedded API runs on. */
export interface Engine {
  readonly description: string
  readonly connection: LiteConnection
  readonly sql: Sql
  /** PGlite has one session, and the API keeps the caller's role in it: requests go one at a time. */
  readonly serial: Serial
  /** Several statements that see one moment and are written together or not at all. */
  transaction<T>(run: (sql: Pick<Sql, 'query'>) => Promise<T>): Promise<T>
  /** Runs the start-up alone, whatever other processes do. */
  exclusively<T>(run: () => Promise<T>): Promise<T>
  close(): Promise<void>
}
