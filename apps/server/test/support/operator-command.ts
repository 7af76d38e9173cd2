import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { spawnNode } from './spawn-node.ts'

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
  const child = spawnNode(['--no-warnings', script, ...parameters], environment)
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
