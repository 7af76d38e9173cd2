import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'

const root = join(import.meta.dirname, '..')
const envFile = join(root, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))

buildIfStale()
// The next start finds its modules compiled.
enableCompileCache(join(root, 'node_modules/.cache/compiled'))
await import('../apps/server/src/main.ts')
flushCompileCache()
