import { readFileSync } from 'node:fs'

const everyMs = 50
const ticksPerSecond = 100

/** Resident memory of a process in megabytes; 0 when it is gone. */
export function megabytesOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Processor time that a process and its threads have used, in milliseconds. */
export function cpuMsOf(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ').map(Number)
  return (((fields[11] ?? 0) + (fields[12] ?? 0)) * 1000) / ticksPerSecond
}

/** Watches the memory of a process; `stop` answers its largest, in megabytes. */
export function watchMemory(pid: number): { stop(): number } {
  let peak = megabytesOf(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, megabytesOf(pid))
  }, everyMs)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}
