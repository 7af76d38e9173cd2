import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../src/credits-audit.ts', import.meta.url))

/** Runs the audit as `npm run credits:audit` does, without a local `.env`. */
export async function runAudit(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--no-warnings', script], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString()
  })
  const [code] = await once(child, 'close')
  return { code: code as number | null, ...output }
}
