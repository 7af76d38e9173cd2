import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { spawnNode } from './spawn-node.ts'

const ownMainFile = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
/** Less than a hook may take: a server that hangs is ended by who started it. */
const startMs = 550_000

export type ServerProcess = ReturnType<typeof spawnServer>

/** Runs the real server as a process of its own; `hasStarted` resolves once it has printed its start-up lines, or has ended. */
export function spawnServer(
  port: number,
  environment: Record<string, string>,
  mainFile = ownMainFile,
) {
  const child = spawnNode([mainFile], { PORT: String(port), ...environment })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString()
  })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const printed = new Promise<void>((resolve) => {
    child.stdout.on('data', () => {
      if (output.stdout.includes('Mail:')) resolve()
    })
  })
  return {
    port,
    pid: child.pid ?? 0,
    origin: `http://localhost:${port}`,
    output,
    exited,
    hasStarted: Promise.race([exited.then(() => undefined), printed]),
    stop: (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal)
      return exited
    },
  }
}

/** Runs the real server until it has started, or has ended. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const server = spawnServer(await freePort(), environment)
  const timer = setTimeout(() => server.stop('SIGKILL'), startMs)
  await server.hasStarted
  clearTimeout(timer)
  return server
}
