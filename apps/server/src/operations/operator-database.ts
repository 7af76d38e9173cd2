import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createLogger } from '../adapters/logger.ts'
import type { DatabaseOptions } from '../adapters/supabase/database-options.ts'
import type { Env } from '../env.ts'
import { publicOrigins } from '../http/origins.ts'

/** How a command of the operator opens the database: as the server does, and without sending mail. */
export function operatorDatabase(env: Env): DatabaseOptions {
  return {
    dataDir: resolve(env.dataDir),
    databaseUrl: env.databaseUrl ?? undefined,
    hosted: env.hosted ?? undefined,
    publicOrigins: publicOrigins(env.publicUrl),
    mailer: null,
    policy: env.policy,
    log: createLogger({ write: (line) => process.stderr.write(line) }),
  }
}

/** A command that only looks at a database never creates one. */
export async function requireDatabase(env: Env): Promise<void> {
  if (env.hosted !== null || env.databaseUrl !== null) return
  const dataDir = resolve(env.dataDir)
  await access(join(dataDir, 'database')).catch(() => {
    throw new Error(`There is no database in ${dataDir}.`)
  })
}
