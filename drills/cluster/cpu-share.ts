import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const periodMicroseconds = 20_000

/**
 * Gives each process that share of a core, as a container has it, until it is called off. Null where control groups
 * cannot be written: that needs root and their first version.
 */
export function shareCores(pids: readonly number[], cores: number): (() => void) | null {
  const folders: string[] = []
  try {
    for (const pid of pids) {
      const folder = join('/sys/fs/cgroup/cpu', `precis-drill-${pid}`)
      mkdirSync(folder)
      folders.push(folder)
      writeFileSync(join(folder, 'cpu.cfs_period_us'), String(periodMicroseconds))
      writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(cores * periodMicroseconds))
      writeFileSync(join(folder, 'cgroup.procs'), String(pid))
    }
  } catch {
    release(pids, folders)
    return null
  }
  return () => release(pids, folders)
}

function release(pids: readonly number[], folders: readonly string[]): void {
  for (const pid of pids) writeFileSync('/sys/fs/cgroup/cpu/cgroup.procs', String(pid))
  for (const folder of folders) rmdirSync(folder)
}
