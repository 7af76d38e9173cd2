import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Runs the audit as `npm run credits:audit` does, without a local `.env`. */
export function runAudit(environment: Record<string, string>) {
  return runOperatorCommand('credits-audit', environment)
}

/** Runs a command of the operator, without a local `.env`. */
export async function runOperatorCommand(
  name: 'credits-audit' | 'admin' | 'backup' | 'restore',
  environment: Record<string, string>,
  parameters: readonly string[] = [],
) {
  const script = fileURLToPath(new URL(`../../src/${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, ['--no-warnings', script, ...parameters], {
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
