import { fileURLToPath } from 'node:url'
import type { Mailbox } from '../../../services/email/ports.ts'
import { conflictAttempts } from '../conflict.ts'
import type { DatabaseOptions } from '../database-options.ts'
import { loadFileKeys, replaceFileKeys } from '../keys/file-keys.ts'
import type { Keys } from '../keys/keys.ts'
import { loadPostgresKeys, replacePostgresKeys } from '../keys/postgres-keys.ts'
import { createFileMailbox } from '../mail/file-mailbox.ts'
import { createPostgresMailbox } from '../mail/postgres-mailbox.ts'
import { awayAnswer, watchOutage } from '../outage.ts'
import { createLiteApp } from './create-app.ts'
import type { Engine } from './engine.ts'
import { importLite, type Lite } from './import-lite.ts'
import { openPgliteEngine } from './pglite-engine.ts'
import { openPostgresEngine } from './postgres-engine.ts'
import { ensurePrivateSchema, ensureRoles } from './prepare-server.ts'
import { withQuietConsole } from './quiet-console.ts'
import { runMigrations } from './run-migrations.ts'
import type { Sql } from './sql.ts'

/** The embedded Supabase API on its database, ready to answer. */
export interface Embedded {
  readonly description: string
  readonly keys: Keys
  readonly mailbox: Mailbox
  readonly sql: Sql
  readonly transaction: Engine['transaction']
  /** For a restore, in whose transaction it takes part. The open API goes on with its own keys. */
  replaceKeys(sql: Pick<Sql, 'query'>, keys: Keys): Promise<void>
  /** The API itself, with every route and key it knows: only the gateway and the server call it. */
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

export const migrationsDir = fileURLToPath(
  new URL('../../../../../../supabase/migrations', import.meta.url),
)

export async function openEmbedded(options: DatabaseOptions): Promise<Embedded> {
  // Loaded here while the database opens in its thread.
  const loading = importLite()
  loading.catch(() => undefined)
  const engine =
    options.databaseUrl === undefined
      ? await openPgliteEngine({ ...options, limits: options.pgliteLimits }, loading)
      : await openPostgresEngine(options.databaseUrl, await loading)
  try {
    const lite = await loading
    return await engine.exclusively(() => start(engine, lite, options))
  } catch (error) {
    await engine.close()
    throw error
  }
}

async function start(engine: Engine, lite: Lite, options: DatabaseOptions): Promise<Embedded> {
  const { sql } = engine
  const isShared = options.databaseUrl !== undefined
  await ensureRoles(sql)
  if (isShared) await ensurePrivateSchema(sql)
  const keys = isShared ? await loadPostgresKeys(sql) : await loadFileKeys(options.dataDir)
  const app = createLiteApp(lite, engine.connection, keys, options)
  await withQuietConsole(options.log, () => app.ensureSystemSchema())
  const newer = await runMigrations(sql, options.migrationsDir ?? migrationsDir)
  if (newer.length > 0) {
    options.log.warn(
      { migrations: newer },
      'the database was migrated by a newer version of Precis',
    )
  }
  const fetch = async (request: Request) => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === conflictAttempts || !isOneTransaction(request)
      const sent = isLast ? request : request.clone()
      const answer = () => withQuietConsole(options.log, () => app.fetch(sent))
      const { result, isAway, hasConflict } = await engine.serial(() => watchOutage(answer))
      if (isAway && result.status >= 400) return awayAnswer()
      if (!hasConflict || result.status < 500) return result
      if (isLast) return awayAnswer()
    }
  }
  await grantOnce(fetch, keys)
  return {
    description: engine.description,
    keys,
    sql,
    transaction: engine.transaction,
    replaceKeys: (within, restored) =>
      isShared ? replacePostgresKeys(within, restored) : replaceFileKeys(options.dataDir, restored),
    fetch,
    mailbox: isShared ? createPostgresMailbox(sql) : createFileMailbox(options.dataDir),
    close: () => engine.close(),
  }
}

/** What changes rows in one transaction, so that nothing of it is left when it fails. */
function isOneTransaction({ method, url }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD' && new URL(url).pathname.startsWith('/rest/v1/')
}

// The API grants table privileges on its first request: here, where no other process does the same.
async function grantOnce(fetch: Embedded['fetch'], keys: Keys): Promise<void> {
  const answer = await fetch(
    new Request('http://localhost/rest/v1/profiles?select=id&limit=1', {
      headers: { apikey: keys.publishableKey },
    }),
  )
  if (!answer.ok) throw new Error(`The embedded API answered ${answer.status} at start-up.`)
}
