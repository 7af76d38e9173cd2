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
buildIfStale()
await import('../apps/server/src/main.ts')
flushCompileCache()
