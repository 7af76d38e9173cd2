import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { buildIfStale } from './build.ts'

const root = join(import.meta.dirname, '..')
const envFile = join(root, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)

const port = Number(process.env['PORT'] || 3000)
const apiPort = port + 1
const publicUrl = process.env['PUBLIC_URL'] || `http://localhost:${port}`

// The server hands out what reading fetches at run time, which a build puts in place.
if (!existsSync(join(root, 'apps/web/dist/tesseract'))) buildIfStale()

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', join(root, 'apps/server/src/main.ts')],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(apiPort), PUBLIC_URL: publicUrl },
  },
)

process.env['PRECIS_API'] = String(apiPort)
const web = await createServer({
  root: join(root, 'apps/web'),
  server: { port, strictPort: true, host: process.env['HOST'] || '127.0.0.1' },
})
await web.listen()
console.log(`Developing at ${publicUrl}`)

process.on('exit', () => server.kill('SIGTERM'))

async function stop() {
  server.kill('SIGTERM')
  await web.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.on(signal, () => void stop())
}
server.on('exit', (code) => process.exit(code ?? 1))
