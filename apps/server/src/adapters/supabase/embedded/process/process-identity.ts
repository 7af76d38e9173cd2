import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { hasCode } from '../../has-code.ts'

const run = promisify(execFile)

/** When a process began, in whatever words the system has; empty when it is gone. Tells a reused id from the first. */
export async function processStart(pid: number): Promise<string> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    if (process.platform === 'linux') return ''
  }
  try {
    return (await run('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim()
  } catch {
    return ''
  }
}

export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/** Changes with every start of the machine; empty where the system does not say. */
export async function bootId(): Promise<string> {
  const text = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  return text.trim()
}
