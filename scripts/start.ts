import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'

const envFile = join(import.meta.dirname, '..', '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))

buildIfStale()
await import('../apps/server/src/main.ts')
