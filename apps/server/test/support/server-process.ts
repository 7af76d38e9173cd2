import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** A port nobody listens on right now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

export interface ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  /** Everything printed so far, both streams. */
  output(): string
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Starts the real server as a process of its own; does not wait for it. */
export function startServer(
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk
  })
  const ended = once(child, 'exit')
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => printed,
    kill: async (signal) => {
      child.kill(signal)
      await ended
    },
  }
}

/** Resolves when `/readyz` answers 200; rejects when the process ends first. */
export async function ready(server: ServerProcess): Promise<void> {
  while (server.child.exitCode === null && server.child.signalCode === null) {
    const answer = await fetch(`${server.url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`the server ended:\n${server.output()}`)
}
