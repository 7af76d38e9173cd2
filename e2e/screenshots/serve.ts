import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Served {
  readonly baseURL: string
  stop(): void
}

/** Runs the product on a data directory of its own until it is ready. */
export async function serve(port: number): Promise<Served> {
  const dataDir = mkdtempSync(join(tmpdir(), 'precis-shots-'))
  const baseURL = `http://localhost:${port}`
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = () => {
    server.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
  while (!(await fetch(`${baseURL}/readyz`).catch(() => null))?.ok) {
    if (server.exitCode !== null) {
      stop()
      throw new Error(`the server ended with ${server.exitCode}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  return { baseURL, stop }
}
