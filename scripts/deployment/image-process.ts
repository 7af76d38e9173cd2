import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** The environment of a container: its own mounts, a read-only root, an empty /tmp, no root rights. */
const inContainer = `
set -e
mount --bind "$1" "$1"
mount --rbind /dev "$1/dev"
mount --rbind /proc "$1/proc"
mount -t tmpfs tmpfs "$1/tmp"
mount -o remount,ro,bind "$1"
root=$1; shift
exec chroot --userspec=1000:1000 "$root" "$@"
`

export interface ImageProcess {
  readonly child: ChildProcess
  readonly origin: string
  /** Kilobytes of memory that are the process's own or shared with others. */
  residentKilobytes(): number
  /** Asks it to end, as an orchestrator does; answers its exit code. */
  stop(): Promise<number | null>
}

interface Start {
  readonly port: number
  readonly variables: Readonly<Record<string, string>>
  /** Where its log goes. */
  readonly logFile: string
}

/** Runs what the image runs, on a port of this machine, with what the image sets and these variables. */
export async function startFromImage(
  folder: string,
  { port, variables, logFile }: Start,
): Promise<ImageProcess> {
  const environment = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    NODE_ENV: 'production',
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    HOST: '127.0.0.1',
    PORT: String(port),
    ...variables,
  }
  const command = [
    ...['/usr/bin/env', '-i', '-C', '/app'],
    ...Object.entries(environment).map(([name, value]) => `${name}=${value}`),
    ...['node', 'apps/server/src/main.ts'],
  ]
  const child = spawn('unshare', ['--mount', 'sh', '-c', inContainer, 'sh', folder, ...command], {
    stdio: ['ignore', 'ignore', openSync(logFile, 'w')],
  })
  const origin = `http://127.0.0.1:${port}`
  const hasEnded = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await isReady(origin, child).catch((error: unknown) => {
    throw new Error(readFileSync(logFile, 'utf8'), { cause: error })
  })
  return {
    child,
    origin,
    residentKilobytes() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
    },
    stop() {
      child.kill('SIGTERM')
      return hasEnded
    },
  }
}

async function isReady(origin: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return
    await setTimeout(200)
  }
}
