import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { loadPgliteEarly } from '../apps/server/src/adapters/supabase/embedded/pglite-thread.ts'
import { buildIfStale } from './build.ts'

const root = join(import.meta.dirname, '..')
const envFile = join(root, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))

// The next start finds its modules compiled. Threads learn of it from the environment only.
const compiled = join(root, 'node_modules/.cache/compiled')
enableCompileCache(compiled)
process.env['NODE_COMPILE_CACHE'] ??= compiled
if (!process.env['DATABASE_URL'] && !process.env['SUPABASE_URL']) loadPgliteEarly()
await requireEnvironment()
buildIfStale()
await import('../apps/server/src/main.ts')
flushCompileCache()

/** Ends at once when a variable is wrong or missing, instead of after the build. */
async function requireEnvironment(): Promise<void> {
  const { EnvFaults, readEnv } = await import('../apps/server/src/env.ts')
  try {
    readEnv(process.env)
  } catch (error) {
    if (!(error instanceof EnvFaults)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
